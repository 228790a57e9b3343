/// The program that this process runs.
package enum OwnProgram {
    /// The path of the program's file with all links resolved; nil if the system does not report it (proc(5), exe).
    package static var path: String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
            let count = readlink("/proc/self/exe", buffer.baseAddress!, buffer.count)
            guard count > 0, count < buffer.count else { return nil }
            return String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
        }
    }
}
