import Glibc

/// The descriptors 0, 1 and 2, which a parent process may have closed (`command >&-`).
enum StandardDescriptors {
    /// Prevents this process's files from getting the numbers, which would then be read, written or replaced in their
    /// place.
    ///
    /// The replacement of a closed one cannot be used, so reading standard input or writing standard output fails as
    /// with the closed one.
    static func reserve() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            // The lowest free number is this one.
            _ = open("/dev/null", mode)
        }
    }
}
