import CGTK
import Foundation
import SwiftUICore
import Testing
import TransferTestSupport

@testable import GTKHost

/// The desktop's thumbnails, in a cache of the test's own.
@Suite("Thumbnails", .timeLimit(.minutes(20)))
struct ThumbnailTests {
    private let directory: TemporaryDirectory
    private let cache: ThumbnailCache

    init() throws {
        directory = try TemporaryDirectory()
        cache = ThumbnailCache(directory: URL(filePath: directory.file("cache/thumbnails")))
    }

    /// Makes a picture file of one color.
    private func picture(_ name: String, _ size: String, _ color: String = "red") async throws -> URL {
        try await TransferTestSupport.run("convert", ["-size", size, "xc:\(color)", directory.file(name)])
        return URL(filePath: directory.file(name))
    }

    private func bitmap(_ file: URL, side: Int = 112) async throws -> Bitmap {
        let image = try #require(await cache.thumbnail(of: file, side: side))
        guard case .encoded(let picture) = image.source else { throw CocoaError(.fileReadUnknown) }
        return try Bitmap(picture.data)
    }

    /// Returns GLib's information about a file's thumbnail, which has an implementation of its own.
    private func information(_ file: URL) async throws -> String {
        let environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": directory.file("cache")]) {
            $1
        }
        return try await TransferTestSupport.run(
            "gio",
            ["info", "-a", "thumbnail::*", file.path],
            environment: environment
        )
        .standardOutput.text
    }

    /// Returns the place of a file's thumbnail, by another program's reckoning.
    private func location(_ file: URL, _ size: String = "normal") async throws -> URL {
        let script = """
            import sys, hashlib
            from gi.repository import GLib
            print(hashlib.md5(GLib.filename_to_uri(sys.argv[1]).encode()).hexdigest())
            """
        let digest = try await TransferTestSupport.run("/usr/bin/python3", ["-c", script, file.path]).standardOutput
            .text
        return cache.directory.appending(path: "\(size)/\(digest.trimmingCharacters(in: .whitespacesAndNewlines)).png")
    }

    private func permissions(_ file: URL) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }

    @Test func aPictureIsGivenAThumbnailThatOtherProgramsTake() async throws {
        let file = try await picture("a picture, ü.png", "600x300")
        let made = try await bitmap(file)
        #expect((made.width, made.height) == (128, 64))
        #expect(made[64, 32] == [255, 0, 0, 255])
        let place = try await location(file)
        #expect(try await information(file).contains("thumbnail::path: \(place.path)"))
        #expect(try await information(file).contains("thumbnail::is-valid: TRUE"))
        #expect(try permissions(place) == 0o600)
        #expect(try permissions(cache.directory) == 0o700)
        #expect(try permissions(place.deletingLastPathComponent()) == 0o700)
        let all = try FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent().path)
        #expect(all == [place.lastPathComponent])
    }

    @Test func aLargerOneIsInItsOwnFolderAndServesForSmaller() async throws {
        let file = try await picture("large.jpg", "2000x2000", "blue")
        #expect(try await bitmap(file, side: 200).width == 256)
        let place = try await location(file, "large")
        #expect(FileManager.default.fileExists(atPath: place.path))
        #expect(try await bitmap(file, side: 100).width == 256)
        #expect(!FileManager.default.fileExists(atPath: try await location(file).path))
    }

    @Test func oneThatIsThereIsUsedWhateverTheFileIs() async throws {
        let picture = try await picture("picture.png", "400x400", "lime")
        _ = try await bitmap(picture)
        // Another program's thumbnail of a document.
        let document = URL(filePath: try directory.write("no picture at all", to: "document.pdf"))
        #expect(await cache.thumbnail(of: document, side: 112) == nil)
        let place = try await location(document)
        var status = stat()
        #expect(stat(document.path, &status) == 0)
        try await TransferTestSupport.run(
            "convert",
            [
                "-size", "100x128", "xc:yellow", "-set", "Thumb::URI", "file://" + document.path, "-set",
                "Thumb::MTime",
                "\(status.st_mtim.tv_sec)", "PNG32:" + place.path,
            ]
        )
        #expect(try await bitmap(document)[50, 64] == [255, 255, 0, 255])
    }

    @Test func oneOfAnotherTimeOrFileIsMadeAnew() async throws {
        let file = try await picture("picture.png", "400x400", "red")
        #expect(try await bitmap(file)[64, 64] == [255, 0, 0, 255])
        _ = try await picture("picture.png", "400x400", "blue")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
            ofItemAtPath: file.path
        )
        #expect(try await bitmap(file)[64, 64] == [0, 0, 255, 255])
        #expect(try await information(file).contains("thumbnail::is-valid: TRUE"))
        let other = try await picture("other.png", "400x400", "lime")
        let place = try await location(other)
        try FileManager.default.copyItem(at: await location(file), to: place)
        #expect(try await bitmap(other)[64, 64] == [0, 255, 0, 255])
    }

    @Test func whatIsNoThumbnailIsPassedOver() async throws {
        let file = try await picture("picture.png", "400x400", "red")
        let place = try await location(file)
        #expect(try await bitmap(file)[64, 64] == [255, 0, 0, 255])
        let whole = try Data(contentsOf: place)
        var huge = whole
        // A width of more than a thousand million pixels, and a chunk that is longer than the file.
        huge.replaceSubrange(16..<20, with: [0x7F, 0xFF, 0xFF, 0xFF])
        var long = whole
        long.replaceSubrange(33..<37, with: [0xFF, 0xFF, 0xFF, 0xFF])
        let broken = [
            Data(), Data("text".utf8), whole.prefix(20), whole.dropLast(3), huge, long, whole + Data(count: 9 << 20),
            Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
        ]
        for contents in broken {
            try contents.write(to: place)
            #expect(try await bitmap(file)[64, 64] == [255, 0, 0, 255])
            #expect(try Data(contentsOf: place) == whole)
        }
        // What never ends is not read.
        for make in [{ symlink("/dev/zero", place.path) }, { mkfifo(place.path, 0o600) }] {
            try FileManager.default.removeItem(at: place)
            #expect(make() == 0)
            #expect(try await bitmap(file)[64, 64] == [255, 0, 0, 255])
            #expect(try Data(contentsOf: place) == whole)
        }
    }

    @Test func picturesThatAreSmallOrNotThereOrTooLargeHaveNone() async throws {
        let small = try await picture("small.png", "100x100")
        #expect(await cache.thumbnail(of: small, side: 112) == Image(contentsOf: small))
        #expect(await cache.thumbnail(of: URL(filePath: directory.file("missing.png")), side: 112) == nil)
        #expect(await cache.thumbnail(of: URL(filePath: directory.path), side: 112) == nil)
        let broken = URL(filePath: try directory.write("no picture", to: "broken.png"))
        #expect(await cache.thumbnail(of: broken, side: 112) == nil)
        // The beginning of a picture that would have 10 gigapixels.
        var bomb = try Data(contentsOf: small)
        bomb.replaceSubrange(16..<24, with: [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0])
        let large = URL(filePath: directory.file("bomb.png"))
        try bomb.write(to: large)
        #expect(await cache.thumbnail(of: large, side: 112) == nil)
        #expect(!FileManager.default.fileExists(atPath: cache.directory.path))
    }

    @Test func aPictureThatCannotBeReadIsNotTriedAgainUntilItHasChanged() async throws {
        let file = URL(filePath: try directory.write("no picture", to: "broken.png"))
        func age(_ seconds: TimeInterval) throws {
            let date = Date(timeIntervalSince1970: 1_000_000 + seconds)
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
        }
        let mark = try await location(file, "fail/swift-transferable-1")
        // What was written just now may be written on. A busy machine may have taken some seconds to get here, and may take more.
        try FileManager.default.setAttributes([.modificationDate: Date.now + 30], ofItemAtPath: file.path)
        #expect(await cache.thumbnail(of: file, side: 112) == nil)
        #expect(!FileManager.default.fileExists(atPath: mark.path))
        try age(0)
        #expect(await cache.thumbnail(of: file, side: 112) == nil)
        #expect(FileManager.default.fileExists(atPath: mark.path))
        #expect(try permissions(mark) == 0o600)
        #expect(try permissions(mark.deletingLastPathComponent()) == 0o700)
        // By what another program reads of it, it is a mark as the specification wants it.
        let texts = try await TransferTestSupport.run(
            "identify",
            ["-format", "%wx%h %[Thumb::URI] %[Thumb::MTime]", mark.path]
        )
        .standardOutput.text
        #expect(texts == "1x1 file://\(file.path) 1000000")
        // The picture is a good one, which nothing looks at.
        _ = try await picture("broken.png", "400x400", "red")
        try age(0)
        #expect(await cache.thumbnail(of: file, side: 112) == nil)
        try age(1)
        #expect(try await bitmap(file)[64, 64] == [255, 0, 0, 255])
        // Another program may have made a thumbnail nonetheless.
        _ = try await picture("broken.png", "400x400", "blue")
        try age(0)
        let place = try await location(file)
        try await TransferTestSupport.run(
            "convert",
            [
                "-size", "128x128", "xc:yellow", "-set", "Thumb::URI", "file://" + file.path, "-set", "Thumb::MTime",
                "1000000", "PNG32:" + place.path,
            ]
        )
        #expect(try await bitmap(file)[50, 64] == [255, 255, 0, 255])
    }

    @Test func aCacheThatCannotBeWrittenIsNoHindrance() async throws {
        try directory.write("a file, and no directory", to: "cache")
        let file = try await picture("picture.png", "400x400", "red")
        #expect(try await bitmap(file)[64, 64] == [255, 0, 0, 255])
    }

    @Test func thumbnailsHaveNone() async throws {
        let file = try await picture("picture.png", "2000x2000", "red")
        _ = try await bitmap(file, side: 1000)
        let place = try await location(file, "xx-large")
        _ = await cache.thumbnail(of: place, side: 112)
        #expect(!FileManager.default.fileExists(atPath: cache.directory.appending(path: "normal").path))
    }
}
