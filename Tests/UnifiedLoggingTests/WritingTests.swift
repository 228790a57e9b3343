import LogCapture
import Testing

@Suite("Writing into the log", .serialized)
struct WritingTests {
    private let log = LogCapture.shared

    @Test func messagesReachTheLogOfTheProgram() {
        writeNumbers()
        #expect(
            log.messages(containing: "org.example.numbers") == [
                "org.example.numbers [tests]: 1", "org.example.numbers [tests]: 2", "org.example.numbers [tests]: 3",
                "org.example.numbers [tests]: 4", "org.example.numbers: 5",
            ]
        )
        #expect(
            log.levels(ofMessagesContaining: "org.example.numbers") == [.notice, .error, .critical, .info, .error]
        )
    }

    @Test func valuesOfMessagesThatAreNotLoggedAreNotMade() {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        dropError(value)
        #expect(count == 0)
        inform(value)
        #expect(count == 1)
        #expect(log.messages(containing: "org.example.values") == ["org.example.values [tests]: 1"])
    }
}
