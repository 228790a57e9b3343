import Foundation
import NearbyControl
import Testing
import TransferTestSupport

/// Two machines with this package in one network.
@Suite("The command between two machines", .enabled { await TestNetwork.isAvailable }, .serialized)
struct NearbyCommandTests {
    @Test(
        "A device is found by broadcast; copy --to puts text and files on its clipboard, and paste --from takes them from there"
    )
    func copyAndPaste() async throws {
        try await Self.run { first, second in
            try await first.output("copy", "--text", "stays here")
            try await second.waitForText("stays here")
            try await first.output("copy", "--to", "second", "--text", "for the second")
            try await second.waitForText("for the second")
            #expect(try await first.output("paste", "--type", "text") == "stays here")
            #expect(try await second.output("paste", "--from", "first", "--type", "text") == "for the second")

            let contents = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
            let path = try first.directory.write(contents, to: "a picture.png")
            try await first.output("copy", "--to", "second", path)
            try await waitUntil("the picture", interval: .milliseconds(100)) {
                let paste = try await second.command("paste", "--from", "first", "--type", "image")
                return paste.standardOutput.data == contents
            }
            let folder = try second.directory.makeDirectory("saved")
            try await second.output("paste", "--from", "first", "--output", folder)
            #expect(FileManager.default.contents(atPath: folder + "/a picture.png") == contents)
            let list = try await second.output("paste", "--from", "first", "--list")
            #expect(list.contains("public.png"))
            #expect(!list.contains("file-url"))
        }
    }

    @Test("The list has the states of devices, and failures say what to do")
    func listing() async throws {
        try await Self.run { first, second in
            let line = try await first.output("nearby", "--list")
            #expect(line.wholeMatch(of: /[0-9a-f]{32}\tsecond\tpaired, connected\n/) != nil)
            let none = try await first.command("nearby", "send", "third", "--text", "hello")
            #expect(none.standardError.text == "Error: There is no device “third”. There is: “second”.\n")
            let twice = try await first.command("nearby")
            #expect(twice.standardError.text == "Error: The exchange with other devices is already on.\n")
            let empty = try await first.command("paste", "--from", "second")
            #expect(empty.standardError.text == "Error: The clipboard of “second” is empty.\n")
            try await second.output("nearby", "unpair", "first")
            _ = try await first.waitForDevice("the end of the pairing") { !$0.isPaired }
            let unpaired = try await first.command("copy", "--to", "second", "--text", "hello")
            #expect(unpaired.standardError.text.contains("“second” is not paired"))
        }
    }

