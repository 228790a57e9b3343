import CoreTransferable
import Testing
import TransferTestSupport

@testable import GroupSharing
@testable import TransferKit

@Suite("What is for a group or team", .timeLimit(.minutes(20)), .serialized)
struct GroupSharingTests {
    private let fixture: EmbeddedFixture

    init() throws { fixture = try EmbeddedFixture() }

    /// An executable of its own, with an `Info.plist` beside it.
    private func install(_ name: String, groups: [String]? = nil, team: String? = nil) async throws -> String {
        var root: [String: Any] = [:]
        root["com.apple.security.application-groups"] = groups
        root["com.apple.developer.team-identifier"] = team
        return try await BuiltProduct.install(
            "PasteboardProbe",
            in: fixture.directory.makeDirectory(name),
            information: root.isEmpty ? nil : root
        )
    }

    /// A program that offers something to everyone, to its team and to its group.
    private func serve(_ path: String) async throws -> (program: RunningProgram, address: String) {
        let program = try fixture.probe("serve", at: path)
        try await program.waitForLine(containing: "ready")
        let line = program.standardOutput.lines.first { $0.hasPrefix("address ") }
        return (program, String(line?.dropFirst("address ".count) ?? ""))
    }

    private func receive(_ address: String, at path: String) async throws -> [String] {
        let program = try fixture.probe("receive", address, at: path)
        #expect(try await program.waitForExit().isSuccess, "\(program.transcript)")
        return program.standardOutput.lines
    }

    private let publicOnly = [
        "item 0: public.utf8-plain-text", "0 named Plan", "0 public.utf8-plain-text: for all", "item 1: ", "received",
    ]

    @Test("reaches a program of the group, in the sender's order, and of nothing else is there a trace")
    func group() async throws {
        let (server, address) = try await serve(install("server", groups: ["g.a", "g.b"]))
        let names = try #require(server.standardOutput.lines.first)
        #expect(names.contains("application/x-transferable-private"))
        for hidden in ["json", "png", "pdf", "xml", "html"] { #expect(!names.contains(hidden)) }
        let lines = try await receive(address, at: install("member", groups: ["g.b"]))
        #expect(
            lines.filter { !$0.contains("failed") } == [
                "may have pdf: true",
                "item 0: public.json public.utf8-plain-text public.png public.xml public.html",
                "0 named Plan", "0 public.json: {\"for\": \"group\"}", "0 public.utf8-plain-text: for all",
                "0 public.png: for the team", "0 public.xml: 5242880 bytes", "item 1: public.json",
                "1 named Second", "1 public.json: second", "received",
            ]
        )
        #expect(lines.first { $0.contains("failed") }?.contains("refused by the sender") == true)
    }

    @Test("reaches a program of the team with what is for the team only")
    func team() async throws {
        let (server, address) = try await serve(install("server", groups: ["g.a"], team: "T"))
        let lines = try await receive(address, at: install("member", groups: ["g.other"], team: "T"))
        #expect(lines.contains("item 0: public.utf8-plain-text public.png"))
        #expect(lines.contains("0 public.png: for the team"))
        #expect(lines.contains("item 1: "))
        _ = server
    }

    @Test("does not reach programs without a declaration, or with another")
    func strangers() async throws {
        let (server, address) = try await serve(install("server", groups: ["g.a"], team: "T"))
        for path in try await [
            install("none"), install("other", groups: ["g.b"], team: "U"), install("empty", groups: [""]),
        ] {
            #expect(try await receive(address, at: path).filter { !$0.hasPrefix("may") } == publicOnly)
        }
        // A program without a group has nobody to offer it to.
        let (alone, none) = try await serve(install("alone"))
        #expect(none.isEmpty)
        #expect(alone.standardOutput.lines.first?.contains("private") == false)
        _ = server
    }

    @Test("is not taken from a program that only claims the group's address")
    func falseServer() async throws {
        let address = String(repeating: "a", count: 32)
        let server = try await fixture.probe("misbehave", address, "endless", at: install("other", groups: ["g.b"]))
        try await server.waitForLine(containing: "ready")
        let lines = try await receive(address, at: install("member", groups: ["g.a"]))
        #expect(lines.dropFirst() == publicOnly[...])
    }

    @Test("does not reach a program whose declaration others could have written, or whose file was replaced")
    func untrusted() async throws {
        let (server, address) = try await serve(install("server", groups: ["g.a"]))
        let open = try await install("open", groups: ["g.a"])
        let propertyList = URL(filePath: open).deletingLastPathComponent().path + "/Info.plist"
        chmod(propertyList, 0o666)
        #expect(try await receive(address, at: open).filter { !$0.hasPrefix("may") } == publicOnly)
        chmod(propertyList, 0o644)
        let directory = URL(filePath: open).deletingLastPathComponent().path
        chmod(directory, 0o777)
        #expect(try await receive(address, at: open).filter { !$0.hasPrefix("may") } == publicOnly)
        chmod(directory, 0o700)
        #expect(try await receive(address, at: open).contains("1 public.json: second"))

        // The server's own file is gone: its declarations are unknown.
        unlink(fixture.directory.path + "/server/PasteboardProbe")
        #expect(try await receive(address, at: open).filter { !$0.hasPrefix("may") } == publicOnly)
        _ = server
    }

