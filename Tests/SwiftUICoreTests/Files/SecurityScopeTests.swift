import Foundation
import SwiftUICore
import Testing

@Suite("Access to files that were chosen")
struct SecurityScopeTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func resolve(_ data: Data, relativeTo url: URL? = nil) throws -> (path: String, isStale: Bool) {
        var isStale = false
        let found = try URL(resolvingBookmarkData: data, relativeTo: url, bookmarkDataIsStale: &isStale)
        return (found.path, isStale)
    }

    @Test func aFileThatCanBeReadIsAccessible() throws {
        let file = try folder.file("a.txt", "a")
        #expect(file.startAccessingSecurityScopedResource())
        file.stopAccessingSecurityScopedResource()
        #expect(try String(contentsOf: file, encoding: .utf8) == "a")
        #expect(!folder("missing").startAccessingSecurityScopedResource())
        #expect(!URL(string: "https://example.com")!.startAccessingSecurityScopedResource())
    }

    @Test func aBookmarkLeadsToItsFile() throws {
        let file = try folder.file("a.txt", "a")
        let data = try file.bookmarkData(options: [.withSecurityScope])
        #expect(try resolve(data) == (file.path, false))
        // The file has changed and is the same.
        try FileHandle(forWritingTo: file).write(contentsOf: Data("b".utf8))
        #expect(try resolve(data) == (file.path, false))
    }

    @Test func aBookmarkFollowsAFileToAnotherName() throws {
        let file = try folder.file("a.txt", "a")
        let data = try file.bookmarkData()
        try FileManager.default.moveItem(at: file, to: folder("b.txt"))
        try folder.file("c.txt", "a")
        #expect(try resolve(data) == (folder("b.txt").path, true))
        try FileManager.default.removeItem(at: folder("b.txt"))
        let error = #expect(throws: CocoaError.self) { try resolve(data) }
        #expect(error?.code == .fileReadNoSuchFile)
    }

    /// Puts another file in the place of a file.
    private func replace(_ file: URL, modified date: Date) throws {
        let other = try folder.file("other", "b")
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: other.path)
        rename(other.path, file.path)
    }

    @Test func aBookmarkOfAFileThatWasReplacedIsStale() throws {
        let file = try folder.file("a.txt", "a")
        let data = try file.bookmarkData()
        try replace(file, modified: Date(timeIntervalSinceReferenceDate: 0))
        #expect(try resolve(data) == (file.path, true))
    }

    @Test func aBookmarkKnowsAFileByItsTimeWhereItsNumberHasChanged() throws {
        let file = try folder.file("a.txt", "a")
        let date = Date(timeIntervalSinceReferenceDate: 0)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        let data = try file.bookmarkData()
        try replace(file, modified: date)
        #expect(try resolve(data) == (file.path, false))
    }

    @Test func aBookmarkMovesWithItsFolder() throws {
        try folder.file("before/project", "")
        let file = try folder.file("before/parts/a.txt", "a")
        let data = try file.bookmarkData(relativeTo: folder("before/project"))
        try FileManager.default.moveItem(at: folder("before"), to: folder("after"))
        #expect(try resolve(data, relativeTo: folder("after/project")) == (folder("after/parts/a.txt").path, true))
        #expect(throws: CocoaError.self) { try resolve(data) }
    }

    @Test func whatIsNoBookmarkIsAnError() throws {
        for data in [Data(), Data("nonsense".utf8), Data(repeating: 0xFF, count: 1000)] + hostilePropertyLists {
            #expect(throws: CocoaError.self) { try resolve(data) }
        }
        #expect(throws: CocoaError.self) { try folder("missing").bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(string: "https://example.com")!.bookmarkData() }
    }

    @Test("The folder of a group of apps is the user's own, and the same for each of them")
    func groupFolder() throws {
        let group = "group.org.example.\(UUID().uuidString)"
        let folder = try #require(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group))
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(folder.lastPathComponent == group)
        #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
        try Data("tea".utf8).write(to: folder.appending(path: "note"))
        let again = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
        #expect(try again.map { try String(contentsOf: $0.appending(path: "note"), encoding: .utf8) } == "tea")
    }

    @Test("A group has the name of a folder", arguments: ["", ".", "..", "../up", "a/b", "a\0b", ".hidden"])
    func groupNames(_ name: String) {
        #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
}
