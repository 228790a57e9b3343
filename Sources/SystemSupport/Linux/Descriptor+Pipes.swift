extension Descriptor {
    /// Returns the two ends of a new pipe.
    /// - Throws: `SystemError` when the process has too many open files.
    package static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
        var ends: [CInt] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError("A pipe could not be made") }
        return (Descriptor(ends[0], name: "The pipe"), Descriptor(ends[1], name: "The pipe"))
    }

    /// Requests a minimum capacity for a pipe (fcntl(2), F_SETPIPE_SZ). A pipe that is larger or can't grow is left unchanged.
    package func widenPipe(to byteCount: Int) {
        withNumber { number in
            if fcntl(number, Linux.getPipeSize) < CInt(byteCount) {
                _ = fcntl(number, Linux.setPipeSize, CInt(byteCount))
            }
        }
    }

    /// Accepts the next connection to a listening socket.
    package func acceptConnection() throws(SystemError) -> Descriptor {
        let number = withNumber { accept4($0, nil, nil, CInt(SOCK_CLOEXEC.rawValue)) }
        guard number >= 0 else { throw SystemError(name) }
        return Descriptor(number, name: name)
    }
}
