import Foundation
import RecentFileList
import SwiftUI
import Testing

@testable import PhotosUI

@Suite("The search for pictures")
struct MediaScanTests {
    private let folder: PictureFolder

    init() throws { folder = try PictureFolder() }

    private func scan(recent: URL? = nil, filter: PHPickerFilter? = nil) async -> [MediaFile] {
        let pictures = folder.url.appending(path: "Pictures")
        let folders = MediaFolders(folders: [pictures], recentFiles: recent)
        var last: [MediaFile] = []
        for await list in MediaScan(folders: folders, filter: filter).lists() { last = list }
        return last
    }

    @Test func picturesAndFilmsOfAllFoldersAreFoundNewestFirst() async throws {
        try folder.add("Pictures/old.png", age: 3)
        try folder.add("Pictures/Trip/Day 1/new.jpg", age: 1)
        try folder.add("Pictures/Trip/film.mp4", age: 2)
        try folder.add("Pictures/letter.txt")
        try folder.add("Pictures/.hidden.png")
        try folder.add("Pictures/.trash/x.png")
        let files = await scan()
        #expect(files.map(\.name) == ["new.jpg", "film.mp4", "old.png"])
        #expect(files.map { $0.album(in: [folder.url.appending(path: "Pictures")]) } == ["Trip", "Trip", nil])
        #expect(await scan(filter: .videos).map(\.name) == ["film.mp4"])
    }

    @Test func pipesAndLinksInACircleAreLeftOut() async throws {
        try folder.add("Pictures/a.png")
        let pictures = folder.url.appending(path: "Pictures")
        try FileManager.default.createSymbolicLink(at: pictures.appending(path: "loop"), withDestinationURL: pictures)
        #expect(mkfifo(pictures.appending(path: "pipe.png").path, 0o600) == 0)
        try FileManager.default.createDirectory(
            at: pictures.appending(path: "folder.png"),
            withIntermediateDirectories: true
        )
        #expect(await scan().map(\.name) == ["a.png"])
    }

    @Test func filesThatWereOpenedLatelyAreFoundElsewhere() async throws {
        let used = try folder.add("Downloads/used & new.png", age: 100)
        let inside = try folder.add("Pictures/inside.png", age: 1)
        let list = try folder.add(
            "recent.xbel",
            """
            <xbel><bookmark href="file://\(used.path.replacing(" ", with: "%20").replacing("&", with: "&amp;"))"
             added="2020-01-01T00:00:00Z" modified="2020-01-01T00:00:00Z" visited="2099-01-01T00:00:00.123456Z"/>
            <bookmark href="file://\(inside.path)" visited="2020-01-01T00:00:00Z"></bookmark>
            <bookmark href="file:///nowhere/gone.png" visited="2020-01-01T00:00:00Z"/>
            <bookmark href="https://example.com/web.png" visited="2020-01-01T00:00:00Z"/></xbel>
            """
        )
        let files = await scan(recent: list)
        #expect(files.map(\.name) == ["used & new.png", "inside.png"])
        #expect(files.map(\.isRecent) == [true, true])
    }

    @Test(arguments: [
        "", "<bookmark ", "<bookmark href=", "<bookmark href=\"", "<bookmark href=\"file:\">",
        "<bookmark href=\"\" visited=\"\">",
        "<bookmark href=\"file://other.host/a.png\" visited=\"2020\">", "<bookmark href=\"a b c\">",
        "\u{0}<bookmark \u{0}>", "<bookmark href=\"file:///a%00b.png\">",
        "<bookmark href=\"file:///a%zz\">", "<bookmark href=\"file://\">", "<bookmark href=\"file:a.png\">",
    ])
    func brokenListsNameNothing(text: String) { #expect(RecentFileList.files(in: text).isEmpty) }

    @Test func aDamagedListDoesNoHarm() {
        let list =
            #"<xbel><bookmark href="file:///a%20b/ü&amp;c.png" visited="2024-05-01T00:00:00.1Z"><info/></bookmark></xbel>"#
        var random = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            var bytes = Array(list.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random))
            for file in RecentFileList.files(in: String(decoding: bytes, as: UTF8.self)) {
                #expect(file.url.isFileURL && file.url.path.hasPrefix("/"))
            }
        }
    }

    @Test(arguments: [
        ("file:///a%20b.png", "/a b.png"), ("file://localhost/ü%20%C3%BC.png", "/ü ü.png"), ("file:/c.png", "/c.png"),
    ])
    func addressesOfFilesAreRead(address: String, path: String) {
        #expect(RecentFileList.files(in: "<bookmark href=\"\(address)\"/>").map(\.url.path) == [path])
    }

    @Test func aFileThatIsNamedLikeAnAttributeHasItsOwnDate() {
        let list = #"<bookmark href="file:///visited=" modified='2024-05-01T00:00:00Z'/>"#
        #expect(RecentFileList.files(in: list).map(\.date) == [Date(timeIntervalSince1970: 1_714_521_600)])
    }

    @Test func aDateInTheYear101100IsNone() {
        let list = #"<bookmark href="file:///a.png" visited="101100-01-01T00:00:00Z"/>"#
        #expect(RecentFileList.files(in: list).map(\.date) == [.distantPast])
    }

    @Test func aListNamesNoMoreFilesThanItsReaderTakes() {
        let entries = (0..<RecentFileList.mostEntries + 5).map { "<bookmark href=\"file:///\($0).png\">" }.joined()
        let files = RecentFileList.files(in: entries)
        #expect(files.count == RecentFileList.mostEntries)
        #expect(files.last?.url.lastPathComponent == "\(RecentFileList.mostEntries - 1).png")
    }

    @Test func thousandsOfFilesAreFound() async throws {
        for number in 0..<3000 { try folder.add("Pictures/\(number % 20)/\(number).jpg", age: Double(number)) }
        let files = await scan()
        #expect(files.count == 3000)
        #expect(files.first?.name == "0.jpg" && files.last?.name == "2999.jpg")
    }
}
