// The types of libwayland-client for Swift. It is not linked: what it can do is looked up when the first window opens on
// Wayland, so that a program on X11 does not load it.
#include <wayland-client-core.h>
#include <wayland-util.h>

/// A file in memory, without a name among others: `memfd_create` of the C library, which is not declared without
/// _GNU_SOURCE.
extern int memfd_create(const char *name, unsigned int flags);
/// It does not go to programs that are started.
static const unsigned int kMemoryCloseOnExec = 1;