    @Test("does not reach another user", .enabled(if: geteuid() == 0))
    func otherUser() async throws {
        let (server, address) = try await serve(install("server", groups: ["g.a"]))
        let member = try await install("member", groups: ["g.a"])
        for path in [fixture.directory.path, fixture.directory.path + "/member"] { chmod(path, 0o755) }
        // Even one who can reach the socket.
        for path in ["/swift-transferable", "/swift-transferable/sockets"] {
            chmod(fixture.directory.path + path, 0o777)
        }
        chmod(fixture.directory.path + "/swift-transferable/sockets/" + address, 0o777)
        var environment = ProcessInfo.processInfo.environment
        environment["XDG_RUNTIME_DIR"] = fixture.directory.path
        let flood = try RunningProgram(
            "setpriv",
            ["--reuid=65534", "--regid=65534", "--clear-groups", member, "flood", address, "1"],
            environment: environment
        )
        try await flood.waitForLine(containing: "connected 1")
        let program = try RunningProgram(
            "setpriv",
            ["--reuid=65534", "--regid=65534", "--clear-groups", member, "receive", address],
            environment: environment
        )
        #expect(try await program.waitForExit().isSuccess, "\(program.transcript)")
        #expect(program.standardOutput.lines.filter { !$0.hasPrefix("may") } == publicOnly)
        _ = server
    }

    @Test("is gone with the sender, whose socket is removed later")
    func gone() async throws {
        let path = try await install("server", groups: ["g.a"])
        let (server, address) = try await serve(path)
        let sockets = fixture.directory.path + "/swift-transferable/sockets"
        server.signal(SIGKILL)
        try await server.waitForExit()
        #expect(try await receive(address, at: path).filter { !$0.hasPrefix("may") } == publicOnly)
        var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
        utimes(sockets + "/" + address, &times)
        let next = try await serve(path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: sockets) == [next.address])
        _ = next
    }

    @Test("ends the socket with the offer")
    func lifetime() throws {
        var server: GroupServer? = try GroupServer([NSItemProvider(of: "text")], for: Membership(), in: fixture.runtime)
        let path = "\(fixture.directory.path)/swift-transferable/sockets/\(server?.address ?? "")"
        #expect(FileManager.default.fileExists(atPath: path))
        server = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test(
        "ends in time with what everyone has, or with an error, whatever the sender does",
        arguments: ["stall", "die", "garbage", "huge", "drip", "endless", "out of order", "short"]
    )
    func badServer(how: String) async throws {
        let path = try await install("server", groups: ["g.a"])
        let address = String(repeating: "b", count: 32)
        let server = try fixture.probe("misbehave", address, how, at: path)
        try await server.waitForLine(containing: "ready")
        let lines = try await receive(address, at: path)
        if ["endless", "out of order", "short"].contains(how) {
            #expect(lines.contains("item 0: public.json public.utf8-plain-text"))
            #expect(lines.contains { $0.hasPrefix("0 public.json failed") }, "\(lines)")
            #expect(lines.contains("0 public.utf8-plain-text: for all"))
        } else {
            #expect(lines.filter { !$0.hasPrefix("may") } == publicOnly)
        }
    }

    @Test("is served also while a thousand connections say nothing")
    func flood() async throws {
        let path = try await install("server", groups: ["g.a"])
        let (server, address) = try await serve(path)
        let flood = try fixture.probe("flood", address, "1000", at: path)
        try await flood.waitForLine(containing: "connected")
        let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(server.processIdentifier)/fd")
        #expect(descriptors.count < 100)
        try await waitUntil("a turn", interval: .seconds(1)) {
            try await receive(address, at: path).contains("1 public.json: second")
        }
    }

    // MARK: Parsers

    @Test("is read from bytes that may be anything", arguments: 1...4 as ClosedRange<UInt64>)
    func fuzz(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let listing = GroupListing(items: [
            .init(
                name: "Plan",
                representations: [
                    .init(type: "public.json", position: 0, suggestedFileName: "a"),
                    .init(type: "public.text", position: nil),
                ]
            ), .init(),
        ])
        #expect(GroupListing(listing.encoded()) == listing)
        for request in [GroupRequest.list, .load(item: 3, representation: 7)] {
            #expect(GroupRequest(request.encoded()) == request)
        }
        for _ in 0..<10_000 {
            var bytes = Bool.random(using: &generator) ? listing.encoded() : GroupRequest.list.encoded()
            for _ in 0..<Int.random(in: 1..<5, using: &generator) where !bytes.isEmpty {
                let position = Int.random(in: 0..<bytes.count, using: &generator)
                if Bool.random(using: &generator) {
                    bytes[position] = .random(in: 0...255, using: &generator)
                } else {
                    bytes.removeSubrange(position...)
                }
            }
            if let read = GroupListing(bytes) { #expect(GroupListing(read.encoded()) == read) }
            _ = GroupRequest(bytes)
            if let (_, count) = SocketFrame.parse(Array(bytes.prefix(5))) { #expect(count <= 8 << 20) }
            var membership = Membership()
            membership.read(Data(bytes))
            #expect(membership.isEmpty)
        }
        for address in [
            "", "../../../etc/passwd", String(repeating: "a", count: 33), String(repeating: "/", count: 32),
        ] {
            #expect(GroupClient(address: Data(address.utf8), limits: TransferLimits()) == nil)
        }
    }

    @Test("is declared in the property list, by keys of Apple's")
    func propertyList() {
        var membership = Membership()
        let text = """
            <?xml version="1.0"?><plist version="1.0"><dict><key>com.apple.security.application-groups</key>
            <array><string>a</string><integer>1</integer><string></string><string>b</string></array>
            <key>com.apple.developer.team-identifier</key><string>T</string></dict></plist>
            """
        membership.read(Data(text.utf8))
        #expect(membership == Membership(groups: ["a", "b"], team: "T"))
        #expect(membership.sharesTeam(with: Membership(groups: ["b"])))
        #expect(!membership.sharesGroup(with: Membership(groups: ["c"], team: "T")))
        #expect(!Membership().sharesTeam(with: Membership()))
    }
}
