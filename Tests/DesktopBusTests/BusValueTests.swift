import CGIO
import Testing

@testable import DesktopBus

@Suite("A value for D-Bus", .timeLimit(.minutes(20)))
struct BusValueTests {
    /// GLib gives no value for such a text, and ends a program that puts none among others.
    @Test(
        "that is no path of an object is an error, wherever it stands",
        arguments: [
            BusValue.objectPath("no path"), .variant(.objectPath("")), .options(["a": .objectPath("/a/")]),
            .tuple([.string("/"), .objectPath("//")]), .array(of: "o", [.objectPath("/a"), .objectPath("a\u{E9}")]),
        ]
    )
    func invalidPath(_ value: BusValue) {
        #expect(throws: BusError.self) { try [BusValue.string("text"), value].makeTuple() }
    }

    @Test("has the type that D-Bus gives it")
    func type() throws {
        let values: [BusValue] = [
            .string("text"), .objectPath("/a/b_1"), .variant(.objectPath("/")), .options(["a": .uint32(1)]),
            .tuple([.bool(true), .handle(0)]), .array(of: "(us)", []),
        ]
        let tuple = g_variant_ref_sink(try values.makeTuple())
        defer { g_variant_unref(tuple) }
        #expect(String(cString: g_variant_get_type_string(tuple)) == "(sova{sv}(bh)a(us))")
    }
}

@Suite("The values of a message", .timeLimit(.minutes(20)))
struct BusValueCountTests {
    private func count(_ value: BusValue, upTo limit: Int) throws -> Int {
        let variant = g_variant_ref_sink(try value.makeVariant())!
        defer { g_variant_unref(variant) }
        return BusReply.valueCount(variant, upTo: limit)
    }

    @Test("are counted wherever they stand, bytes as one")
    func count() throws {
        #expect(try count(.string("text"), upTo: 100) == 1)
        #expect(try count(.bytes(Array(repeating: 7, count: 1000)), upTo: 100) == 1)
        #expect(try count(.handles([1, 2, 3]), upTo: 100) == 4)
        #expect(try count(.tuple([.strings(["a", "b"]), .options(["c": .bool(true)])]), upTo: 100) == 9)
    }

    @Test("are counted no further than to a limit")
    func limit() throws {
        let handles = BusValue.handles(Array(repeating: 0, count: 100_000))
        #expect(try count(handles, upTo: 50) > 50)
        #expect(try count(.tuple(Array(repeating: .tuple([handles, handles]), count: 3)), upTo: 50) > 50)
        let texts = Array(repeating: BusValue.tuple([.string("a")]), count: 1000)
        #expect((51...60).contains(try count(.array(of: "(s)", Array(texts.prefix(40))), upTo: 50)))
        #expect(try count(.array(of: "(s)", texts), upTo: 50) > 50)
    }
}

@Suite("An object on a bus", .timeLimit(.minutes(20)))
struct BusObjectTests {
    @Test("whose names mean nothing to a bus is an error before a message is sent")
    func names() throws {
        try MessageBus.Object.bus.check()
        let good = (service: "org.example.Service", path: "/org/example", interface: "org.example.Interface")
        for (service, path, interface) in [
            ("no service", good.path, good.interface), (good.service, "org/example", good.interface),
            (good.service, good.path, "interface"), (good.service, "", good.interface),
        ] {
            #expect(throws: BusError.self) {
                try MessageBus.Object(service: service, path: path, interface: interface).check()
            }
        }
    }
}
