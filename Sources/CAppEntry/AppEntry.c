#include "CAppEntry.h"

#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>

// The linker takes the function of GTKHost in place of this one where a program has it. That one has an argument, the app; this one
// neither looks at it nor returns, so it may be called as if it had.
__attribute__((weak, noreturn)) void swift_transferable_run_app(void);

void swift_transferable_run_app(void) {
    fputs(
        "This program has no windows, in which its app would run: its target does not depend on SwiftUI.\n"
        "Add .product(name: \"SwiftUI\", package: \"swift-transferable\") to the target's dependencies in Package.swift.\n",
        stderr
    );
    exit(EX_CONFIG);
}
