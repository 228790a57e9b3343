/// The limit on the number of files that a process can have open.
package enum OpenFileLimit {
    /// The limit, or `Int.max` if there is none.
    package static var current: Int {
        let limit = sysconf(CInt(_SC_OPEN_MAX))
        return limit < 0 ? .max : limit
    }

    /// Throws an error if a number of additional files can't be opened now.
    ///
    /// Libraries of C end the process where they need a descriptor and there is none, as GLib does for each main context. So what
    /// other programs and machines can make many of leaves some for what this process does by itself.
    /// - Parameters:
    ///   - count: The number of files.
    ///   - purpose: What they are for, in the error.
    package static func checkRoom(for count: Int, _ purpose: String) throws(SystemError) {
        let open: Int
        do throws(SystemError) {
            open = try Descriptor.reading("/proc/self/fd").entryNames().count
        } catch {
            guard [EMFILE, ENFILE].contains(error.code) else {
                // Where there is no such directory, nothing is known.
                return
            }
            throw SystemError(purpose, error.code)
        }
        guard open + count <= current else { throw SystemError(purpose, EMFILE) }
    }
}
