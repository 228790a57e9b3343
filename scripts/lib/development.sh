# shellcheck shell=bash
# Builds in the debug configuration, for tests and for what reads modules and the index. To be sourced.

# The directory of these builds. Modules of swift-syntax, which a plain "swift build" leaves in .build, would be taken for the toolchain's.
development_build=.build/development

# Swift's compiler comes with the libraries that it is made of. The macros of this package are made with its swift-syntax there:
# building another takes longer than building all modules. A compiler without them, and a package that depends on this one, builds
# swift-syntax.
use_host_libraries() {
    local libraries
    command -v swiftc >/dev/null || return 0
    libraries=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host
    [[ ! -d $libraries/SwiftCompilerPluginMessageHandling.swiftmodule ]] || export TRANSFERABLE_HOST_LIBRARIES=$libraries
}

# Has the manifest declare some targets of tests and what they need, and nothing else: declare_tests TARGET…; without a target, the
# libraries.
declare_tests() {
    TRANSFERABLE_TESTS=$(IFS=, && echo "$*")
    export TRANSFERABLE_TESTS
}

# Sets "most_at_once" to the options of "swift test" for the most tests at a time: limit_tests [COUNT]. All of a thousand at once keep each
# other from their threads: what one of them begins would wait for minutes.
limit_tests() {
    most_at_once=()
    if [[ $(swift test --help-hidden 2>/dev/null) == *--experimental-maximum-parallelization-width* ]]; then
        most_at_once=(--experimental-maximum-parallelization-width "${1:-32}")
    fi
}

use_host_libraries
