extension Descriptor {
    /// Leaves the extended attributes as they are: POSIX has none.
    func copyExtendedAttributes(of original: Descriptor) {}

    /// Writes all changes to all file systems to disk (sync(2)).
    package func writeOutFileSystem() throws(SystemError) { sync() }
}

/// Makes a file from a template that ends in six letters X, closed in programs that this one becomes.
func makeTemporaryFile(_ template: UnsafeMutablePointer<CChar>) -> CInt {
    let number = mkstemp(template)
    if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return number
}
