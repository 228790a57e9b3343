import ArgumentParser
import CommandSupport
import Foundation
import NearbyControl

/// `transferable nearby`: exchanges the clipboard and files with other devices of the network.
struct NearbyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "nearby",
        abstract: "Exchange the clipboard and files with other devices of the network.",
        discussion: """
            Without a subcommand, this device can be found by others until the command is ended: phones and desktops with KDE \
            Connect, and machines with this command. A device that is not paired sees the name of this one, and nothing else. \
            What is copied on a paired device can be pasted here, and what is copied here there: with this command on both in \
            all its forms, which are sent when they are pasted; with others as text. What is marked as concealed or transient \
            stays here. Files arrive in the folder for downloads.

            Pairing shows the same number on both devices: compare them and consent on both, as someone else may pretend to be your \
            device. The number of KDE Connect's devices can be forged by someone in the network: they are paired with --weak-number, \
            in a network that you trust.

            With --panel, an item of the desktop's panel shows that the exchange is on, until it is off: its menu has the \
            devices and their requests to be paired, and turns the exchange off.

            Nothing runs unless you start it. With --enable, it begins at each login, where systemd starts the user's services.

            Broadcasts find devices of the same network; where it has IPv6 alone, a datagram to all of its machines. A firewall has to let through port 1716 by UDP and ports 1716 to 1764 \
            by TCP. KDE Connect itself uses the same port, so only one of the two is on at a time.

            EXAMPLES
              Begin, and see the devices:
                transferable nearby &
                transferable nearby --list
              Pair a device, and send it files:
                transferable nearby pair 'Living room'
                transferable nearby send 'Living room' photo.jpg notes.txt
              Pair a phone with KDE Connect, at home:
                transferable nearby pair 'My phone' --weak-number
              Begin at each login, from now on:
                transferable nearby --enable
            """,
        subcommands: [NearbyPairCommand.self, NearbyUnpairCommand.self, NearbySendCommand.self]
    )

    @Flag(name: .shortAndLong, help: "List the devices that are paired or connected.")
    var list = false

    @Flag(help: "List them as JSON.")
    var json = false

    @Flag(help: "Begin now and at each login.")
    var enable = false

    @Flag(help: "End now, and do not begin at the next login.")
    var disable = false

    @Flag(help: "Show in the desktop's panel that the exchange is on.")
    var panel = false

    @Option(
        help: ArgumentHelp("The name of this device for others, in place of the machine's.", valueName: "name")
    )
    var name: String?

    @Option(
        help: ArgumentHelp("Find a device that broadcasts do not reach, by its address.", valueName: "address")
    )
    var address: [String] = []

    @Option(
        help: ArgumentHelp("Save files in this folder, in place of the one for downloads.", valueName: "folder"),
        completion: .directory
    )
    var directory: String?

    @Flag(inversion: .prefixedNo, help: "Exchange the clipboard.")
    var clipboard = true

    func validate() throws {
        let kinds = [list || json, enable, disable, panel].filter { $0 }.count
        guard kinds <= 1 else {
            throw ValidationError("--list, --enable, --disable and --panel do not go together: use one of them.")
        }
        if kinds == 1, name != nil || !address.isEmpty || directory != nil || !clipboard {
            throw ValidationError("The options of the exchange are for the command that begins it.")
        }
    }

    func run() throws {
        if list || json { return try NearbyListing(json: json).print() }
        if panel {
            // Without the exchange there is nothing to show, and this says how to begin it.
            _ = try NearbyClient.devices()
            try SiblingProgram.become(WindowProgramRequest(.nearby))
        }
        if enable || disable { return try LoginService.set(isEnabled: enable) }
        let directory = directory.map { URL(filePath: $0).absoluteURL.path(percentEncoded: false) }
        try SiblingProgram.become(
            NearbyProgramRequest(name: name, addresses: address, directory: directory, sharesClipboard: clipboard)
        )
    }
}

/// `transferable nearby pair`: asks a device to be paired, or consents.
struct NearbyPairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pair",
        abstract: "Pair a device, after a number was compared.",
        discussion: """
            This asks the device to be paired, or joins its request where it has asked. Both devices show a number, and both have \
            to consent to it within half a minute: on this one by the answer to a question, or by this command with the number that \
            the device shows.

            Devices with this command agree on a number that nobody else can choose. Those with KDE Connect do not: someone who is \
            between the devices in the network, with a fast computer, makes both show the same number, and any computer does for \
            versions before 8 of the protocol. So they are paired with --weak-number alone.
            """
    )

    @Option(help: ArgumentHelp("The number that the device shows.", valueName: "number"))
    var number: String?

    @Flag(help: "Pair a device whose number can be forged, in a network that you trust.")
    var weakNumber = false

    @Argument(help: ArgumentHelp("The device, by its name or its identifier.", valueName: "device"))
    var device: String

    func run() throws {
        let device = try NearbyClient.devices().device(named: device)
        if let number {
            try consent(device, number)
        } else {
            try NearbyClient.ask(.pair(id: device.id, number: nil, acceptsWeakNumber: weakNumber)) { answer, _ in
                if case .number(let shown) = answer { try compare(shown, with: device) }
            }
        }
        StandardError.writeLine("\(device.name.quoted) is paired.")
    }

    /// Asks the user whether the device shows the number, or tells how to answer that later.
    private func compare(_ number: String, with device: NearbyDevice) throws {
        guard isatty(STDIN_FILENO) != 0 else {
            let options = "--number \(number)" + (weakNumber ? " --weak-number" : "")
            return StandardError.writeLine(
                "If \(device.name.quoted) shows the number \(number), consent there, and here by: transferable nearby pair "
                    + "'\(device.name.printable)' \(options)"
            )
        }
        StandardError.writeLine("Does \(device.name.quoted) show the number \(number)? Consent there, too. [y/N]")
        if ["y", "yes"].contains(readLine()?.lowercased()) {
            try consent(device, number)
        } else {
            try NearbyClient.ask(.unpair(id: device.id)) { _, _ in }
        }
    }

    private func consent(_ device: NearbyDevice, _ number: String) throws {
        let request = NearbyRequest.pair(id: device.id, number: number, acceptsWeakNumber: weakNumber)
        try NearbyClient.ask(request) { _, _ in }
    }
}

/// `transferable nearby unpair`: ends a pairing.
struct NearbyUnpairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unpair",
        abstract: "End the pairing of a device, or decline its request."
    )

    @Argument(help: ArgumentHelp("The device, by its name or its identifier.", valueName: "device"))
    var device: String

    func run() throws {
        let device = try NearbyClient.devices().device(named: device)
        try NearbyClient.ask(.unpair(id: device.id)) { _, _ in }
    }
}
