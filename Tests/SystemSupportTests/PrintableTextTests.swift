import Glibc
import Testing

@testable import SystemSupport

@Suite("Text to be shown")
struct PrintableTextTests {
    @Test("has no character that controls a terminal, and a name no line break either")
    func printable() {
        let hostile = "a\u{1B}]0;title\u{7}\n\u{9B}31m\u{202E}gpj.b\r\u{7F}"
        #expect(hostile.printable == "a\u{FFFD}]0;title\u{FFFD}\u{FFFD}\u{FFFD}31m\u{FFFD}gpj.b\u{FFFD}\u{FFFD}")
        #expect(hostile.printableLines == "a\u{FFFD}]0;title\u{FFFD}\n\u{FFFD}31m\u{FFFD}gpj.b\u{FFFD}\u{FFFD}")
        #expect("Zażółć – 世界 👩‍👩‍👧".printable == "Zażółć – 世界 👩‍👩‍👧")
    }

    @Test("keeps its lines, in the way that they end, and its tabs")
    func lines() {
        #expect("a\r\nb\tc\n".printableLines == "a\r\nb\tc\n")
        #expect("\u{200F}שלום\u{200E}\u{1B}".printableLines == "\u{200F}שלום\u{200E}\u{FFFD}")
        #expect("good\rbad\u{1B}".printableLines == "good\u{FFFD}bad\u{FFFD}")
        #expect("\u{1B}\r".printableLines == "\u{FFFD}\u{FFFD}")
    }

    @Test("of errors is that of a name on one line")
    func errors() {
        let error = SystemError("/tmp/a\n\u{1B}[2J", ENOENT)
        #expect(error.localizedDescription == "/tmp/a\u{FFFD}\u{FFFD}[2J: No such file or directory")
    }
}
