#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include "DiskFaults.h"

enum { MOST = 1024 };
static char watched[MOST];
static int calls;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static long number(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

static void note(const char *name) {
  const char *file = getenv("FAULT_LOG");
  if (!file) return;
  int log = REAL(open)(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  char line[64];
  size_t length = strlen(name);
  memcpy(line, name, length);
  line[length] = '\n';
  if (REAL(write)(log, line, length + 1) < 0) abort();
  REAL(close)(log);
}

/// Whether this call is to fail; `errno` then says how.
static int fails(const char *name) {
  pthread_mutex_lock(&lock);
  int call = ++calls;
  note(name);
  pthread_mutex_unlock(&lock);
  if (call != number("FAULT_AT")) return 0;
  if (number("FAULT_KILL")) kill(getpid(), SIGKILL);
  errno = (int)number("FAULT_ERROR");
  return 1;
}

static int is_below(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static int is_watched(int file) { return file >= 0 && file < MOST && watched[file]; }

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  const char *hang = getenv("FAULT_HANG");
  while (hang && strstr(path, hang)) pause();
  if (!is_below(path)) return REAL(open)(path, flags, mode);
  if (fails("open")) return -1;
  int file = REAL(open)(path, flags, mode);
  if (file >= 0 && file < MOST) watched[file] = 1;
  return file;
}

int open64(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list rest;
    va_start(rest, flags);
    mode = va_arg(rest, mode_t);
    va_end(rest);
  }
  return open(path, flags, mode);
}

int close(int file) {
  if (!is_watched(file)) return REAL(close)(file);
  watched[file] = 0;
  int failed = fails("close"), error = errno, status = REAL(close)(file);
  if (!failed) return status;
  errno = error;
  return -1;
}

ssize_t read(int file, void *bytes, size_t count) {
  return is_watched(file) && fails("read") ? -1 : REAL(read)(file, bytes, count);
}

ssize_t write(int file, const void *bytes, size_t count) {
  if (!is_watched(file)) return REAL(write)(file, bytes, count);
  if (fails("write")) return -1;
  return REAL(write)(file, bytes, number("FAULT_SHORT") && count > 7 ? 7 : count);
}

int fsync(int file) {
  if (is_watched(file) && fails("fsync")) return -1;
  usleep((useconds_t)number("FSYNC_US"));
  return 0;
}

int flock(int file, int operation) {
  return is_watched(file) && fails("flock") ? -1 : REAL(flock)(file, operation);
}

int ftruncate(int file, off_t length) {
  return is_watched(file) && fails("ftruncate") ? -1 : REAL(ftruncate)(file, length);
}

int posix_fallocate(int file, off_t start, off_t length) {
  return is_watched(file) && fails("posix_fallocate") ? errno : REAL(posix_fallocate)(file, start, length);
}

int fchmod(int file, mode_t mode) { return is_watched(file) && fails("fchmod") ? -1 : REAL(fchmod)(file, mode); }

int mkdir(const char *path, mode_t mode) { return is_below(path) && fails("mkdir") ? -1 : REAL(mkdir)(path, mode); }

int unlink(const char *path) { return is_below(path) && fails("unlink") ? -1 : REAL(unlink)(path); }

int rename(const char *old, const char *new) {
  if (!is_below(new)) return REAL(rename)(old, new);
  if (fails("rename")) return -1;
  if (number("FAULT_BUSY")) {
    errno = EBUSY;
    return -1;
  }
  return REAL(rename)(old, new);
}
