import Foundation
import Testing
import TransferKit
import TransferTestSupport

@testable import NearbyDevices

@Suite("The stream of a folder")
struct FolderStreamTests {
    @Test("Records are read back as they were written, in parts of any size")
    func parts() throws {
        let entries: [FolderEntry] = [
            .file(name: "été.txt", size: 5, isExecutable: false), .folder(name: "sub"),
            .file(name: "run", size: 0, isExecutable: true), .link(name: "up", destination: "../été.txt"), .end, .end,
        ]
        var stream = Data()
        for entry in entries {
            stream += entry.encoded
            if case .file(_, 5, _) = entry { stream += Data("hello".utf8) }
        }
        for size in 1...stream.count {
            var reader = FolderReader()
            var found: [FolderEntry] = []
            var bytes = Data()
            var rest = stream
            while !rest.isEmpty {
                #expect(throws: TransferWireError.self) { try reader.finish() }
                try reader.read(Data(rest.prefix(size))) { part in
                    switch part {
                    case .entry(let entry): found.append(entry)
                    case .bytes(let part): bytes += part
                    }
                }
                rest = rest.dropFirst(size)
            }
            try reader.finish()
            #expect(found == entries)
            #expect(bytes == Data("hello".utf8))
        }
    }

    static let hostile: [[FolderEntry]] = [
        [.folder(name: "..")], [.folder(name: ".")], [.folder(name: "")], [.folder(name: "a/b")],
        [.file(name: "/etc/passwd", size: 1, isExecutable: false)], [.file(name: "a\0b", size: 1, isExecutable: false)],
        [.file(name: String(repeating: "a", count: 256), size: 1, isExecutable: false)],
        [.link(name: "x", destination: "/etc/passwd")], [.link(name: "x", destination: "")],
        [.link(name: "x", destination: "..")], [.link(name: "x", destination: "a/../..")],
        [.folder(name: "a"), .link(name: "x", destination: "../../b")],
        // A name before the “..” may be a link to a higher folder.
        [.folder(name: "a"), .link(name: "up", destination: ".."), .end, .link(name: "x", destination: "a/up/..")],
        [.end, .end], [.end, .folder(name: "after")],
        Array(repeating: .folder(name: "deep"), count: FolderReader.deepest + 1),
    ]

    @Test("What leads out of the folder, and what follows its end, is refused", arguments: hostile)
    func refused(_ entries: [FolderEntry]) {
        let stream = entries.reduce(into: Data()) { $0 += $1.encoded }
        var reader = FolderReader()
        #expect(throws: TransferWireError.self) { try reader.read(stream) { _ in } }
    }

    @Test(
        "Bytes that are no records are refused",
        arguments: [[0, 0], [1, 0, 9], [255, 255], [2, 0, 4, 0]] as [[UInt8]]
    )
    func garbage(_ bytes: [UInt8]) {
        var reader = FolderReader()
        #expect(throws: TransferWireError.self) { try reader.read(Data(bytes)) { _ in } }
    }

    @Test("A name that comes twice is made once, and not through a link of that name")
    func twice() throws {
        let directory = try TemporaryDirectory()
        try directory.makeDirectory("other")
        for entries: [FolderEntry] in [
            [.link(name: "x", destination: "."), .folder(name: "x")],
            [.link(name: "x", destination: "missing"), .file(name: "x", size: 0, isExecutable: false)],
            [.folder(name: "x"), .end, .folder(name: "x")],
        ] {
            let folder = try ReceivedFolder(at: directory.file(UUID().uuidString))
            #expect(throws: (any Error).self) {
                for entry in entries { try folder.take(entry.encoded) }
            }
        }
    }
}
