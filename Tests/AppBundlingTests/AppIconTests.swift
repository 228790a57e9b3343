import CommandSupport
import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Icons of apps")
struct AppIconTests {
    private var app: MadeUpApp

    init() throws { app = try MadeUpApp() }

    private func icons(_ change: (inout Bundler.Options) -> Void = { _ in }) async throws -> [String: Data] {
        let made = try await app.make([.appdir], script: "#!/bin/sh\n", change: change)[0]
        let folder = "\(made)/usr/share/icons/hicolor"
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.reduce(into: [:]) { icons, path in
            if path.contains(".") { icons[path] = FileManager.default.contents(atPath: "\(folder)/\(path)") }
        }
    }

    @Test("A drawing makes icons of all sizes, and is one itself")
    func drawing() async throws {
        let path = try app.directory.write("<svg/>", to: "leaf.svg")
        let icons = try await icons { $0.icon = path }
        let sizes = AppIcon.sizes.map { "\($0)x\($0)/apps/org.example.Kitchen.png" }
        #expect(Set(icons.keys) == Set(sizes + ["scalable/apps/org.example.Kitchen.svg"]))
    }

    @Test("A picture makes icons of its own size and of smaller ones")
    func picture() async throws {
        let path = try app.directory.write(MadeUpApp.png(width: 100), to: "leaf.png")
        let icons = try await icons { $0.icon = path }
        #expect(icons.keys.compactMap { Int($0.prefix { $0 != "x" }) }.sorted() == [16, 24, 32, 48, 64])
    }

    @Test("Each size is drawn from the next larger file of an asset catalog")
    mutating func catalog() async throws {
        let set = "kitchen/Sources/Kitchen/Assets.xcassets/AppIcon.appiconset"
        try app.directory.write(MadeUpApp.png(width: 16), to: "\(set)/small.png")
        try app.directory.write(MadeUpApp.png(width: 128), to: "\(set)/large.png")
        try app.directory.write(MadeUpApp.png(width: 1024), to: "\(set)/phone.png")
        try app.directory.write(
            """
            {"images": [
              {"idiom": "mac", "size": "16x16", "scale": "1x", "filename": "small.png"},
              {"idiom": "mac", "size": "128x128", "scale": "1x", "filename": "large.png"},
              {"idiom": "mac", "size": "256x256", "scale": "1x"},
              {"idiom": "mac", "filename": "../../../../../secret.png"},
              {"idiom": "ios-marketing", "filename": "phone.png"}
            ]}
            """,
            to: "\(set)/Contents.json"
        )
        let icons = try await icons()
        func origin(_ size: Int) -> String? {
            icons["\(size)x\(size)/apps/org.example.Kitchen.png"].map {
                String(decoding: $0.dropFirst(24), as: UTF8.self)
            }
        }
        #expect(origin(16) == "small.png" && origin(32) == "large.png" && origin(128) == "large.png")
        #expect(origin(256) == nil)
    }

    @Test("What is no picture is refused by its name", arguments: ["text.png", "text.svg", "missing.png", "tiny.png"])
    func mistakes(name: String) throws {
        try app.directory.write("no picture", to: "text.png")
        try app.directory.write("no picture", to: "text.svg")
        try app.directory.write(MadeUpApp.png(width: 8), to: "tiny.png")
        let failure = #expect(throws: CommandFailure.self) { try app.bundler { $0.icon = app.directory.file(name) } }
        #expect(failure?.description.contains(name) == true)
    }

    @Test("A picture that is drawn at another size than was asked for is refused")
    func lies() throws {
        let icon = try AppIcon(picture: app.directory.write(MadeUpApp.png(width: 64), to: "leaf.png"))
        #expect(throws: CommandFailure.self) { try icon.pictures { _, sizes in [sizes[0]: MadeUpApp.png(width: 7)] } }
    }

    @Test("An app without an icon is bundled with a warning, and one whose icon is missing is not")
    mutating func missing() async throws {
        #expect(try await icons().isEmpty)
        #expect(try app.bundler().app.warnings.contains { $0.contains("--icon") })
        app.root["CFBundleIconFile"] = "leaf"
        #expect(throws: CommandFailure.self) { try app.bundler() }
    }
}
