#include "CLogCapture.h"

// Swift has no way to run code before the first test of a process.
__attribute__((constructor)) static void start(void) { capture_log(); }
