// libdbus for Swift. Its headers lie where pkg-config says; Swift cannot call its functions with variable arguments.
#include <dbus/dbus.h>
