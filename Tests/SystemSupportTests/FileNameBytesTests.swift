import SystemSupport
import Testing

@Suite("Names of files that are not UTF-8")
struct FileNameBytesTests {
    @Test(
        "become text and the same bytes again",
        arguments: [
            Array("plain ü 中 😀".utf8), [0x6C, 0xE9, 0x2E, 0x74, 0x78, 0x74], [0xFF, 0xFE], [0xC3, 0xA9, 0xC3],
            [0xF0, 0x9F],
            [], [0x80], Array("\u{FFFD}".utf8), Array("\u{10F7E9}".utf8), [0xE9] + Array("\u{10F780}ü".utf8),
            [0xED, 0xA0, 0x80],
        ] as [[UInt8]]
    )
    func roundTrip(bytes: [UInt8]) {
        let name = String(fileName: bytes)
        #expect(name.fileNameBytes == bytes)
        #expect(name.systemPath.map { UInt8(bitPattern: $0) } == bytes + [0])
        #expect(name.hasBytesOfFileName == (String(validating: bytes, as: UTF8.self) != name))
    }

    @Test("are shown with numbers for their bytes")
    func shown() {
        #expect(String(fileName: [0x6C, 0xE9, 0x2E, 0x74]).printable == "l\\xE9.t")
        #expect(String(fileName: Array("ü".utf8)) == "ü")
    }
}
