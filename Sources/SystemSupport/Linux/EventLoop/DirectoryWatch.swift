/// An observer of changes in a directory that uses notifications of the kernel (inotify(7)) rather than polling.
package final class DirectoryWatch: Sendable {
    private let loop: EventLoop
    private let descriptor: Descriptor

    /// Watches a directory until this object is released.
    /// - Parameters:
    ///   - path: The directory. An open descriptor would delay the event of its removal, so none is kept.
    ///   - loop: The loop of the actions.
    ///   - onChange: Called after entries are added to the directory or removed from it.
    ///   - onEnd: Called when the directory is removed, after which there are no further calls.
    package init(
        _ path: String,
        on loop: EventLoop,
        onChange: @escaping @Sendable () -> Void,
        onEnd: @escaping @Sendable () -> Void
    ) throws {
        self.loop = loop
        descriptor = try .opened("inotify") { inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC)) }
        let events = IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR | IN_DONT_FOLLOW
        let descriptor = descriptor
        guard descriptor.withNumber({ inotify_add_watch($0, path, UInt32(events)) }) >= 0 else {
            throw SystemError(path)
        }
        loop.submit { [weak loop] in
            loop?.watch(descriptor, for: .readable) { _ in
                let isOver = Self.takeEvents(of: descriptor)
                if isOver { loop?.unwatch(descriptor) }
                onChange()
                if isOver { onEnd() }
            }
        }
    }

    deinit {
        loop.submit { [loop, descriptor] in loop.unwatch(descriptor) }
    }

    /// Reads the available events.
    /// - Returns: Whether the directory is removed.
    private static func takeEvents(of descriptor: Descriptor) -> Bool {
        var isOver = false
        withUnsafeTemporaryAllocation(byteCount: 4096, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
            while true {
                guard let count = try? descriptor.read(into: buffer), count > 0 else { return }
                var position = 0
                while position + MemoryLayout<inotify_event>.size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: position, as: inotify_event.self)
                    if event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT) != 0 {
                        isOver = true
                    }
                    position += MemoryLayout<inotify_event>.size + Int(event.len)
                }
            }
        }
        return isOver
    }
}
