import Foundation
import Testing
import TransferTestSupport

/// Drags between this package's apps and other programs, where GDK by itself behaves otherwise.
@Suite("Drags beside GDK", .timeLimit(.minutes(20)))
struct DragWireTests {
    private let text = "Zażółć gęślą jaźń 🦋"

    /// Chromium reads `text/plain` as Windows-1252 unless `UTF8_STRING` stands beside it.
    @Test func textHasAllNamesForTextOnX() async throws {
        try await XServer.run(width: 1500) { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            for (index, name) in ["UTF8_STRING", "text/plain;charset=utf-8", "STRING"].enumerated() {
                let target = try await DragPeer.target(
                    on: desktop,
                    .gtk3,
                    title: name,
                    accepting: [name],
                    at: Point(500 + 320 * index, 60)
                )
                try await desktop.input.drag(from: probe.center(of: "text-source"), to: target.window.frame.center)
                let drop = try await target.drop()
                #expect(Set(drop.formats).isSuperset(of: ["UTF8_STRING", "STRING", "TEXT", "text/plain"]))
                if name != "STRING" { #expect(drop.text == text) }
            }
            probe.expectGoodHealth()
        }
    }

    @Test(arguments: ["_NETSCAPE_URL", "text/html", "UTF8_STRING", "application/x-kde4-urilist"])
    func aLinkIsDraggedAsBrowsersDoOnX(name: String) async throws {
        try await XServer.run { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            let target = try await DragPeer.target(on: desktop, .gtk3, accepting: [name], at: Point(600, 60))
            try await desktop.input.drag(from: probe.center(of: "link-source"), to: target.window.frame.center)
            let drop = try await target.drop()
            // Programs take either of these for documents to open.
            #expect(Set(drop.formats).isDisjoint(with: ["text/uri-list", "text/x-moz-url"]))
            let url = "https://example.org/page?a=b"
            switch name {
            case "_NETSCAPE_URL": #expect(drop.text == url + "\n" + url)
            case "UTF8_STRING": #expect(drop.text == url)
            case "application/x-kde4-urilist": #expect(drop.text == url + "\r\n")
            default: #expect(drop.text.contains("<a href=\"\(url)\">"))
            }
            probe.expectGoodHealth()
        }
    }

    @Test func aTableThatHasANameIsSavedInAFolderAndIsTextElsewhere() async throws {
        try await XServer.run(width: 1500) { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            let directory = try TemporaryDirectory()
            _ = try directory.write(
                Data("an older table that is longer than the new one".utf8),
                to: "folder/cities.csv"
            )
            let folder = URL(fileURLWithPath: directory.file("folder"), isDirectory: true)
            let saver = try await DragPeer.savingTarget(on: desktop, into: folder, at: Point(600, 60))
            let table = try await probe.center(of: "table-source")
            try await desktop.input.drag(from: table, to: saver.window.frame.center)
            #expect(try await saver.event("saved").contains(#""answer": "S""#))
            let contents = "name,city\nAda,Łódź\n"
            #expect(try String(contentsOf: folder.appendingPathComponent("cities.csv"), encoding: .utf8) == contents)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["cities.csv"])

            // Where it cannot be written, the target learns that.
            try FileManager.default.removeItem(at: folder)
            try await desktop.input.drag(from: table, to: saver.window.frame.center)
            #expect(try await saver.event("saved", count: 2).contains(#""answer": "E""#))

            let editor = try await DragPeer.target(on: desktop, .gtk3, accepting: ["UTF8_STRING"], at: Point(1000, 60))
            try await desktop.input.drag(from: table, to: editor.window.frame.center)
            let drop = try await editor.drop()
            #expect(drop.text == contents)
            #expect(!drop.formats.contains("text/uri-list"))
            probe.expectGoodHealth()
        }
    }

    @Test func aTableThatHasANameIsGivenToThePortalForFiles() async throws {
        try await XServer.run(width: 1500) { desktop in
            let bus = try desktop.launch("dbus-daemon", ["--session", "--nofork", "--print-address"])
            let address = try await bus.waitForLine(containing: "unix:")
            let environment = ["DBUS_SESSION_BUS_ADDRESS": address]
            let portal = try desktop.launch(
                "/usr/bin/python3",
                [DragPeer.script("file-transfer-portal")],
                environment: environment
            )
            try await portal.waitForLine(containing: #""ready""#)
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), environment: environment)
            let manager = try await DragPeer.target(
                on: desktop,
                accepting: ["application/vnd.portal.filetransfer"],
                at: Point(600, 60)
            )
            try await desktop.input.drag(from: probe.center(of: "table-source"), to: manager.window.frame.center)
            #expect(try await manager.drop().text == "the key\0")
            let added = try await portal.waitForLine(containing: #""added""#)
            let file = try JSONDecoder().decode([String: String].self, from: Data(added.utf8))
            #expect(file["name"] == "cities.csv")
            #expect(file["text"] == "name,city\nAda,Łódź\n")
            probe.expectGoodHealth()
        }
    }

    @Test func thePortalForFilesIsStartedForTheFirstDragOfASession() async throws {
        try await XServer.run(width: 1500) { desktop in
            // The bus knows how to start it, and nothing has asked for it yet.
            let data = try TemporaryDirectory()
            let log = data.file("portal.log")
            let portal = "/usr/bin/python3 \(DragPeer.script("file-transfer-portal"))"
            try data.write(
                """
                [D-BUS Service]
                Name=org.freedesktop.portal.Documents
                Exec=/bin/sh -c "exec \(portal) >\(log)"
                """,
                to: "dbus-1/services/org.freedesktop.portal.Documents.service"
            )
            let bus = try desktop.launch(
                "dbus-daemon",
                ["--session", "--nofork", "--print-address"],
                environment: ["XDG_DATA_HOME": data.path]
            )
            let environment = ["DBUS_SESSION_BUS_ADDRESS": try await bus.waitForLine(containing: "unix:")]
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40), environment: environment)
            let manager = try await DragPeer.target(
                on: desktop,
                accepting: ["application/vnd.portal.filetransfer"],
                at: Point(600, 60)
            )
            func logged(_ text: String) async throws {
                try await waitUntil("the portal to write \(text)") {
                    (try? String(contentsOfFile: log, encoding: .utf8))?.contains(text) == true
                }
            }
            try await logged("ready")
            try await letPass(.milliseconds(500), because: "the app does not tell when it has heard of the portal")
            try await desktop.input.drag(from: probe.center(of: "table-source"), to: manager.window.frame.center)
            #expect(try await manager.drop().text == "the key\0")
            try await logged("cities.csv")
            probe.expectGoodHealth()
        }
    }

    @Test func aPasteButtonOfAWindowWithoutTheKeyboardIsPressedByTheFirstClickOnWayland() async throws {
        try await WaylandServer.run(width: 1560, height: 900) { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            let other = try await DragPeer.target(on: desktop, accepting: ["text/plain"], at: Point(600, 60))
            // A different program has keyboard focus when the text is copied, and keeps it until the click.
            try await desktop.clipboard.set(Data("copied elsewhere".utf8), as: "text/plain;charset=utf-8")
            try await desktop.activate(other.window)
            try await letPass(.milliseconds(500), because: "a hand takes longer to come from one window to the other")
            try await desktop.input.click(probe.center(of: "paste-text"))
            #expect(try await probe.program.waitForLine(containing: "pasted: ") == "pasted: copied elsewhere")
            probe.expectGoodHealth()
        }
    }

    @Test func aSourceThatEndsWhileItIsAskedDoesNotSpoilLaterDrops() async throws {
        try await XServer.run(width: 1500) { desktop in
            let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
            let names = ["UTF8_STRING", "text/plain;charset=utf-8"]
            let place = try await probe.center(of: "text-target")
            for number in 1...2 {
                let ending = try await DragPeer.failingSource(
                    on: desktop,
                    .ends,
                    title: "Ending \(number)",
                    offering: names,
                    at: Point(600, 60)
                )
                try await desktop.input.drag(from: ending.window.frame.center, to: place)
                try await ending.program.waitForExit()
            }
            let source = try await DragPeer.source(
                on: desktop,
                .gtk3,
                offering: ["text/plain;charset=utf-8": Data("alive".utf8)],
                at: Point(1000, 60)
            )
            // A drag may be let go before a busy machine has seen what it offers. One that is seen is not held up by the others.
            for attempt in 1...3 {
                try await desktop.input.drag(from: source.window.frame.center, to: place)
                do {
                    let text = try await probe.program.waitForLine(containing: "text: ", timeout: .seconds(18))
                    #expect(text.contains("alive"))
                    break
                } catch  where attempt < 3 {}
            }
        }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func aTargetLightsUpForWhatItTakesOnX(toolkit: DragPeer.Toolkit) async throws {
        try await XServer.run(width: 1500) { try await checkLight(on: $0, toolkit) }
    }

    @Test(arguments: DragPeer.Toolkit.allCases)
    func aTargetLightsUpForWhatItTakesOnWayland(toolkit: DragPeer.Toolkit) async throws {
        try await WaylandServer.run(width: 1560, height: 900) { try await checkLight(on: $0, toolkit) }
    }

    /// A list of URIs may be of anything: it is read while the drag is over a target of pictures.
    private func checkLight(on desktop: some Desktop, _ toolkit: DragPeer.Toolkit) async throws {
        let probe = try await AppUnderTest.probe(on: desktop, at: Point(20, 40))
        let place = try await probe.center(of: "image-target")
        let list = "text/uri-list"
        let link = try await DragPeer.source(
            on: desktop,
            toolkit,
            title: "Link",
            offering: [list: Data("https://example.org/\r\n".utf8)],
            at: Point(600, 60)
        )
        let directory = try TemporaryDirectory()
        let picture = try directory.write(try await Samples.picture("#20A060", width: 30, height: 30), to: "a.png")
        let file = try await DragPeer.source(
            on: desktop,
            toolkit,
            title: "Picture",
            offering: [list: Data("\(URL(fileURLWithPath: picture).absoluteString)\r\n".utf8)],
            at: Point(1000, 60)
        )

        try await desktop.input.drag(from: link.window.frame.center, to: place)
        try await link.event("cancel")
        #expect(!probe.program.standardOutput.lines.contains { $0.contains("image") })

        try await desktop.input.drag(from: file.window.frame.center, to: place) {
            try await probe.program.waitForLine(containing: "image targeted: true")
        }
        try await probe.program.waitForLine(containing: "image: dropped 1")
        probe.expectGoodHealth()
    }
}
