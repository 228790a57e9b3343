import AppKit
import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import UIKit

@Suite("A font of an older interface")
struct FontTests {
    @Test("is the font of views that its words say")
    func views() {
        #expect(Font(NSFont.systemFont(ofSize: 15)) == .system(size: 15))
        #expect(Font(NSFont.systemFont(ofSize: 0)) == .system(size: 13))
        #expect(Font(UIFont.systemFont(ofSize: 12, weight: .semibold)) == .system(size: 12, weight: .semibold))
        #expect(Font(NSFont.boldSystemFont(ofSize: 9)) == .system(size: 9, weight: .bold))
        #expect(Font(UIFont.italicSystemFont(ofSize: 9)) == .system(size: 9).italic())
        #expect(
            Font(NSFont.monospacedSystemFont(ofSize: 9, weight: .regular))
                == .system(size: 9, weight: .regular, design: .monospaced)
        )
        #expect(
            Font(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: .light))
                == .system(size: 9, weight: .light).monospacedDigit()
        )
        #expect(Font(NSFont.preferredFont(forTextStyle: .title1)) == .title)
        #expect(Font(UIFont.preferredFont(forTextStyle: .caption2)) == .caption2)
        #expect(NSFont(name: "Cantarell", size: 20).map { Font($0) } == .custom("Cantarell", fixedSize: 20))
        #expect(NSFont(name: "", size: 20) == nil)
    }

    @Test("has the sizes of its system")
    func sizes() {
        #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == NSFont.systemFontSize)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .headline).withSize(30).pointSize == 30)
        #expect(Font(UIFont.preferredFont(forTextStyle: .headline).withSize(30)) == .system(size: 30, weight: .bold))
        #expect(UIFontMetrics.default.scaledValue(for: 7) == 7)
        let font = UIFont.systemFont(ofSize: 40)
        #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font, maximumPointSize: 30).pointSize == 30)
    }

    @Test("is made of the description of another")
    func descriptors() throws {
        let title = UIFont.systemFont(ofSize: 24, weight: .bold)
        let rounded = try #require(title.fontDescriptor.withDesign(.rounded))
        #expect(Font(UIFont(descriptor: rounded, size: 0)) == .system(size: 24, weight: .bold, design: .rounded))
        #expect(Font(UIFont(descriptor: rounded, size: 8)) == .system(size: 8, weight: .bold, design: .rounded))
        #expect(rounded.symbolicTraits == .traitBold)
        let italic = title.fontDescriptor.withSymbolicTraits([.traitItalic, .traitMonoSpace])
        #expect(italic?.symbolicTraits == [.traitItalic, .traitMonoSpace])
        let plain = NSFont.monospacedSystemFont(ofSize: 11, weight: .bold).fontDescriptor.withSymbolicTraits([])
        #expect(NSFont(descriptor: plain, size: 0) == NSFont.systemFont(ofSize: 11))
        #expect(NSFont.systemFont(ofSize: 11) != NSFont.systemFont(ofSize: 12))
    }

    @Test("gives a symbol its weight")
    func symbols() throws {
        let image = try #require(NSImage(systemSymbolName: "star", accessibilityDescription: nil))
        let heavy = image.withSymbolConfiguration(.init(pointSize: 20, weight: NSFont.Weight.heavy))
        #expect(heavy != nil)
    }
}

@Suite("A file of data of an asset catalog")
struct DataAssetTests {
    @Test("is found by its name, in groups too")
    func reading() throws {
        let folder = try TemporaryDirectory()
        let catalog = folder.file("Assets.xcassets")
        for (set, text) in [("Levels.dataset", "one"), ("Group/More.dataset", "two"), ("Broken.dataset", nil)] {
            let path = "\(catalog)/\(set)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            let contents =
                """
                {"data": [{"filename": "\(text == nil ? "../a.json" : "a.json")", "idiom": "universal",
                "universal-type-identifier": "public.json"}], "info": {"author": "xcode", "version": 1}}
                """
            try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(path)/Contents.json"))
            if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/a.json")) }
        }
        let bundle = try #require(Bundle(path: folder.path))
        let levels = try #require(NSDataAsset(name: "Levels", bundle: bundle))
        #expect(levels.data == Data("one".utf8) && levels.typeIdentifier == "public.json" && levels.name == "Levels")
        #expect(NSDataAsset(name: "More", bundle: bundle)?.data == Data("two".utf8))
        #expect(NSDataAsset(name: "Broken", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "None", bundle: bundle) == nil)
        #expect(NSDataAsset(name: "None") == nil)
    }

    /// A file of data has an end, and keeps no reader waiting.
    @Test("is a file, and no pipe, device or folder", .timeLimit(.minutes(1)), arguments: ["pipe", "device", "folder"])
    func hostile(kind: String) throws {
        let folder = try TemporaryDirectory()
        let set = folder.file("Assets.xcassets/Odd.dataset")
        try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
        try Data(#"{"data": [{"filename": "file"}]}"#.utf8).write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
        switch kind {
        case "pipe": #expect(mkfifo("\(set)/file", 0o600) == 0)
        case "device":
            try FileManager.default.createSymbolicLink(atPath: "\(set)/file", withDestinationPath: "/dev/zero")
        default: try FileManager.default.createDirectory(atPath: "\(set)/file", withIntermediateDirectories: true)
        }
        #expect(NSDataAsset(name: "Odd", bundle: try #require(Bundle(path: folder.path))) == nil)
    }
}
