/// The stack of the main thread.
package enum MainThreadStack {
    /// The size of the stack in bytes, eight times the usual.
    ///
    /// Linux keeps the 128 MiB below the stack of a program free at least (`mmap_base` in `arch/x86/mm/mmap.c`, and in
    /// `mm/util.c` for 64-bit ARM and RISC-V), so the stack can grow this far at any time. GCC does the same to itself, with the same size.
    private static let size: rlim_t = 64 << 20

    /// Lets the stack grow beyond the usual limit, for functions that recurse for each level of a tree.
    ///
    /// The system looks at the limit when the stack grows, so this has an effect on the thread that runs. Other threads keep
    /// theirs. Programs that are started from here on inherit the limit.
    package static func grow() {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        // RLIM_INFINITY is the largest number.
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < size else { return }
        limit.rlim_cur = min(size, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
