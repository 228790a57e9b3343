import Foundation
import Testing

@testable import UniformTypes

@Suite("Extensions that several types share", .enabled(if: !DesktopDatabase.shared.isEmpty))
struct SharedExtensionTests {
    private static let matroska: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]
    private static let ole: [UInt8] =
        [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + [UInt8](repeating: 0, count: 504)
    private static let zip: [UInt8] = Array("PK".utf8) + [3, 4, 20, 0, 0, 0, 0, 0]
    private static let page: [UInt8] =
        Array("OggS".utf8) + [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0x1E]

    private func type(_ name: String, _ content: [UInt8]) throws -> UTType {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let url = root.appendingPathComponent(name)
        try Data(content).write(to: url)
        let type = try UTType(ofFileAt: url)
        #expect(UTType(ofContent: Data(content), fileName: name) == type)
        let contested = UTType(ofContestedFileAt: url) ?? UTType(filenameExtension: url.pathExtension)
        #expect(contested == type || contested?.tags[.mimeType]?.contains(type.preferredMIMEType ?? "") == true)
        return type
    }

    @Test(
        "are decided by the content",
        arguments: [
            ("code.ts", Array("export const x: number = 1;\n".utf8), "public.plain-text"),
            ("film.ts", [0x47, 0x40, 0x00, 0x10, 0x00], "public.mpeg-2-transport-stream"),
            ("empty.ts", [], "public.mpeg-2-transport-stream"),
            ("link.url", Array("[InternetShortcut]\r\nURL=http://e/\r\n".utf8), "com.microsoft.internet-shortcut"),
            (
                "old.url",
                Array(
                    "[{000214A0-0000-0000-C000-000000000046}]\r\nProp3=19,2\r\n[InternetShortcut]\r\nURL=http://e/\r\n"
                        .utf8
                ),
                "com.microsoft.internet-shortcut"
            ),
            (
                "old2.url", Array("[DEFAULT]\nBASEURL=http://e/\n[InternetShortcut]\nURL=http://e/\n".utf8),
                "com.microsoft.internet-shortcut"
            ),
            ("code.mts", Array("export const x: number = 1;\n".utf8), "public.plain-text"),
            ("camera.mts", [0, 0, 0, 0, 0x47, 0x40, 0, 0x10], "public.avchd-mpeg-2-transport-stream"),
            ("flash.as", Array("package { class A {} }\n".utf8), "public.plain-text"),
            ("fork.as", [0, 5, 0x16, 0, 0, 2, 0, 0], "com.apple.applesingle-archive"),
            ("tune.abc", Array("X:1\nT:Tune\nK:C\n".utf8), "public.plain-text"),
            ("scene.abc", Array("Ogawa".utf8) + [0xFF, 0, 1], "public.alembic"),
            ("main.dart", Array("void main() {}\n".utf8), "public.plain-text"),
            ("rich.doc", Array("{\\rtf1\\ansi hello}".utf8), "public.rtf"),
            ("page.doc", Array("<html><body>x</body></html>".utf8), "public.html"),
            ("notes.doc", Array("some notes\n".utf8), "public.plain-text"),
            ("word.doc", ole, "com.microsoft.word.doc"), ("word.dot", ole, "com.microsoft.word.dot"),
            ("slides.pot", ole, "com.microsoft.powerpoint.pot"),
            ("de.pot", Array("msgid \"\"\nmsgstr \"\"\n".utf8), "public.plain-text"),
            ("list.url", Array("http://e/\nhttp://f/\n".utf8), "public.plain-text"),
            ("private.key", Array("-----BEGIN PRIVATE KEY-----\nMIIE\n".utf8), nil),
            ("talk.key", zip, "com.apple.iWork.Keynote.sffkey"),
            ("notes.pages", Array("page one\n".utf8), "public.plain-text"),
            ("notes.pages", zip, "com.apple.iWork.Pages.sffpages"),
            (
                "class.m", Array("#import <Foundation/Foundation.h>\n@interface A\n@end\n".utf8),
                "public.objective-c-source"
            ),
            ("go.mod", Array("module example.org/m\n\ngo 1.22\n".utf8), "public.plain-text"),
        ] as [(String, [UInt8], String?)]
    )
    func contents(name: String, content: [UInt8], identifier: String?) throws {
        let type = try type(name, content)
        if let identifier {
            #expect(type.identifier == identifier)
        } else {
            #expect(type.conforms(to: .text))
        }
    }

    @Test("of source code have the language that the content tells")
    func languages() throws {
        let hardware = try type("adder.vhd", Array("library ieee;\nentity a is end;\n".utf8))
        #expect(hardware.tags[.mimeType]?.contains("text/x-vhdl") == true && hardware.conforms(to: .text))
        #expect(try !type("disk.vhd", Array("conectix".utf8) + [0, 0, 0, 2]).conforms(to: .text))
        let linguist = "<?xml version=\"1.0\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\"></TS>\n"
        #expect(
            try type("de.ts", Array(linguist.utf8)).tags[.mimeType]?.contains("text/vnd.trolltech.linguist") == true
        )
        let matlab = try type("plot.m", Array("function y = f(x)\ny = x;\nend\n".utf8))
        #expect(matlab.tags[.mimeType]?.contains("text/x-matlab") == true && matlab.conforms(to: .text))
        #expect(try type("graph.dot", Array("digraph a { b -> c }\n".utf8)).conforms(to: .text))
    }

    @Test("of other files count as before, whatever they contain")
    func others() throws {
        #expect(try type("a.txt", Self.zip) == .plainText)
        #expect(try type("a.png", Array("text\n".utf8)) == .png)
        #expect(try type("a.mp4", Array("text\n".utf8)) == .mpeg4Movie)
        #expect(try type("a.plist", Array("<plist/>\n".utf8)).identifier == "com.apple.property-list")
        #expect(
            try type("track.gpx", Array("<?xml version=\"1.0\"?><gpx/>".utf8)).identifier == "dyn.ah62d4rv4ge80s6d2"
        )
    }

    @Test("of sounds are sounds", arguments: ["ogg", "oga", "opus", "mka", "weba", "spx"])
    func sounds(name: String) throws {
        let type = try #require(UTType(filenameExtension: name))
        #expect(type.conforms(to: .audio) && !type.conforms(to: .movie) && type.conforms(to: .data))
        #expect(type.preferredMIMEType?.hasPrefix("audio/") == true)
        #expect(UTType(ofFileNamed: "a.\(name)").conforms(to: .audio))
    }

    @Test("of Ogg are what their first page says")
    func ogg() throws {
        let vorbis = Self.page + [1] + Array("vorbis".utf8) + [UInt8](repeating: 0, count: 16)
        for name in ["music.ogg", "music.oga"] {
            let type = try type(name, vorbis)
            #expect(type.conforms(to: .audio) && !type.conforms(to: .movie), "\(type.supertypes)")
        }
        // The bytes of a sound and of a film are alike.
        let webm = Self.matroska + [0x9F, 0x42, 0x82, 0x84] + Array("webm".utf8)
        #expect(UTType(ofContent: Data(webm), fileName: "a.weba").conforms(to: .audio))
        #expect(UTType(ofContent: Data(webm), fileName: "a.webm").conforms(to: .movie))
        #expect(UTType(ofContent: Data(webm)).conforms(to: .movie))
        let theora = Self.page + [0x80] + Array("theora".utf8) + [UInt8](repeating: 0, count: 32)
        #expect(UTType(ofContent: Data(theora), fileName: "film.ogv").conforms(to: .movie))
    }

    @Test("stand for no declared type of another kind")
    func declaredTypes() throws {
        for (name, kind) in [("audio/x-mod", UTType.audio), ("text/vnd.abc", .text), ("text/x-dart", .text)] {
            let type = try #require(UTType(mimeType: name))
            #expect(
                type.conforms(to: kind) && type.tags[.mimeType]?.contains(name) == true,
                "\(name): \(type.supertypes)"
            )
            for other in [UTType.movie, .archive, .threeDContent] { #expect(!type.conforms(to: other), "\(name)") }
        }
        #expect(UTType(mimeType: "application/x-qtiplot")?.conforms(to: .image) == false)
        #expect(UTType(mimeType: "image/x-xcf")?.conforms(to: .image) == true)
        // A song of a tracker, whose extension several types have.
        let song = [UInt8](repeating: 0, count: 1080) + Array("M.K.".utf8) + [0, 0]
        let type = try type("song.mod", song)
        #expect(type.conforms(to: .audio) && !type.conforms(to: .movie), "\(type.supertypes)")
    }

    @Test("contradict no MIME type of the database")
    func kinds() throws {
        #expect(UTType(mimeType: "audio/webm")?.conforms(to: .audio) == true)
        #expect(UTType(mimeType: "audio/webm")?.conforms(to: .movie) == false)
        #expect(UTType(mimeType: "video/webm")?.identifier == "org.webmproject.webm")
        let kinds = ["audio": UTType.audio, "video": .movie, "image": .image, "font": .font]
        for line in try String(contentsOfFile: "/usr/share/mime/types", encoding: .utf8).split(separator: "\n") {
            guard let own = kinds[String(line.prefix { $0 != "/" })], let type = UTType(mimeType: String(line)),
                type.isDynamic
            else { continue }
            #expect(type.conforms(to: own), "\(line)")
            for other in kinds.values where other != own { #expect(!type.conforms(to: other), "\(line) is \(other)") }
        }
    }
}
