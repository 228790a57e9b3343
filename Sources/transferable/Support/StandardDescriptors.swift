import Glibc

/// The descriptors 0, 1 and 2, which a parent process may have closed (`command >&-`).
enum StandardDescriptors {
    /// Keeps the numbers from being given to files that this process opens, which would then be read, written or replaced
    /// in their place.
    ///
    /// What takes the place of a closed one cannot be used for what it is for, so that reading standard input or writing
    /// standard output fails as it does with the closed one.
    static func reserve() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is this one.
            _ = open("/dev/null", mode)
        }
    }
}
