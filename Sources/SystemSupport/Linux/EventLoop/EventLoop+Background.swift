import Synchronization

extension EventLoop {
    /// Returns this process's event loop for background work. Its thread starts with the first call.
    package static func background() throws -> EventLoop {
        try backgroundLoop.withLock { loop in
            if let loop { return loop }
            let new = try EventLoop()
            new.start(named: "transfer")
            loop = new
            return new
        }
    }

    private static let backgroundLoop = Mutex<EventLoop?>(nil)
}
