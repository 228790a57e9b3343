import CGIO
import Foundation

@testable import DesktopBus
@testable import DesktopServices

extension FuzzTarget {
    /// What other programs answer on the message buses.
    static let bus: [FuzzTarget] = [
        // A message as it is on the wire, which GLib takes apart.
        FuzzTarget(name: "bus-message") { data in
            var bytes = [UInt8](data)
            guard
                let message = g_dbus_message_new_from_blob(
                    &bytes,
                    gsize(bytes.count),
                    G_DBUS_CAPABILITY_FLAGS_UNIX_FD_PASSING,
                    nil
                )
            else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(message)) }
            guard let body = g_dbus_message_get_body(message) else { return }
            requireReadable(body, data.count)
        },
        // The values of a message in GLib's text form, in which inputs are values more often.
        FuzzTarget(name: "bus-reply") { data in
            var text = data.map { CChar(truncatingIfNeeded: $0) }
            text.append(0)
            guard let variant = g_variant_parse(nil, text, nil, nil, nil) else { return }
            defer { g_variant_unref(variant) }
            var arguments: [OpaquePointer?] = [variant]
            let isTuple = g_variant_type_is_tuple(g_variant_get_type(variant)) != 0
            let body = isTuple ? g_variant_ref(variant) : g_variant_ref_sink(g_variant_new_tuple(&arguments, 1))
            guard let body else { fail("a tuple is not made") }
            defer { g_variant_unref(body) }
            requireReadable(body, data.count)
        },
        FuzzTarget(name: "bus-value") { data in
            var source = ByteSource(data)
            let values = (0..<4).map { _ in value(from: &source, depth: 0) }
            guard let tuple = try? values.map(\.sent).makeTuple(), let body = g_variant_ref_sink(tuple) else {
                fail("a tuple is not made")
            }
            defer { g_variant_unref(body) }
            let reply = BusReply(retaining: body)
            for (position, value) in values.enumerated() {
                let received = reply.value(at: position)
                require(received == value.received, "\(value.sent) is received as \(String(describing: received))")
            }
            require(reply.value(at: values.count) == nil, "there is a value more")
        },
    ]

    // MARK: Reading

    /// Requires that values are read as they are, and what is made of them.
    private static func requireReadable(_ body: OpaquePointer, _ count: Int) {
        let valueCount = BusReply.valueCount(body, upTo: .max)
        for limit in [0, 1, 5, 1000] {
            let counted = BusReply.valueCount(body, upTo: limit)
            require(
                valueCount <= limit ? counted == valueCount : counted > limit,
                "\(valueCount) values are \(counted)"
            )
        }
        let reply = BusReply(retaining: body)
        let values = (0..<Int(g_variant_n_children(body))).map { reply.value(at: $0) }
        require(
            values.allSatisfy { $0 != nil } && reply.value(at: values.count) == nil,
            "there are \(values.count) values"
        )
        // An array of arrays may have a member for each byte, and empty tuples are less than that.
        let size = values.reduce(0) { $0 + self.size($1 ?? .other, depth: 0) }
        require(size <= 1 << 10 + 64 * count, "\(count) bytes are \(size) values")

        for device in Bluetooth.devices(in: reply) {
            for address in [device.address, device.adapter] {
                require(address.utf8.count == 17 && address.utf8.allSatisfy { $0 < 0x80 }, address)
            }
            require(!device.name.isEmpty, "a device has no name")
        }
        for device in KDEConnect.devices(in: reply) {
            let path = "/devices/\(device.id)/share"
            require(g_variant_is_object_path(path) != 0, "\(path) is no path of an object")
        }
        _ = try? PortalRequest.Answer(reply)
    }

    /// How many values there are in one.
    private static func size(_ value: BusReply.Value, depth: Int) -> Int {
        require(depth <= 128, "values are nested \(depth) deep")
        return switch value {
        case .array(let values): values.reduce(1) { $0 + size($1, depth: depth + 1) }
        case .dictionary(let values): values.values.reduce(1) { $0 + size($1, depth: depth + 1) }
        case .string(let text): 1 + text.utf8.count
        case .bytes(let bytes): 1 + bytes.count
        default: 1
        }
    }

    // MARK: Writing

    /// Makes a value of bytes, and says as what another program receives it.
    private static func value(
        from source: inout ByteSource,
        depth: Int
    ) -> (sent: BusValue, received: BusReply.Value) {
        switch source.next() % (depth < 8 ? 13 : 8) {
        case 0: return (.bool(true), .bool(true))
        case 1:
            let number = UInt32(source.next()) << 24
            return (.uint32(number), .number(UInt64(number)))
        case 2:
            let number = Int32(bitPattern: UInt32(source.next()) << 24)
            return (.int32(number), .int32(number))
        case 3:
            let bytes = source.bytes()
            return (.bytes(bytes), .bytes(Data(bytes)))
        case 4:
            let handle = Int32(source.next())
            return (.handle(handle), .int32(handle))
        case 5:
            let handles = source.bytes().map(Int32.init)
            return (.handles(handles), .array(handles.map { .int32($0) }))
        case 6:
            let text = source.text()
            guard g_variant_is_object_path(text) != 0 else { return (.string(text), .string(text)) }
            return (.objectPath(text), .string(text))
        case 7:
            let texts = (0..<source.next() % 4).map { _ in source.text() }
            return (.strings(texts), .array(texts.map { .string($0) }))
        case 8:
            let inner = value(from: &source, depth: depth + 1)
            return (.variant(inner.sent), inner.received)
        case 9, 10:
            var (sent, received): ([String: BusValue], [String: BusReply.Value]) = ([:], [:])
            for _ in 0..<source.next() % 4 {
                let key = source.text()
                (sent[key], received[key]) = value(from: &source, depth: depth + 1)
            }
            return (.options(sent), .dictionary(received))
        case 11:
            let inner = (0..<source.next() % 4).map { _ in value(from: &source, depth: depth + 1) }
            return (.tuple(inner.map(\.sent)), .array(inner.map(\.received)))
        default:
            let inner = (0..<source.next() % 4).map { _ in value(from: &source, depth: depth + 1) }
            return (.array(of: "v", inner.map { .variant($0.sent) }), .array(inner.map(\.received)))
        }
    }
}
