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
