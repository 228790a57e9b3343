import Foundation
import Testing

@Suite("The article on widgets of GTK")
struct RepresentableDocumentationTests {
    /// The probe that a test uses on a display is compiled of the code that the article shows.
    @Test func theArticleShowsCodeThatIsCompiled() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let article = try String(
            contentsOf: root.appendingPathComponent("Sources/SwiftUI/SwiftUI.docc/WidgetsOfGTK.md"),
            encoding: .utf8
        )
        let compiled = try String(
            contentsOf: root.appendingPathComponent("Tests/TransferProbe/NativeToggle.swift"),
            encoding: .utf8
        )
        // The probe tells the test of more than the article.
        let lines = compiled.split(separator: "\n").filter { !$0.contains("say(") }
        #expect(lines.count > 40)
        for line in lines { #expect(article.contains(line), "\(line)") }
    }
}