    @Test("A paired device is a place of the share sheet, which takes files, links and text")
    func share() async throws {
        try await Self.run { first, second in
            let contents = Data((0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
            let path = try first.directory.write(contents, to: "report.bin")
            let list = try await first.output("share", "--list", path)
            #expect(list.contains(/nearby:[0-9a-f]{32}\tsecond\n/))
            try await first.output("share", path, "--with", "second")
            #expect(try await second.waitForFile("report.bin") == contents)
            try await first.output("share", "--text", "shared", "--with", "second")
            try await second.waitForText("shared")
            try await first.output("nearby", "unpair", "second")
            let none = try await first.command("share", "--list", path)
            #expect(!none.standardOutput.text.contains("nearby:"))
        }
    }

    @Test("In a terminal, the command asks whether the device shows the number")
    func question() async throws {
        let network = try await TestNetwork(["first", "second"])
        try await network.connect("first", "second", network: 1)
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let exchanges = [try await first.startExchange(), try await second.startExchange()]
        for (answer, isPaired) in [("n", false), ("y", true)] {
            _ = try await first.waitForDevice("the second machine") { $0.isConnected && $0.number == nil }
            async let asking = first.commandInTerminal("nearby pair second", typing: answer)
            if isPaired {
                let device = try await second.waitForDevice("a request") { $0.waitsForConsent }
                try await second.output("nearby", "pair", device.id, "--number", device.number ?? "")
            }
            let asked = try await asking
            #expect(asked.exitStatus == .exited(isPaired ? 0 : 1), "\(asked.transcript)")
            #expect(
                asked.standardOutput.text.contains(
                    /Does “second” show the number [0-9A-F]{8}\? Consent there, too. \[y\/N\]/
                )
            )
            #expect(try await first.devices().allSatisfy { $0.isPaired == isPaired })
        }
        for exchange in exchanges { await exchange.terminate() }
    }

    @Test("Strangers that take all descriptors leave the exchange running, and others come in when they have gone")
    func descriptors() async throws {
        let network = try await TestNetwork(["first", "second"])
        try await network.connect("first", "second", network: 1)
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let desktop = try await first.startNotifications(pressing: "nothing")
        let exchange = try await first.startExchange(openFiles: 40)
        let strangers = try second.startHostileDevice("exhaust", "10.99.1.1", "1716", "11", "50")
        let connected = try await strangers.waitForLine(containing: "connected")
        #expect(connected.contains(/connected [1-9][0-9]* [1-9]/))
        // The user's own commands are answered meanwhile.
        try await first.output("nearby", "--list")
        strangers.signal(SIGUSR1)
        try await strangers.waitForLine(containing: "done")
        #expect(exchange.isRunning, "\(exchange.transcript)")
        let other = try await second.startExchange()
        do {
            try await first.pair(with: second)
        } catch {
            throw TestSupportError("\(error)\n\(exchange.transcript)\n\(other.transcript)")
        }
        for program in desktop + [exchange, other] { await program.terminate() }
    }

    @Test("Without the service, the commands say how to begin it")
    func off() async throws {
        let network = try await TestNetwork(["alone"])
        let machine = try Machine("alone", in: network)
        for arguments in [["nearby", "--list"], ["nearby", "pair", "x"], ["copy", "--to", "x", "--text", "y"]] {
            let program = try await machine.command(arguments)
            #expect(program.exitStatus == .exited(1))
            #expect(program.standardError.text.contains("Begin it with “transferable nearby”"))
        }
    }

    @Test(
        "A notification shows the number of a request, and its buttons consent and decline",
        arguments: [true, false]
    )
    func notifications(consents: Bool) async throws {
        let network = try await TestNetwork(["first", "second"])
        try await network.connect("first", "second", network: 1)
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let desktop = try await second.startNotifications(pressing: consents ? "consent" : "decline")
        let exchanges = [try await first.startExchange(), try await second.startExchange()]
        let other = try await first.waitForDevice("the second machine") { $0.isConnected }
        async let asking = first.command("nearby", "pair", other.id)
        if consents {
            let asked = try await first.waitForDevice("the number") { $0.wasAsked && $0.waitsForConsent }
            try await first.output("nearby", "pair", other.id, "--number", asked.number ?? "")
        }
        let pairing = try await asking
        #expect(pairing.exitStatus == .exited(consents ? 0 : 1))
        let told = /shows the number ([0-9A-F]{8}), consent there, and here by:/
        let number = try #require(pairing.standardError.text.firstMatch(of: told)?.1)
        let line = try await desktop[1].waitForLine(containing: "asks to be paired")
        #expect(line == "“first” asks to be paired|Consent if it shows the number \(number).")
        if consents {
            let path = try first.directory.write("text", to: "a note.txt")
            try await first.output("nearby", "send", "second", path)
            try await desktop[1].waitForLine(containing: "“first” has sent “a note.txt”|")
        } else {
            #expect(pairing.standardError.text.contains("the device declined"))
        }
        for program in exchanges + desktop { await program.terminate() }
    }

    /// An item of the panel, as its program shows it.
    private struct Item: Decodable {
        let title: String
        let menu: [String]
    }

    /// Starts the item of a machine's exchange, in whose menu someone chooses.
    private func startPanel(of machine: Machine, on desktop: XServer, choosing label: String) async throws
        -> (service: BusService, program: RunningProgram, item: Item)
    {
        let service = try await BusService("panel", [label])
        // Its runtime directory is where the exchange is found.
        let environment = machine.environment.filter { $0.key == "XDG_RUNTIME_DIR" }.merging(service.environment) { $1 }
        let program = try desktop.launch(
            BuiltProduct.path(of: "transferable"),
            ["nearby", "--panel"],
            environment: environment
        )
        return (service, program, try await service.events("item", as: Item.self)[0])
    }

    @Test("An item of the panel has the requests of devices, and declines them")
    func panelRequests() async throws {
        let network = try await TestNetwork(["first", "second"])
        try await network.connect("first", "second", network: 1)
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let exchanges = [try await first.startExchange(), try await second.startExchange()]
        let other = try await first.waitForDevice("the second machine") { $0.isConnected }
        try await XServer.run { desktop in
            async let pairing = first.command("nearby", "pair", other.id)
            let device = try await second.waitForDevice("a request") { $0.waitsForConsent }
            let panel = try await startPanel(of: second, on: desktop, choosing: "Decline")
            #expect(panel.item.title == "Nearby Devices")
            let number = try #require(device.number)
            #expect(
                panel.item.menu.starts(with: [
                    "“first” asks to be paired: \(number)", "It shows \(number): Pair", "Decline",
                ])
            )
            #expect(try await pairing.standardError.text.contains("the device declined"))
            let changed = try await panel.service.events("changed", as: Menu.self)
            #expect(changed.last?.menu.first == "No paired devices")
            // The item ends with the exchange.
            await exchanges[1].terminate()
            #expect(try await panel.program.waitForExit() == .exited(0), "\(panel.program.transcript)")
            await panel.service.end()
        }
        await exchanges[0].terminate()
    }

