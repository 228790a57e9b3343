import Cocoa
import Testing

@Suite("Cocoa")
struct CocoaTests {
    @Test("shows AppKit and Foundation")
    func names() {
        #expect(NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).redComponent == 1)
        #expect(URL(fileURLWithPath: "/a").lastPathComponent == "a")
    }
}
