import Testing

@testable import ProjectPorting

@Suite("Reading source")
struct SourceScanTests {
    private let linux = BuildPlatform.linux(modules: ["Foundation", "SwiftUI", "AppKit"], conditions: ["PRO"])
    private let mac = BuildPlatform.apple(isMac: true, conditions: ["PRO"])

    private func scan(_ text: String, wanted: Set<String> = ["NSImage", "#selector"]) -> SourceScan {
        SourceScan(Array(text.utf8), wanted: wanted, linux: linux, apple: mac)
    }

    @Test("Imports are those of compiled branches, in each of their forms")
    func imports() {
        let scan = scan(
            """
            import Foundation // import Comment
            @testable public import struct SwiftUI.Text
            /* import Comment
               /* import Comment */ */
            let text = "import Text"
            #if os(macOS)
            import MapKit
            #elseif canImport(AppKit) && !os(iOS)
            import AppKit
            #else
            import UIKit
            #endif
            """
        )
        #expect(scan.imports.map(\.module) == ["Foundation", "SwiftUI", "AppKit"])
        #expect(scan.imports.map(\.line) == [1, 2, 9])
        #expect(scan.namedModules.contains("MapKit"))
    }

    @Test(
        "A branch is lost where the Mac gets another than Linux",
        arguments: [
            ("#if os(macOS)\nf()\n#endif", 1), ("#if os(macOS)\nf()\n#else\ng()\n#endif", 1),
            ("#if os(iOS)\nf()\n#else\ng()\n#endif", nil), ("#if os(macOS) || os(Linux)\nf()\n#endif", nil),
            ("#if os(iOS)\nf()\n#endif", nil), ("#if !os(iOS)\nf()\n#endif", nil),
            ("#if os(iOS)\nf()\n#elseif os(macOS)\ng()\n#endif", 3), ("#if DEBUG\nf()\n#endif", nil),
            ("#if os(macOS)\nimport AppKit\n#endif", nil), ("#if PRO && os(macOS)\nf()\n#endif", 1),
            ("#if canImport(UIKit)\nf()\n#elseif canImport(AppKit)\ng()\n#endif", nil),
            ("#if os(iOS)\n#if os(macOS)\nf()\n#endif\n#endif", nil),
            ("#if os(macOS)\n#if PRO\nf()\n#endif\n#endif", 1),
            ("#if compiler(>=6.2) && os(macOS)\nf()\n#endif", 1),
        ] as [(String, Int?)]
    )
    func branches(text: String, line: Int?) {
        let lost = scan(text).lost
        #expect(lost.map(\.line) == (line.map { [$0] } ?? []))
    }

    @Test("Names are found in code, and in no comment and no string")
    func names() {
        let scan = scan(
            ##"""
            // NSImage
            let a = "NSImage \(NSImage(named: "NSImage") ?? x)" // NSImage
            let b = """
              NSImage "NSImage"
              """
            let c = #"NSImage \(NSImage)"#; let d = #"\#(NSImage.self)"#
            MyNSImage.NSImage(#selector(f))
            """##
        )
        #expect(scan.words["NSImage"] == [2, 6, 7])
        #expect(scan.words["#selector"] == [7])
        #expect(scan.lineCount == 7)
    }

    @Test("A name with its member, or with the first label of a call, is one name to look for")
    func phrases() {
        let scan = scan(
            """
            NSApp.windows.first; MyNSApp.windows; NSApp.windowsMenu
            Bundle(identifier: "a"); Bundle(identifier); Bundle(url: identifier)
            """,
            wanted: ["NSApp.windows", "Bundle(identifier:"]
        )
        #expect(scan.words == ["NSApp.windows": [1], "Bundle(identifier:": [2]])
    }

    @Test("Conditions are read as the compiler reads them")
    func conditions() {
        func holds(_ text: String) -> Truth { BuildCondition.holds(text, on: linux) }
        #expect(holds("os(Linux)") == .yes && holds("os(macOS)") == .no && holds("DEBUG") == .unknown)
        #expect(holds("os(macOS) && DEBUG") == .no && holds("os(Linux) || DEBUG") == .yes)
        #expect(
            holds("!(os(macOS) || os(iOS)) && PRO") == .yes && holds("swift(>=5.9)") == .yes
                && holds("swift(>=9)") == .unknown
        )
        #expect(holds("canImport(MapKit)") == .no && holds("canImport(SwiftUI, _version: 1.0)") == .yes)
        #expect(holds("os(macOS) && DEBUG || os(Linux)") == .yes)
        #expect(holds(String(repeating: "!(", count: 5000)) == .unknown)
    }
}
