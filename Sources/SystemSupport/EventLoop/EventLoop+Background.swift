import Synchronization

extension EventLoop {
    /// Returns the loop of this process for what waits in the background; its thread starts when it is first asked for.
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
