// What Linux has and other systems do not, for callers that have another way.

extension Descriptor {
    /// Returns `false`, because files that share blocks are not supported.
    /// - Returns: Whether it is: never, as there is no such function.
    package func clone(_ original: Descriptor) -> Bool { false }

    /// Returns nil, because copying within the kernel is not supported.
    /// - Returns: The number of copied bytes: nil, as there is no such function.
    package func copyInKernel(from original: Descriptor, upTo count: Int) -> Int? { nil }

    /// Throws an error, because unnamed files are not supported.
    /// - Throws: `SystemError` with the code `ENOSYS`: no file gets its name later.
    package static func unnamedFile(in directory: String, _ mode: FileMode) throws(SystemError) -> Descriptor {
        throw SystemError(directory, ENOSYS)
    }

    /// Throws an error, because unnamed files are not supported.
    /// - Throws: `SystemError` with the code `ENOSYS`, as for ``unnamedFile(in:_:)``.
    package func giveName(_ path: String) throws(SystemError) { throw SystemError(path, ENOSYS) }
}

/// Throws an error, because exchanging files is not supported.
/// - Throws: `SystemError` with the code `ENOSYS`: there is no such function.
package func exchange(_ path: String, with otherPath: String) throws(SystemError) {
    throw SystemError(otherPath, ENOSYS)
}
