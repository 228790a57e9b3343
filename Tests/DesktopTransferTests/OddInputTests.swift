import Foundation
import Testing
import TransferTestSupport

/// Views with numbers that no view can have, and views inside very many others, on a real display.
@Suite("Odd input on a display", .timeLimit(.minutes(20)))
struct OddInputTests {
    /// Runs a probe until it has shown the last of its views.
    private func run(_ probe: String, until line: String, environment: [String: String]) async throws {
        try await XServer.run { desktop in
            let variables = environment.merging(["PROBE": probe]) { own, _ in own }
            let program = try desktop.launch(
                "env",
                variables.map { "\($0)=\($1)" } + [BuiltProduct.path(of: "TransferProbe")]
            )
            try await program.waitForLine(containing: line)
            await program.terminate()
        }
    }

    @Test("A canvas is drawn again after a change of what its renderer alone reads")
    func canvas() async throws { try await run("canvas", until: "canvas: 1 true", environment: [:]) }

    @Test("Views with huge numbers are drawn")
    func numbers() async throws {
        try await run(
            "numbers",
            until: "numbers: all are shown",
            environment: ["PROBE_NUMBER": "1e7", "PROBE_PLACE": "fixed"]
        )
    }

    /// Views of which OpenGL needs pictures, which no graphics card has as large as these views are.
    private static let pictures = [
        "dashes in a frame", "clip of a large view", "blurred large view", "shadow of a large view", "mask",
        "blend of cairo's", "rotation in three dimensions", "perspective", "large views in a small place",
    ]

    /// The renderer of GTK that draws with OpenGL: GTK 4.14 has another, and 4.18 has that alone.
    private static let openGL: String = {
        let gtk = dlopen("libgtk-4.so.1", RTLD_NOW)
        guard let symbol = dlsym(gtk, "gtk_get_minor_version") else { return "gl" }
        return unsafeBitCast(symbol, to: (@convention(c) () -> UInt32).self)() < 14 ? "gl" : "ngl"
    }()

    @Test("Effects of huge views are drawn with OpenGL", arguments: pictures)
    func effects(view: String) async throws {
        try await run(
            "numbers",
            until: "numbers: all are shown",
            environment: [
                "GSK_RENDERER": Self.openGL, "PROBE_NUMBER": "1e7", "PROBE_PLACE": "fixed", "PROBE_VIEW": view,
            ]
        )
    }

    @Test("A window bears a view that is wider than any screen", arguments: ["frame", "blurred large view"])
    func wideWindow(view: String) async throws {
        try await run(
            "numbers",
            until: "numbers: all are shown",
            environment: ["GSK_RENDERER": Self.openGL, "PROBE_NUMBER": "1e7", "PROBE_VIEW": view]
        )
    }

    @Test("A window is drawn and takes clicks while its views change what they are laid out by without end")
    func restless() async throws {
        try await XServer.run { desktop in
            let app = try await AppUnderTest.probe(on: desktop, at: Point(40, 60), showing: "restless", until: "press")
            try await desktop.activate(app.window)
            try await desktop.input.click(app.center(of: "press"))
            try await app.program.waitForLine(containing: "restless: pressed")
        }
    }

    @Test("Ten thousand views around another are shown, changed and removed", arguments: ["padding", "stack"])
    func nesting(kind: String) async throws {
        try await run("nested", until: "nested: removed", environment: ["PROBE_KIND": kind, "PROBE_DEPTH": "10000"])
    }
}
