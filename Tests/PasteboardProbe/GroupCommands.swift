import CoreTransferable
import Foundation
import GroupSharing
import TransferKit

/// The commands of the probe as a program that has a group, or claims to have one.
enum GroupCommands {
    private static let addressName = "application/x-transferable-private"

    /// Offers an item to everyone, the team and the group until it is ended, and prints its names and where the group's is.
    static func serve() async throws {
        let item = NSItemProvider()
        item.suggestedName = "Plan"
        register(item, .json, .group, "{\"for\": \"group\"}")
        register(item, .utf8PlainText, .all, "for all")
        register(item, .png, .team, "for the team")
        register(item, .pdf, .ownProcess, "for the process")
        item.registerFileRepresentation(for: .xml, visibility: .group) { completion in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("group-\(getpid()).xml")
            try? Data(repeating: 0x78, count: 5 << 20).write(to: file)
            completion(file, false, nil)
            return nil
        }
        item.registerDataRepresentation(for: .html, visibility: .group) { completion in
            completion(nil, PasteboardProbe.Failure("refused by the sender"))
            return nil
        }
        let other = NSItemProvider()
        other.suggestedName = "Second"
        register(other, .json, .group, "second")
        let offer = TransferOffer([item, other]).sharing(over: SocketChannel())
        PasteboardProbe.say("names \(offer.names.joined(separator: " "))")
        if offer.names.contains(addressName) {
            let address = String(decoding: try await offer.data(for: addressName), as: UTF8.self)
            PasteboardProbe.say("address \(address)")
        }
        PasteboardProbe.say("ready")
        try await Task.sleep(for: .seconds(600))
        withExtendedLifetime(offer) {}
    }

    private static func register(
        _ item: NSItemProvider,
        _ type: UTType,
        _ visibility: NSItemProviderRepresentationVisibility,
        _ text: String
    ) {
        item.registerDataRepresentation(for: type, visibility: visibility) { completion in
            completion(Data(text.utf8), nil)
            return nil
        }
    }

    /// Receives what is offered at an address, and prints each representation: ADDRESS.
    static func receive(_ arguments: [String]) async throws {
        let address = arguments[0]
        let payloads = [
            "application/x-transferable-items":
                "[{\"name\":\"Plan\",\"types\":[\"public.utf8-plain-text\"]},{\"types\":[]}]",
            "application/x-transferable-items+public.utf8-plain-text":
                "\0\0\0\0\0\0\0\u{7}for all",
        ]
        let offer = IncomingOffer(
            names: payloads.keys.sorted() + [addressName],
            limits: TransferLimits(maximumByteCount: 8 << 20, stallTimeout: 2)
        ) { name, sink in try await sink.write(Data((payloads[name] ?? address).utf8)) }
        .sharing(over: SocketChannel())
        PasteboardProbe.say("may have pdf: \(offer.mayHave(anyOf: [.pdf]))")
        for (index, item) in await offer.items().enumerated() {
            PasteboardProbe.say("item \(index): \(item.registeredTypeIdentifiers.joined(separator: " "))")
            if let name = item.suggestedName { PasteboardProbe.say("\(index) named \(name)") }
            for type in item.registeredContentTypes {
                do {
                    let data = try await item.loadDataRepresentation(for: type)
                    let text = data.count > 100 ? "\(data.count) bytes" : String(decoding: data, as: UTF8.self)
                    PasteboardProbe.say("\(index) \(type): \(text)")
                } catch {
                    let lines = error.localizedDescription.split(separator: "\n").joined(separator: " ")
                    PasteboardProbe.say("\(index) \(type) failed: \(lines)")
                }
            }
        }
        PasteboardProbe.say("received")
    }

    /// Connects again and again, and says nothing: ADDRESS COUNT.
    static func flood(_ arguments: [String]) async throws {
        var connected = 0
        for _ in 0..<(Int(arguments[1]) ?? 0) {
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
            if withAddress(arguments[0], { connect(descriptor, $0, $1) }) == 0 {
                connected += 1
            } else {
                close(descriptor)
            }
        }
        PasteboardProbe.say("connected \(connected)")
        try await Task.sleep(for: .seconds(600))
    }

    /// Answers badly: ADDRESS HOW.
    static func misbehave(_ arguments: [String]) async throws {
        let directory = "\(ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? "")/swift-transferable/sockets"
        try FileManager.default.createDirectory(
            atPath: directory,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        for path in [directory, URL(filePath: directory).deletingLastPathComponent().path] { chmod(path, 0o700) }
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard withAddress(arguments[0], { bind(listener, $0, $1) }) == 0, listen(listener, 10) == 0 else {
            throw PasteboardProbe.Failure("cannot listen")
        }
        signal(SIGPIPE, SIG_IGN)
        PasteboardProbe.say("ready")
        var kept: [Int32] = []
        while true {
            let connection = accept(listener, nil, nil)
            guard connection >= 0 else { continue }
            var request = [UInt8](repeating: 0, count: 16)
            _ = recv(connection, &request, 16, Int32(MSG_WAITALL))
            answer(arguments[1], to: connection, isLoad: request[4] == 1)
            if arguments[1] == "stall" { kept.append(connection) } else { close(connection) }
        }
    }

    private static func answer(_ how: String, to connection: Int32, isLoad: Bool) {
        /// Two items without names; the first has one representation, public.json, for the group.
        let noName: [UInt8] = [0, 0, 0, 0]
        let representation: [UInt8] =
            [11, 0, 0, 0] + Array("public.json".utf8) + [0, 0, 0, 0] + [3, 0, 0, 0] + Array("a/b".utf8)
        let listing: [UInt8] =
            [1, 46, 0, 0, 0] + [2, 0, 0, 0] + noName + [1, 0, 0, 0] + representation + noName + [0, 0, 0, 0]
        switch how {
        case "stall": break
        case "die": break
        case "garbage": write(connection, (0..<1000).map { UInt8(truncatingIfNeeded: $0 * 7) })
        case "huge": write(connection, [1, 255, 255, 255, 255])
        case "drip":
            for byte in listing + listing {
                guard write(connection, [byte]) else { return }
                usleep(300_000)
            }
        default:
            guard isLoad else {
                write(connection, listing)
                return
            }
            switch how {
            case "endless":
                write(connection, [2, 0, 0, 0, 0])
                let part: [UInt8] = [3, 0, 0, 1, 0] + [UInt8](repeating: 1, count: 65536)
                while write(connection, part) {}
            case "out of order": write(connection, [3, 1, 0, 0, 0, 9, 2, 0, 0, 0, 0, 4, 0, 0, 0, 0])
            default: write(connection, [2, 0, 0, 0, 0, 3, 4, 0, 0, 0, 1, 2])
            }
        }
    }

    @discardableResult
    private static func write(_ connection: Int32, _ bytes: [UInt8]) -> Bool {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes {
                send(connection, $0.baseAddress! + written, bytes.count - written, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return false }
            written += count
        }
        return true
    }

    private static func withAddress<Result>(_ name: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result)
        -> Result
    {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = "\(ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? "")/swift-transferable/sockets/\(name)"
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }
}
