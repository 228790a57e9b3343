import Testing

@testable import ProjectPorting

@Suite("What a package of somebody's own needs")
struct PackageReviewTests {
    private func advice(_ targets: String, _ files: [String: String]) -> [String] {
        let manifest = "let package = Package(name: \"P\", targets: [\(targets)])"
        let files = MemoryFiles(contents: files.merging(["Package.swift": manifest]) { $1 })
        return PackageReview.review(of: files).advice
    }

    @Test("Targets are those of the manifest, and no other folder is named")
    func targets() {
        let files = [
            "Sources/Core/a.swift": "import SwiftUI\n", "App/b.swift": "import SwiftUI\n",
            "Example/c.swift": "import SwiftUI\n", "Tests/CoreTests/d.swift": "import SwiftUI\n",
        ]
        let advice = advice(
            """
            .target(name: "Core"), .executableTarget(name: "Program", dependencies: [.target(name: "Core")], path: "App"),
            .testTarget(name: "CoreTests", dependencies: ["Core"]), .target(name: "Missing"),
            """,
            files
        )
        #expect(advice.filter { $0.hasPrefix("The") } == ["The target “Program” needs:", "The target “Core” needs:"])
    }

    @Test("Where a program makes the targets, the folders of files are named")
    func computed() {
        let advice = advice("target(\"Core\")", ["Sources/Core/a.swift": "import SwiftUI\n"])
        #expect(advice.first == "The files in “Sources/Core” need:")
    }

    @Test("Catalogs that Xcode finds become resources, unless the manifest has them")
    func catalogs() {
        let files = [
            "Sources/Core/a.swift": "import Foundation\n", "Sources/Core/Resources/C.xcassets/Contents.json": "{}",
            "Sources/Core/Text.xcstrings": "{}",
        ]
        let bare = advice(".target(name: \"Core\")", files)
        #expect(bare.last == "  resources: [.process(\"Resources/C.xcassets\"), .process(\"Text.xcstrings\")]")
        let named = advice(".target(name: \"Core\", resources: [.process(\"Resources\")])", files)
        #expect(named.last == "  resources: [.process(\"Text.xcstrings\")]")
    }
}
