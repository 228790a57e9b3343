import Foundation

@testable import GTKTransport

extension FuzzTarget {
    /// What other programs say of their drags on X11.
    static let drags: [FuzzTarget] = [
        // Messages in a row: which it is, five numbers, and a list of types, each number a byte.
        FuzzTarget(name: "xdnd-messages") { data in
            var source = ByteSource(data)
            var drag = XDNDDrag()
            for _ in 0..<min(data.count, 64) {
                let kind = source.next() % 4
                let numbers: XDNDDrag.Numbers = (
                    source.number(), source.number(), source.number(), source.number(), source.number()
                )
                let window = UInt(bitPattern: numbers.0)
                let before = drag
                guard kind < 3 else {
                    require(
                        drag.windowDidEnd(window) == (window == before.source && window != 0),
                        "another window ended"
                    )
                    require(
                        drag.source == (window == before.source ? 0 : before.source),
                        "the source is \(drag.source)"
                    )
                    continue
                }
                let list = source.bytes()
                let property = XDisplay.Property(type: 4, format: 32, bytes: Data(list), rest: 0)
                require(property.longs.count == list.count / MemoryLayout<UInt>.size, "\(property.longs.count) atoms")
                drag.hear([.enter, .position, .drop][Int(kind)], numbers) { asked in
                    require(kind == 0 && asked == window && numbers.1 & 1 != 0, "the list is read without a reason")
                    // Lists of all lengths.
                    return list.isEmpty
                        ? nil : Array(repeating: property.longs + list.map(UInt.init), count: 64).flatMap(\.self)
                }
                require(drag.types.count <= XDNDDrag.mostTypes && !drag.types.contains(0), "\(drag.types.count) types")
                require(Set(drag.types).count == drag.types.count, "a type is there twice")
                if kind != 0 {
                    require(
                        drag.source == before.source && drag.types == before.types,
                        "a message is not from the source"
                    )
                    require(window == before.source || drag.time == before.time, "another program sets the time")
                } else {
                    require(drag.source == window && drag.time == 0, "a drag does not begin anew")
                }
            }
        }
    ]
}

extension ByteSource {
    /// A number of one byte, some of which stand for others.
    fileprivate mutating func number() -> Int {
        switch next() {
        case 255: Int.max
        case 254: Int.min
        case 253: -1
        case let byte: Int(byte)
        }
    }
}
