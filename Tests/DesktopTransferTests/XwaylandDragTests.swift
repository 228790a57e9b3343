import Foundation
import Testing
import TransferTestSupport

/// Drags between programs for Wayland and programs for X11 on one compositor, as far as it passes them on.
@Suite("Drags beside Xwayland", .timeLimit(.minutes(20)))
struct XwaylandDragTests {
    /// The kinds of things that are dragged: their rows of the app, and the types of the other program.
    private static let kinds = [("text", Samples.textType), ("png", "image/png"), ("file", "text/uri-list")]

    @Test func textPicturesAndFilesGoBothWaysOnGNOME() async throws {
        try await DesktopCompositor.run(.gnome, width: 1300, height: 900, hasXwayland: true) { wayland in
            let x11 = try XwaylandDesktop(wayland)
            try await dragFromApp(Self.kinds, on: wayland, to: x11)
            try await dragFromPeer(Self.kinds, on: wayland, to: x11)
            try await dragFromApp(Self.kinds, on: x11, to: wayland)
            try await dragFromPeer(Self.kinds, on: x11, to: wayland)
        }
    }

    // KWin 5 does not pass on drags of programs for X11, and names text as X11 does.
    @Test func textPicturesAndFilesGoToX11OnKDE() async throws {
        try await DesktopCompositor.run(.kde, width: 1300, height: 900, hasXwayland: true) { wayland in
            let kinds = [("text", XClipboard.textType)] + Self.kinds.dropFirst()
            try await dragFromApp(kinds, on: wayland, to: XwaylandDesktop(wayland))
        }
    }

    @Test func textOfAnotherProgramGoesToX11OnKDE() async throws {
        try await DesktopCompositor.run(.kde, width: 1300, height: 900, hasXwayland: true) { wayland in
            try await dragFromPeer([Self.kinds[0]], on: wayland, to: XwaylandDesktop(wayland))
        }
    }

    /// Drags things from this package's app to another program.
    private func dragFromApp(_ kinds: [(String, String)], on desktop: some Desktop, to other: some Desktop) async throws
    {
        let samples = try await PeerSamples()
        let app = try await peersProbe(on: desktop, with: samples)
        let peer = try await DragPeer.target(
            on: other,
            .gtk3,
            accepting: ["image/png", "text/uri-list", Samples.textType, XClipboard.textType],
            at: Point(700, 300)
        )
        for (index, (kind, type)) in kinds.enumerated() {
            try await desktop.input.drag(from: app.center(of: "\(kind)-source"), to: peer.window.frame.center)
            let drop = try await peer.drop(index + 1)
            #expect(drop.type == type)
            #expect(drop.data == samples.data(kind))
        }
        app.expectGoodHealth()
        await app.program.terminate()
        await peer.program.terminate()
    }

    /// Drags things from another program to this package's app.
    private func dragFromPeer(_ kinds: [(String, String)], on desktop: some Desktop, to other: some Desktop)
        async throws
    {
        let samples = try await PeerSamples()
        let app = try await peersProbe(on: other, with: samples)
        let peer = try await DragPeer.source(
            on: desktop,
            .gtk3,
            offering: [
                "image/png": samples.data("png"), "text/uri-list": samples.data("file"),
                Samples.textType: samples.data("text"),
            ],
            at: Point(700, 300)
        )
        for (kind, _) in kinds {
            try await desktop.input.drag(from: peer.window.frame.center, to: app.center(of: "\(kind)-target"))
            let line = try await app.program.waitForLine(containing: #""kind":"\#(kind)""#)
            let arrival = try JSONDecoder().decode(Arrival.self, from: Data(line.utf8)).values.first
            if kind == "file" {
                #expect(arrival?.path == samples.file)
            } else {
                #expect(arrival?.base64 == samples.data(kind))
            }
        }
        app.expectGoodHealth()
        await app.program.terminate()
        await peer.program.terminate()
    }

    private func peersProbe(on desktop: some Desktop, with samples: PeerSamples) async throws -> AppUnderTest {
        try await AppUnderTest.probe(
            on: desktop,
            at: Point(40, 60),
            showing: "peers",
            until: "custom-target",
            environment: ["PEERS_FILES": samples.directory.path]
        )
    }

    /// A line of the app; see `Tests/TransferProbe/PeersProbe.swift`.
    private struct Arrival: Decodable {
        struct Value: Decodable {
            let base64: Data?
            let path: String?
        }

        let values: [Value]
    }
}

/// The files that the app drags.
private struct PeerSamples {
    let directory: TemporaryDirectory
    /// The path of the file.
    let file: String
    private let picture: Data
    private let text = "Zażółć gęślą jaźń 🦋"

    init() async throws {
        directory = try TemporaryDirectory()
        try directory.write(text, to: "sample.txt")
        picture = try await Samples.picture("#20A060", width: 300, height: 200)
        try directory.write(picture, to: "sample.png")
        file = try directory.write("Grüße\n", to: "out/one/Grüße an alle.dat")
    }

    /// The data of a kind of thing as programs exchange it.
    func data(_ kind: String) -> Data {
        switch kind {
        case "png": picture
        case "file": Data("\(URL(filePath: file).absoluteString)\r\n".utf8)
        default: Data(text.utf8)
        }
    }
}
