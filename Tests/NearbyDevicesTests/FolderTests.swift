import Foundation
import Testing
import TransferTestSupport

@testable import NearbyDevices

@Suite("Folders between paired devices", .stoppedDevices)
struct FolderTests {
    @Test("A folder arrives whole: files byte for byte, folders without files, links, and what may be executed")
    func whole() async throws {
        let (first, second) = try await TestDevice.paired()
        let contents = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13 ^ $0 >> 8) })
        try first.directory.write(contents, to: "project/data/größe.bin")
        try first.directory.write("#!/bin/sh\n", to: "project/run")
        try first.directory.write(Data(), to: "project/.hidden")
        try first.directory.makeDirectory("project/empty/inner")
        let path = first.directory.file("project")
        chmod(path + "/run", 0o755)
        let links = [
            ("inside", "data/größe.bin"), ("data/up", "../run"), ("data/out", "../../Downloads"),
            ("root", "/etc/passwd"),
        ]
        for (name, destination) in links { #expect(symlink(destination, path + "/" + name) == 0) }
        #expect(mkfifo(path + "/pipe", 0o600) == 0)
        let leftOut = try await first.service.send(.file(URL(filePath: path)), to: second.id)
        #expect(leftOut.sorted() == ["data/out", "pipe", "root"])
        try await second.events.wait("the folder") { event in
            if case .receivedFile(first.id, let url) = event, url.hasDirectoryPath { true } else { nil }
        }
        let received = second.downloads.path + "/project"
        let paths = try #require(FileManager.default.subpaths(atPath: received)).sorted()
        #expect(
            paths == [
                ".hidden", "data", "data/größe.bin", "data/up", "empty", "empty/inner", "inside", "run",
            ]
        )
        #expect(FileManager.default.contents(atPath: received + "/data/größe.bin") == contents)
        #expect(FileManager.default.contents(atPath: received + "/inside") == contents)
        #expect(FileManager.default.isExecutableFile(atPath: received + "/run"))
        #expect(FileManager.default.contents(atPath: received + "/data/up") == Data("#!/bin/sh\n".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: second.downloads.path) == ["project"])
    }

    @Test("A folder that is given up leaves nothing", arguments: [true, false])
    func givenUp(bySender: Bool) async throws {
        let (first, second) = try await TestDevice.paired()
        for number in 0..<50 { try first.directory.write(Data(count: 4_000_000), to: "large/\(number)") }
        let url = URL(filePath: first.directory.file("large"))
        let sending = Task { try await first.service.send(.file(url), to: second.id) }
        try await waitUntil("the beginning of the folder") {
            (try? FileManager.default.contentsOfDirectory(atPath: second.downloads.path))?.isEmpty == false
        }
        if bySender { sending.cancel() } else { try await second.service.unpair(first.id) }
        await #expect(throws: (any Error).self) { try await sending.value }
        try await waitUntil("the removal of the part") {
            try FileManager.default.contentsOfDirectory(atPath: second.downloads.path).isEmpty
        }
    }

    @Test("A folder with something that cannot be read is not sent, and the error names it")
    func unreadable() async throws {
        let (first, second) = try await TestDevice.paired()
        let path = try first.directory.makeDirectory("deep")
        var inner = path
        for _ in 0...FolderReader.deepest {
            inner += "/d"
            #expect(mkdir(inner, 0o700) == 0)
        }
        do {
            try await first.service.send(.file(URL(filePath: path)), to: second.id)
            Issue.record("it was sent")
        } catch let error as NearbyError {
            #expect(error.description.contains("nested too deeply"))
        }
        // Nothing was announced: the next file is the first.
        let file = try first.directory.write("text", to: "next.txt")
        try await first.service.send(.file(URL(filePath: file)), to: second.id)
        #expect(try FileManager.default.contentsOfDirectory(atPath: second.downloads.path) == ["next.txt"])
    }

    @Test("A folder between devices that know each other by IPv6")
    func version6() async throws {
        let (first, second) = try await TestDevice.paired(at: "::1")
        try first.directory.write("text", to: "folder/note.txt")
        try await first.service.send(.file(URL(filePath: first.directory.file("folder"))), to: second.id)
        let note = second.downloads.appending(path: "folder/note.txt")
        #expect(try String(contentsOf: note, encoding: .utf8) == "text")
    }
}
