import Foundation

/// Property lists at which Foundation's readers end the process (Foundation 6.3).
let hostilePropertyLists: [Data] = [
    // An array with more items than any memory holds ends `PropertyListDecoder`.
    binaryPropertyList([[0xAF, 0x13] + Array(repeating: 0xFF, count: 8)]),
    // So does deep nesting.
    Data(String(repeating: "<array>", count: 200_000).utf8),
    // A set of a text ends `PropertyListSerialization`.
    binaryPropertyList([[0xC1, 1], [0x51, 0x61]]),
]

/// A property list of objects, the first of which is the whole.
private func binaryPropertyList(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
        offsets.append(UInt8(bytes.count))
        bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for value in [UInt8(objects.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, value] }
    return Data(bytes)
}
