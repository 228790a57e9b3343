import Foundation
import Testing
import TransferTestSupport

/// Copies and pastes between Wayland and X11, as far as the compositor passes them on.
@Suite("transferable copy and paste beside Xwayland", .timeLimit(.minutes(20)))
struct XwaylandClipboardTests {
    @Test("exchange text, pictures and files on GNOME and KDE", arguments: DesktopCompositor.Kind.allCases)
    func desktops(_ kind: DesktopCompositor.Kind) async throws {
        try await DesktopCompositor.run(kind, hasXwayland: true) { desktop in
            if kind == .kde {
                // KWin passes the clipboard on while a window for X11 is active.
                let x11 = try XwaylandDesktop(desktop)
                let peer = try await DragPeer.target(on: x11, .gtk3, accepting: ["text/plain"], at: Point(60, 60))
                try await x11.activate(peer.window)
            }
            try await exchange(
                CopiedKind.allCases,
                between: desktop.environment,
                desktop.clipboard,
                and: desktop.xwayland
            )
        }
    }

    @Test("exchange text, pictures and files on sway")
    func sway() async throws {
        try await SwayServer.run(hasXwayland: true) { server in
            let x11 = try #require(server.xwayland)
            // sway lets programs for X11 read the clipboard while one of their windows is active.
            let peer = try server.launch(
                "/usr/bin/python3",
                [DragPeer.script("gtk3-peer"), "target", "Active", "text/plain"],
                environment: x11.environment
            )
            try await peer.waitForLine(containing: "ready")
            try await exchange(CopiedKind.allCases, between: server.environment, server.clipboard, and: x11)
        }
    }

    @Test("exchange text on weston, which passes on nothing else")
    func weston() async throws {
        try await WaylandServer.run(hasXwayland: true) { server in
            let x11 = try #require(server.xwayland)
            try await exchange([.text], between: server.environment, server.clipboard, and: x11)
        }
    }

    /// Copies on each side with the command and with another program, and pastes on the other side with the other of the two.
    private func exchange(
        _ kinds: [CopiedKind],
        between environment: [String: String],
        _ clipboard: WaylandClipboard,
        and xwayland: Xwayland
    ) async throws {
        let onWayland = try ClipboardCommand(environment: environment)
        let onX11 = try ClipboardCommand(environment: xwayland.environment)
        for kind in kinds {
            // Each copy differs, so that none is taken for the one before.
            let first = try CopiedSample(kind, 1)
            try await onX11.copy(first)
            try await expect(first, in: clipboard, as: kind.waylandType)
            let second = try CopiedSample(kind, 2)
            try await onWayland.copy(second)
            try await expect(second, in: xwayland.clipboard, as: kind.x11Type)

            let third = try CopiedSample(kind, 3)
            try await clipboard.set(third.data, as: kind.waylandType)
            try await expect(third, from: onX11)
            let fourth = try CopiedSample(kind, 4)
            try await xwayland.clipboard.set(fourth.data, as: kind.x11Type)
            try await expect(fourth, from: onWayland)
        }
    }

    // A compositor passes on what was copied a moment later. A question that reaches weston meanwhile is never answered: neither
    // weston nor the owner has a pipe then, and the program that asked would wait forever.

    private func expect(_ sample: CopiedSample, in clipboard: any ClipboardPeer, as type: String) async throws {
        var last = "nothing"
        try await waitUntil("\(sample.kind) of the command; there was \(last)", interval: .milliseconds(100)) {
            do {
                let data = try await clipboard.data(as: type, timeout: .seconds(10))
                last = String(decoding: data.prefix(80), as: UTF8.self)
                return data == sample.data
            } catch let error as TestSupportError {
                last = error.description
                return false
            }
        }
    }

    private func expect(_ sample: CopiedSample, from command: ClipboardCommand) async throws {
        var last = "nothing"
        try await waitUntil("\(sample.kind) of another program; there was \(last)", interval: .milliseconds(100)) {
            let paste = try command.start(sample.pasteArguments)
            try await paste.waitForExit()
            last = paste.transcript
            return paste.standardOutput.data == sample.pasted
        }
    }
}

/// A kind of thing to copy.
private enum CopiedKind: String, CaseIterable, Sendable {
    case text, picture, files

    var waylandType: String {
        switch self {
        case .text: WaylandClipboard.textType
        case .picture: "image/png"
        case .files: "text/uri-list"
        }
    }

    var x11Type: String { self == .text ? XClipboard.textType : waylandType }
}

/// Something to copy.
private struct CopiedSample {
    let kind: CopiedKind
    /// The data as programs exchange it.
    let data: Data
    let copyArguments: [String]
    let pasteArguments: [String]
    /// The output of the command that pastes.
    let pasted: Data

    init(_ kind: CopiedKind, _ number: Int) throws {
        self.kind = kind
        switch kind {
        case .text:
            data = Data("Zażółć gęślą jaźń \(number) 🦋".utf8)
            (copyArguments, pasteArguments, pasted) = (["copy", "--type", "plain-text"], ["paste"], data)
        case .picture:
            // No single request of X11 and no pipe's buffer holds it.
            data = Data((0..<400_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7 &+ number) })
            (copyArguments, pasteArguments, pasted) = (["copy", "--type", "png"], ["paste", "--type", "png"], data)
        case .files:
            let paths = ["/tmp/Grüße \(number)", "/tmp/\(number)"]
            let links = paths.map { URL(filePath: $0, directoryHint: .notDirectory).absoluteString + "\r\n" }
            data = Data(links.joined().utf8)
            let type = ["--type", "text/uri-list"]
            (copyArguments, pasteArguments, pasted) = (["copy"] + type, ["paste"] + type, data)
        }
    }
}

extension ClipboardCommand {
    fileprivate func copy(_ sample: CopiedSample) async throws {
        let program = try start(sample.copyArguments, input: try directory.write(sample.data, to: "sample"))
        guard try await program.waitForExit().isSuccess else { throw TestSupportError(program.transcript) }
    }
}
