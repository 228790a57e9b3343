import Foundation
import Testing
import TransferTestSupport

@testable import AppBundling

@Suite("Apps that are one process")
struct DocumentAppTests {
    private var app: MadeUpApp

    init() throws { app = try MadeUpApp() }

    private func installed() async throws -> (entry: String, service: String?) {
        let place = app.directory.file("extracted")
        try await run("dpkg-deb", ["--raw-extract", try await app.make([.deb])[0], place])
        let share = "\(place)/usr/share"
        return (
            try String(contentsOfFile: "\(share)/applications/org.example.Kitchen.desktop", encoding: .utf8),
            try? String(contentsOfFile: "\(share)/dbus-1/services/org.example.Kitchen.service", encoding: .utf8)
        )
    }

    @Test("The message bus starts an app with a scene of documents")
    mutating func documents() async throws {
        try app.directory.write(
            "@main struct A: App { var body: some Scene { DocumentGroup(newDocument: D()) { _ in } } }\n",
            to: "kitchen/Sources/Kitchen/App.swift"
        )
        let (entry, service) = try await installed()
        #expect(entry.contains("\nDBusActivatable=true\n"))
        #expect(service == "[D-BUS Service]\nName=org.example.Kitchen\nExec=/usr/bin/kitchen\n")
        // Such a program does not find its identifier.
        app.root["CFBundleExecutable"] = "Another"
        let bundled = try app.bundler().app
        #expect(!bundled.isActivatedByBus && bundled.warnings.contains { $0.contains("CFBundleExecutable") })
    }

    @Test("It does not start others, which would not take the name, unless the Info.plist says so")
    mutating func others() async throws {
        try app.directory.write(
            "// DocumentGroup {\nlet DocumentGroupID = 1\n",
            to: "kitchen/Sources/Kitchen/App.swift"
        )
        let (entry, service) = try await installed()
        #expect(!entry.contains("DBusActivatable") && service == nil)
        app.root["LinuxDesktop"] = ["Summary": "Keep recipes", "License": "MIT", "DBusActivatable": true]
        #expect(try app.bundler().app.isActivatedByBus)
    }
}
