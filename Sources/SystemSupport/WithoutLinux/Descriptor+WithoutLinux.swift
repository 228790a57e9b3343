// What Linux has and other systems do not, for callers that have another way.

extension Descriptor {
    /// Makes a file a copy of another that shares its blocks.
    /// - Returns: Whether it is: never, as there is no such function.
    package func clone(_ original: Descriptor) -> Bool { false }

    /// Copies without reading.
    /// - Returns: The number of copied bytes: nil, as there is no such function.
    package func copyInKernel(from original: Descriptor, upTo count: Int) -> Int? { nil }

    /// Creates a file without a name in a directory.
    /// - Throws: `SystemError` with the code `ENOSYS`: no file gets its name later.
    package static func unnamedFile(in directory: String, _ mode: FileMode) throws(SystemError) -> Descriptor {
        throw SystemError(directory, ENOSYS)
    }

    /// Gives a file without a name one that no other has.
    /// - Throws: `SystemError` with the code `ENOSYS`, as for ``unnamedFile(in:_:)``.
    package func giveName(_ path: String) throws(SystemError) { throw SystemError(path, ENOSYS) }
}

/// Exchanges two files or folders.
/// - Throws: `SystemError` with the code `ENOSYS`: there is no such function.
package func exchange(_ path: String, with otherPath: String) throws(SystemError) {
    throw SystemError(otherPath, ENOSYS)
}
