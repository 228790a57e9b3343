extension Descriptor {
    /// Reads a range of the file that is known to be small.
    /// - Returns: The bytes; fewer than asked for where the file ends before.
    package func bytes(at position: Int, count: Int) throws -> [UInt8] {
        try [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = try fill(UnsafeMutableRawBufferPointer(buffer), at: position)
        }
    }

    /// Reads the file to its end, in parts.
    /// - Parameters:
    ///   - partSize: The greatest number of bytes of a part.
    ///   - take: Takes the next bytes, which are valid until it returns.
    /// - Throws: `SystemError`, or what `take` throws.
    package func readAll(partSize: Int, _ take: (UnsafeRawBufferPointer) throws -> Void) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: partSize, alignment: 16)
        defer { buffer.deallocate() }
        while true {
            let count = try read(into: buffer)
            if count == 0 { return }
            try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}
