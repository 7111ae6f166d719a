#pragma once

/// How often the calling thread has asked for memory.
unsigned long allocations(void);
