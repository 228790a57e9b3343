import AppKit
import Foundation
import Testing

@Suite("An NSPasteboard", .serialized, .drawnByGTK)
@MainActor
struct NSPasteboardTests {
    private let board = NSPasteboard.withUniqueName()

    @Test("holds texts, bytes and property lists by their types")
    func types() throws {
        let before = board.changeCount
        #expect(board.clearContents() == before + 1)
        #expect(board.setString("Hello", forType: .string))
        #expect(board.setString("<b>Hello</b>", forType: .html))
        #expect(board.setData(Data([1, 2]), forType: .init("com.example.card")))
        #expect(board.setPropertyList(["a": 1], forType: .init("com.example.list")))
        #expect(board.changeCount == before + 1)
        let types = (board.types ?? []).filter { $0.rawValue.contains(".") }
        #expect(types.prefix(3) == [.string, .html, .init("com.example.card")])
        #expect(board.string(forType: .string) == "Hello")
        #expect(board.data(forType: .init("com.example.card")) == Data([1, 2]))
        #expect((board.propertyList(forType: .init("com.example.list")) as? [String: Int]) == ["a": 1])
        #expect(board.availableType(from: [.png, .html, .string]) == .html)
        #expect(board.string(forType: .rtf) == nil)
        board.releaseGlobally()
    }

    @Test("gives no property list for bytes that another program made wrong, and does not end")
    func foreignPropertyLists() throws {
        // A set, which property lists have no more than references of keyed archives: 46 bytes.
        var set = Data("bplist00".utf8)
        set += [0xC1, 0x01, 0x51, 0x61, 8, 10]
        set += [0, 0, 0, 0, 0, 0, 1, 1]
        for number: UInt8 in [2, 0, 12] { set += Data(count: 7) + [number] }
        #expect(set.count == 46)
        let deep = Data(("<plist>" + String(repeating: "<array>", count: 100_000)).utf8)
        let type = NSPasteboard.PasteboardType("com.example.list")
        for foreign in [set, Data(set.prefix(20)), Data("bplist00".utf8) + Data(repeating: 0xFF, count: 40)] {
            board.clearContents()
            #expect(board.setData(foreign, forType: type))
            #expect(board.propertyList(forType: type) == nil)
            #expect(board.pasteboardItems?.first?.propertyList(forType: type) == nil)
        }
        board.clearContents()
        #expect(board.setData(deep, forType: type))
        #expect(board.propertyList(forType: type) as? String == String(decoding: deep, as: UTF8.self))
        board.releaseGlobally()
    }

    @Test("is read by another object of its name, as another program reads it")
    func otherReader() throws {
        board.declareTypes([.string], owner: nil)
        board.setString("shared", forType: .string)
        let other = NSPasteboard(name: board.name)
        #expect(other.string(forType: .string) == "shared")
        board.releaseGlobally()
    }

    @Test("writes and reads objects of several classes")
    func objects() throws {
        board.clearContents()
        let url = URL(string: "https://swift.org")!
        #expect(board.writeObjects(["text" as NSString, url as NSURL, NSColor.red]))
        let strings = board.readObjects(forClasses: [NSString.self]) as? [String]
        // A URL is no text.
        #expect(strings == ["text"])
        #expect((board.readObjects(forClasses: [NSURL.self], options: nil) as? [URL]) == [url])
        #expect((board.readObjects(forClasses: [NSColor.self])?.first as? NSColor) == .red)
        #expect(board.canReadObject(forClasses: [NSURL.self], options: nil))
        #expect(!board.canReadObject(forClasses: [NSImage.self], options: nil))
        #expect(board.pasteboardItems?.count == 3)
        board.releaseGlobally()
    }

    @Test("has an image as PNG and as TIFF, and reads it back")
    func images() throws {
        let image = NSImage(size: NSSize(width: 4, height: 4), flipped: false) { rect in
            NSColor.blue.setFill()
            rect.fill()
            return true
        }
        board.clearContents()
        board.writeObjects([image])
        #expect(board.types?.contains(.tiff) == true)
        let read = try #require(NSImage(pasteboard: board))
        #expect(try #require(Pixels(read))[0, 0] == "0000FF")
        // Only PNG is there, of which TIFF is made.
        board.clearContents()
        board.setData(
            try #require(
                NSBitmapImageRep(data: image.tiffRepresentation!)?.representation(using: .png, properties: [:])
            ),
            forType: .png
        )
        #expect(board.data(forType: .tiff)?.isEmpty == false)
        board.releaseGlobally()
    }

    @Test("makes URLs of what it has")
    func urls() throws {
        board.clearContents()
        let (page, file) = (URL(string: "https://swift.org/a%20b")!, URL(fileURLWithPath: "/tmp/a b.txt"))
        board.writeObjects([page as NSURL])
        #expect(NSURL(from: board)?.absoluteString == page.absoluteString)
        let list = try #require(board.propertyList(forType: .URL))
        #expect(NSURL(pasteboardPropertyList: list, ofType: .URL)?.absoluteString == page.absoluteString)
        #expect(NSURL(pasteboardPropertyList: list, ofType: .fileURL) == nil)
        board.clearContents()
        #expect(NSURL(from: board) == nil)
        board.writeObjects([file as NSURL])
        let data = try #require(board.data(forType: .fileURL))
        #expect(NSURL(pasteboardPropertyList: data, ofType: .fileURL)?.path == file.path)
        #expect(NSURL(pasteboardPropertyList: file.absoluteString, ofType: .fileURL)?.path == file.path)
        #expect(NSURL(pasteboardPropertyList: [1], ofType: .URL) == nil)
        board.releaseGlobally()
    }

    @Test("limits URLs to files of some types")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, page) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("a.html"))
        for file in [text, page] { try Data("a".utf8).write(to: file) }
        board.clearContents()
        board.writeObjects([text as NSURL, page as NSURL, URL(string: "https://swift.org")! as NSURL])
        let files = board.readObjects(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]) as? [URL]
        #expect(files?.map(\.lastPathComponent) == ["a.txt", "a.html"])
        let options: [NSPasteboard.ReadingOptionKey: Any] = [.urlReadingContentsConformToTypes: ["public.html"]]
        let pages = board.readObjects(forClasses: [NSURL.self], options: options) as? [URL]
        #expect(pages?.map(\.lastPathComponent) == ["a.html"])
        #expect((board.propertyList(forType: .init("NSFilenamesPboardType")) as? [String])?.count == 2)
        board.releaseGlobally()
    }

    @Test("asks an item's provider when a type is read")
    func lazyItems() throws {
        let provider = Provider()
        let item = NSPasteboardItem()
        item.setDataProvider(provider, forTypes: [.init("com.example.lazy")])
        #expect(item.types == [.init("com.example.lazy")])
        #expect(item.string(forType: .init("com.example.lazy")) == "made")
        #expect(provider.count == 1)
        #expect(item.string(forType: .init("com.example.lazy")) == "made")
        #expect(provider.count == 1)
    }

    final class Provider: NSObject, NSPasteboardItemDataProvider {
        nonisolated(unsafe) var count = 0

        func pasteboard(
            _ pasteboard: NSPasteboard?,
            item: NSPasteboardItem,
            provideDataForType type: NSPasteboard.PasteboardType
        ) {
            count += 1
            item.setString("made", forType: type)
        }
    }
}
