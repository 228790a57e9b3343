import Logging
import Synchronization
import Testing

/// What was logged in this process.
private let records = Mutex<[String]>([])

private struct RecordingHandler: LogHandler {
    let label: String
    var logLevel = Logging.Logger.Level.info
    var metadata: Logging.Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logging.Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        let category = event.metadata?["category"].map { " [\($0)]" } ?? ""
        records.withLock { $0.append("\(label)\(category) \(event.level): \(event.message)") }
    }
}

@Suite("Writing into the log", .serialized)
struct WritingTests {
    init() {
        _ = Self.isSetUp
        records.withLock { $0 = [] }
    }

    private static let isSetUp: Void = LoggingSystem.bootstrap { RecordingHandler(label: $0) }

    @Test func messagesReachTheLogOfTheProgram() {
        writeNumbers()
        #expect(
            records.withLock { $0 } == [
                "org.example [tests] notice: 1", "org.example [tests] error: 2", "org.example [tests] critical: 3",
                "org.example [tests] info: 4", "org.example error: 5",
            ]
        )
    }

    @Test func valuesOfMessagesThatAreNotLoggedAreNotMade() {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        debug(value)
        dropError(value)
        #expect(count == 0 && records.withLock { $0.isEmpty })
        inform(value)
        #expect(count == 1)
    }
}
