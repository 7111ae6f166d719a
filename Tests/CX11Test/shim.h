// Xlib and XTEST for the window tests, the macros of Xlib that Swift cannot import, and a way to start programs
// that end with the test run.
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/XKBlib.h>
#include <X11/keysym.h>
#include <X11/extensions/XTest.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

static inline unsigned long x_pixel(XImage *image, int x, int y) { return XGetPixel(image, x, y); }
static inline void x_free_image(XImage *image) { XDestroyImage(image); }

static inline int x_ignore_error(Display *display, XErrorEvent *error) { return 0; }
static inline int x_ignore_loss(Display *display) { return 0; }
static inline void x_ignore_lost_server(Display *display, void *data) {}

/// Xlib's own handlers end the process: a window that went away, or a server that died, must only fail a test.
static inline void x_keep_running_after_errors(void) {
  XSetErrorHandler(x_ignore_error);
  XSetIOErrorHandler(x_ignore_loss);
}
static inline void x_keep_running_without(Display *display) {
  XSetIOErrorExitHandler(display, x_ignore_lost_server, 0);
}

/// Asks the program to close a window, as a window manager's close button does.
static inline int x_send_delete(Display *display, Window window) {
  XEvent event = {0};
  event.xclient.type = ClientMessage;
  event.xclient.window = window;
  event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", False);
  event.xclient.format = 32;
  event.xclient.data.l[0] = XInternAtom(display, "WM_DELETE_WINDOW", False);
  event.xclient.data.l[1] = CurrentTime;
  return XSendEvent(display, window, False, NoEventMask, &event);
}

/// A pipe that other programs started meanwhile do not inherit.
static inline int make_pipe(int ends[2]) {
  if (pipe(ends) != 0) return -1;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
}

/// Starts `path` with standard input, output and error at the three descriptors, in a process group of its own.
/// The kernel kills it when the calling *thread* ends.
/// Returns the process id, or -1 with errno.
static inline pid_t start_child(const char *path, char *const arguments[], char *const environment[], int input,
                                int output, int error) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child != 0) {
    if (child > 0) setpgid(child, child);
    return child;
  }
  // Between fork and exec of a program with threads only async-signal-safe calls are allowed.
  int from[3] = {fcntl(input, F_DUPFD, 16), fcntl(output, F_DUPFD, 16), fcntl(error, F_DUPFD, 16)};
  for (int i = 0; i < 3; i++) {
    if (from[i] >= 0) dup2(from[i], i);
    else close(i);
  }
  for (int i = 3; i < 1024; i++) close(i);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, 0);
  signal(SIGPIPE, SIG_DFL);
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() == parent) execve(path, arguments, environment);
  _exit(127);
}