    @Test("An item of the panel pairs a device whose number it shows, which is that of the device")
    func panelPairing() async throws {
        let network = try await TestNetwork(["first", "second"])
        try await network.connect("first", "second", network: 1)
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let exchanges = [try await first.startExchange(), try await second.startExchange()]
        let other = try await first.waitForDevice("the second machine") { $0.isConnected }
        try await XServer.run { desktop in
            async let pairing = first.command("nearby", "pair", other.id)
            // The number that the first machine shows is in the label of the button that is pressed on the second.
            let asked = try await first.waitForDevice("the number") { $0.number != nil }
            let number = try #require(asked.number)
            async let consent = first.output("nearby", "pair", other.id, "--number", number)
            _ = try await second.waitForDevice("a request") { $0.waitsForConsent }
            let panel = try await startPanel(of: second, on: desktop, choosing: "It shows \(number): Pair")
            #expect(panel.item.menu.first == "“first” asks to be paired: \(number)")
            let paired = try await pairing
            #expect(paired.exitStatus == .exited(0), "\(paired.transcript)")
            _ = try await consent
            try await waitUntil("the paired device in the menu") {
                try await panel.service.events("changed", as: Menu.self).last?.menu.first == "first: connected"
            }
            #expect(try await second.devices().allSatisfy { $0.isPaired && $0.number == nil })
            await panel.service.end()
            await panel.program.terminate()
        }
        for exchange in exchanges { await exchange.terminate() }
    }

    private struct Menu: Decodable {
        let menu: [String]
    }

    @Test("An item of the panel turns the exchange off")
    func panelEnd() async throws {
        let network = try await TestNetwork(["alone"])
        let machine = try Machine("alone", in: network)
        let exchange = try await machine.startExchange()
        try await XServer.run { desktop in
            let panel = try await startPanel(of: machine, on: desktop, choosing: "Turn Off")
            #expect(panel.item.menu == ["No paired devices", "-", "Look for Devices", "Turn Off"])
            #expect(try await exchange.waitForExit() == .exited(0), "\(exchange.transcript)")
            #expect(try await panel.program.waitForExit() == .exited(0), "\(panel.program.transcript)")
            let again = try await machine.command("nearby", "--panel")
            #expect(again.standardError.text.contains("Begin it with “transferable nearby”"))
            await panel.service.end()
        }
    }

    @Test("Devices of a network that has IPv6 alone find each other, and exchange texts and files")
    func version6() async throws {
        try await Self.run(hasVersion6Alone: true) { first, second in
            try await first.output("copy", "--text", "from the first")
            try await second.waitForText("from the first")
            try await second.output("copy", "--text", "from the second")
            try await first.waitForText("from the second")
            let contents = Data((0..<500_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
            for (sender, receiver) in [(first, second), (second, first)] {
                let path = try sender.directory.write(contents, to: "from \(sender.name).bin")
                try await sender.output("nearby", "send", receiver.name, path)
                #expect(try await receiver.waitForFile("from \(sender.name).bin") == contents)
            }
        }
    }

    @Test("A folder arrives whole by send and by the share sheet, and what was left out is named")
    func folder() async throws {
        try await Self.run { first, second in
            let folder = "Été 2026"
            let contents = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 7) })
            try first.directory.write(contents, to: folder + "/photos/a “beach”.jpg")
            try first.directory.write("list", to: folder + "/notes.txt")
            try first.directory.makeDirectory(folder + "/empty")
            let path = first.directory.file(folder)
            try FileManager.default.createSymbolicLink(atPath: path + "/out", withDestinationPath: "/etc/passwd")
            // A trailing slash is what shells complete.
            let sending = try await first.command("nearby", "send", "second", path + "/")
            #expect(sending.exitStatus == .exited(0))
            #expect(
                sending.standardError.text
                    == "Left out of “\(folder)”, as links that lead out of it and what is no file are: out\n"
            )
            try await first.output("share", path, "--with", "second")
            for name in [folder, folder + " 2"] {
                let photo = FileManager.default.contents(atPath: second.downloads + "/\(name)/photos/a “beach”.jpg")
                #expect(photo == contents, "\(name)")
                let names = try FileManager.default.contentsOfDirectory(atPath: second.downloads + "/" + name)
                #expect(names.sorted() == ["empty", "notes.txt", "photos"], "\(name)")
            }
            let copying = try await first.command("copy", "--to", "second", path)
            #expect(copying.standardError.text.contains("folders are sent, by “transferable nearby send”"))
        }
    }

    private static func run(
        hasVersion6Alone: Bool = false,
        _ body: (_ first: Machine, _ second: Machine) async throws -> Void
    ) async throws {
        let network = try await TestNetwork(["first", "second"])
        try await network.connect("first", "second", network: 1, hasVersion6Alone: hasVersion6Alone)
        let (first, second) = (try Machine("first", in: network), try Machine("second", in: network))
        let exchanges = [try await first.startExchange(), try await second.startExchange()]
        do {
            try await first.pair(with: second)
            try await body(first, second)
        } catch {
            throw TestSupportError("\(error)\n" + exchanges.map(\.transcript).joined(separator: "\n"))
        }
        for exchange in exchanges { await exchange.terminate() }
    }
}
