import Foundation
import Synchronization
import Testing

@testable import os

/// Returns the texts of a message, with private values shown and without.
private func texts(_ message: OSLogMessage) -> [String] {
    [message.text(showsPrivate: true), message.text(showsPrivate: false)]
}

@Suite("Messages for the log")
struct OSLogMessageTests {
    @Test func textsArePrivateUnlessTheProgramSaysOtherwise() {
        let name = "Ada"
        #expect(texts("Hello") == ["Hello", "Hello"])
        #expect(texts("to \(name).") == ["to Ada.", "to <private>."])
        #expect(texts("to \(name, privacy: .public)") == ["to Ada", "to Ada"])
        #expect(texts("at \(URL(filePath: "/a"))")[1] == "at <private>")
    }

    @Test func numbersAndTruthValuesArePublicUnlessTheProgramSaysOtherwise() {
        #expect(texts("\(3) \(1.5, format: .fixed(precision: 1)) \(true)")[1] == "3 1.5 true")
        #expect(texts("\(3, privacy: .private)") == ["3", "<private>"])
        #expect(texts("\(Int.self)")[1] == "Int")
    }

    @Test func equalPrivateValuesHaveEqualMasks() {
        let masks = ["a", "a", "b"].map { value in
            OSLogMessage("\(value, privacy: .private(mask: .hash))").text(showsPrivate: false)
        }
        #expect(masks[0] == masks[1] && masks[0] != masks[2])
        #expect(!masks[0].contains("private"))
    }

    @Test func valuesAreWrittenInTheFormatThatIsAskedFor() {
        #expect(texts("\(255, format: .hex(includePrefix: true, minDigits: 4))")[0] == "0x00ff")
        #expect(texts("\(-1 as Int8, format: .hex)")[0] == "ff")
        #expect(texts("\(7, format: .decimal(explicitPositiveSign: true, minDigits: 3))")[0] == "+007")
        #expect(texts("\(-7)")[0] == "-7")
        #expect(texts("\(8, format: .octal)")[0] == "10")
        #expect(texts("\(1234.5, format: .exponential(precision: 2, uppercase: true))")[0] == "1.23E+03")
        #expect(texts("\(false, format: .answer)")[0] == "no")
        #expect(texts("[\("ab", align: .right(columns: 4))|\(3, align: .left(columns: 3))]")[0] == "[  ab|3  ]")
    }

    @Test func formatsInTheMannerOfCAreRead() {
        func texts(_ format: String, _ arguments: Any...) -> [String] {
            let message = OSLogFormat.message(format, arguments)
            return [message.text(showsPrivate: true), message.text(showsPrivate: false)]
        }
        #expect(texts("%d of %ld, %5.1f%%|%-4d|", 3, 7, 12.34, 5) == Array(repeating: "3 of 7,  12.3%|5   |", count: 2))
        #expect(texts("%x %X %o %u", 255, Int8(-1), 8, UInt8(200))[1] == "ff FF 10 200")
        #expect(texts("%@, %{public}@, %{private}d", "Ada", "Bob", 3) == ["Ada, Bob, 3", "<private>, Bob, <private>"])
        #expect(texts("%{public}s: %@", "a", URL(filePath: "/b")) == ["a: file:///b", "a: <private>"])
        #expect(texts("%.*f %*d", 2, 1.5, 4, 7)[0] == "1.50    7")
        #expect(texts("%d %@", 1)[0] == "1 <decode: missing data>")
        #expect(texts("100%")[0] == "100<decode: missing data>")
        #expect(texts("%{private, mask.hash}@", "a")[1].hasPrefix("<mask.hash"))
    }

    @Test func theEnvironmentSaysWhetherPrivateValuesAreShown() {
        #expect(PrivateData.isShown(by: ["OS_LOG_PRIVATE_DATA": "show"]))
        #expect(!PrivateData.isShown(by: ["OS_LOG_PRIVATE_DATA": "hide"]))
    }
}

@Suite("Locks with a state")
struct OSAllocatedUnfairLockTests {
    @Test("A lock without a state is acquired and released by hand")
    func byHand() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()
        #expect(lock.withLockIfAvailable { 1 } == 1)
        #expect(lock.lockIfAvailable())
        lock.unlock()
    }

    @Test func copiesAreOneLock() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { [lock] in lock.withLock { $0 += 1 } } }
        }
        #expect(lock.withLock { $0 } == 50)
        let inner = lock.withLock { _ in lock.withLockIfAvailable { $0 } }
        #expect(inner == nil)
    }
}
