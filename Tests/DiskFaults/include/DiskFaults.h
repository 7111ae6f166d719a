// For LD_PRELOAD: makes the calls of a program to a disk slow, or one of them fail, or ends the program before one of them.
//
// Counted are calls for files below $FAULT_FOLDER, and on descriptors of such files, from 1:
//   FAULT_AT=N       the call that does not do what it should, which is
//   FAULT_ERROR=E    to fail with this error number without doing anything (but close), or
//   FAULT_KILL=1     to kill the program
//   FAULT_LOG=FILE   a line for each call: its name
// and of all:
//   FAULT_BUSY=1     files cannot be renamed over, as where they are mounted by themselves
//   FAULT_SHORT=1    a write takes at most 7 bytes
//   FAULT_HANG=TEXT  opening a file whose name contains this never comes back, as on a network that is gone
//   FSYNC_US=N       fsync takes so many microseconds
