import Testing

@testable import ProjectPorting

@Suite("Patches for branches")
struct SourcePatchTests {
    private let linux = BuildPlatform.linux(modules: ["Foundation", "SwiftUI"], conditions: ["PRO"])

    private func patch(_ text: String, isMac: Bool = true, path: String = "a.swift") -> String? {
        let apple = BuildPlatform.apple(isMac: isMac, conditions: ["PRO"])
        return SourcePatch(path: path, text: Array(text.utf8), linux: linux, apple: apple)?.text
    }

    @Test(
        "The condition of a lost branch names Linux beside the platform",
        arguments: [
            ("#if os(macOS)", "#if os(macOS) || os(Linux)"),
            ("  #if os(OSX) // Mac", "  #if os(OSX) || os(Linux) // Mac"),
            ("#if os(macOS) || os(tvOS)", "#if os(macOS) || os(Linux) || os(tvOS)"),
            ("#if PRO && os(macOS)", "#if PRO && (os(macOS) || os(Linux))"),
            ("#if os(macOS)\r", "#if os(macOS) || os(Linux)\r"), ("#if os(iOS)", nil), ("#if canImport(MapKit)", nil),
            ("#if os(macOS) && canImport(MapKit)", nil),
        ] as [(String, String?)]
    )
    func conditions(line: String, wide: String?) {
        let expected = wide.map {
            "--- a/a.swift\n+++ b/a.swift\n@@ -1,3 +1,3 @@\n-\(line)\n+\($0)\n f()\n #endif\n"
        }
        #expect(patch("\(line)\nf()\n#endif\n") == expected)
    }

    @Test("Source for phones gets its own branches")
    func phones() {
        #expect(patch("#if os(iOS)\nf()\n#endif\n", isMac: false)?.contains("+#if os(iOS) || os(Linux)\n") == true)
    }

    @Test("A branch after the one that Linux takes cannot be had by its name")
    func order() {
        #expect(patch("#if !os(macOS)\nf()\n#elseif os(macOS)\ng()\n#endif\n") == nil)
        #expect(patch("#if os(macOS)\nf()\n#else\ng()\n#endif\n") != nil)
    }

    @Test("Branches inside a branch are among the changes, and hunks are apart")
    func nesting() throws {
        let outer = "#if os(macOS)\n#if os(macOS)\nf()\n#endif\n#endif\n"
        let text = try #require(patch(outer + String(repeating: "\n", count: 9) + outer))
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("+#if") }.count == 4)
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -12,8 +12,8 @@"])
    }

    @Test("A delegate has an attribute that Linux knows", arguments: ["@UIApplicationMain", "@NSApplicationMain"])
    func attributes(attribute: String) {
        let text = patch("\(attribute)\nclass AppDelegate {}\n  \(attribute) class Other {}\n// \(attribute)\n")
        #expect(text?.contains("-\(attribute)\n+@main\n class AppDelegate {}\n") == true)
        #expect(text?.contains("+  @main class Other {}\n // \(attribute)\n") == true)
    }

    @Test("A last line without a line break stays so, and a path that no line can hold is left out")
    func edges() throws {
        let text = try #require(patch("#if os(macOS)\nf()\n#endif", path: "My App/a.swift"))
        #expect(text.hasSuffix(" #endif\n\\ No newline at end of file\n"))
        #expect(text.hasPrefix("--- a/My App/a.swift\t\n"))
        #expect(patch("#if os(macOS)\nf()\n#endif", path: "a\n+++ b/c.swift") == nil)
    }
}
