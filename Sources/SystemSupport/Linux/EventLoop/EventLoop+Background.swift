import Synchronization

extension EventLoop {
    /// Returns this process's loop for waits in the background. Its thread starts at the first call.
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
