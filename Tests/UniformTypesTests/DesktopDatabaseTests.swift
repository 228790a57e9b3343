import Foundation
import Testing

@testable import UniformTypes

@Suite("The desktop's MIME database")
struct DesktopDatabaseTests {
    private static let isInstalled = !DesktopDatabase.shared.isEmpty

    @Test("A dynamic type has the parents, tags and description of the database", .enabled(if: isInstalled))
    func dynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "gpx"))
        #expect(type.identifier == "dyn.ah62d4rv4ge80s6d2")
        #expect(type.isDynamic && !type.isDeclared)
        #expect(type.preferredFilenameExtension == "gpx")
        #expect(type.preferredMIMEType == "application/gpx+xml")
        #expect(type.localizedDescription?.contains("GPX") == true)
        #expect(type.conforms(to: .xml) && type.conforms(to: .text) && type.conforms(to: .data))
        let byMIME = try #require(UTType(mimeType: "application/gpx+xml"))
        #expect(byMIME.isDynamic)
        #expect(byMIME.preferredFilenameExtension == "gpx")
        #expect(byMIME.conforms(to: .xml))
        #expect(UTType(filenameExtension: "mkv")?.conforms(to: .movie) == true)
        #expect(UTType(filenameExtension: "pcx")?.conforms(to: .image) == true)
        #expect(UTType(filenameExtension: "lzma")?.conforms(to: .archive) == true)
    }

    @Test("Another name of a MIME type finds the declared type", .enabled(if: isInstalled))
    func aliases() {
        #expect(UTType(mimeType: "application/x-pdf") == .pdf)
        #expect(UTType(mimeType: "image/x-png") == .png || UTType(mimeType: "image/pjpeg") == .jpeg)
        #expect(UTType(mimeType: "text/x-csrc")?.identifier == "public.c-source")
        #expect(UTType(mimeType: "inode/directory", conformingTo: .directory) == .folder)
        #expect(UTType(mimeType: "application/x-pdf", conformingTo: .image)?.isDynamic == true)
    }

    @Test("A file's type is told by its name, else by its content")
    func files() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        func type(_ name: String, _ content: [UInt8]) throws -> UTType {
            let url = root.appendingPathComponent(name)
            try Data(content).write(to: url)
            return try UTType(ofFileAt: url)
        }
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        #expect(try type("a.txt", png) == .plainText)
        #expect(try type("notes", Array("some words\n".utf8)) == .plainText)
        #expect(try type("empty", []) == .data)
        #expect(try type("bytes", [0, 1, 2, 3, 0xFF]) == .data)
        #expect(try UTType(ofFileAt: root) == .folder)
        if Self.isInstalled {
            #expect(try type("picture", png) == .png)
            #expect(try type("picture.zzzz", png) == .png)
            #expect(try type("Makefile", Array("all:\n".utf8)) == .makefile)
            #expect(try type("run", Array("#!/bin/sh\n".utf8)) == .shellScript)
            let xhtml = "<?xml version='1.0'?><!-- c --><h:html xmlns:h=\"http://www.w3.org/1999/xhtml\"/>"
            #expect(try type("page", Array(xhtml.utf8)).identifier == "public.xhtml")
            #expect(try type("doc", Array("%PDF-1.7\n".utf8)) == .pdf)
            #expect(UTType(ofContent: Data(png)) == .png)
        }
        #expect(throws: CocoaError.self) { try UTType(ofFileAt: root.appendingPathComponent("missing")) }
        let link = root.appendingPathComponent("broken")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "nowhere")
        #expect(try UTType(ofFileAt: link) == .symbolicLink)
        #expect(try UTType(ofFileAt: URL(fileURLWithPath: "/dev/null")).identifier == "public.character-special")
    }

    @Test("Icons come from the database", .enabled(if: isInstalled))
    func icons() {
        #expect(UTType.png.iconNames == ["image-png", "image-x-generic"])
        #expect(UTType.zip.iconNames.contains("package-x-generic"))
        #expect(UTType.folder.iconNames == ["folder"])
    }

    @Test("The desktop's names of a type add to those that Apple declares", .enabled(if: isInstalled))
    func desktopNames() {
        #expect(UTType.cSource.preferredMIMEType == nil)
        #expect(UTType.cSource.desktopMIMETypes == ["text/x-csrc"])
        #expect(UTType.png.desktopMIMETypes == ["image/png"])
        #expect(UTType.folder.desktopMIMETypes == ["inode/directory"])
        #expect(UTType.mpeg2TransportStream.desktopMIMETypes.contains("video/mp2t"))
        #expect(UTType(mimeType: "video/mp2t") == .mpeg2TransportStream)
        #expect(UTType.image.desktopMIMETypes.isEmpty)
    }

    @Test("Without a database everything else works")
    func absence() {
        let database = DesktopDatabase(dataDirectories: ["/nonexistent"])
        #expect(database.isEmpty)
        #expect(database.types(fileName: "a.png").isEmpty)
        #expect(database.canonical("a/b") == "a/b")
        #expect(database.magicMatch(UnsafeRawBufferPointer(start: nil, count: 0)) == nil)
    }

    private func environment(_ variables: [String: String]) -> (String) -> String? {
        { variables[$0] }
    }

    @Test("The user's directories come first, and relative ones are ignored")
    func directories() {
        #expect(
            DesktopDirectories.data(environment: environment(["HOME": "/home/me"]))
                == ["/home/me/.local/share", "/usr/local/share", "/usr/share"]
        )
        #expect(
            DesktopDirectories.data(environment: environment(["XDG_DATA_HOME": "/d", "XDG_DATA_DIRS": "/a:b:/a:/c"]))
                == [
                    "/d", "/a", "/c",
                ]
        )
    }

    @Test("The user's languages are taken from the environment")
    func languages() {
        #expect(DesktopLanguages.preferred(environment: environment(["LANG": "C.UTF-8"])).isEmpty)
        #expect(DesktopLanguages.preferred(environment: environment(["LANG": "de_AT.UTF-8"])) == ["de_AT", "de"])
        #expect(
            DesktopLanguages.preferred(environment: environment(["LANG": "fr", "LC_ALL": "sr_RS@latin"]))
                == ["sr_RS@latin", "sr_RS", "sr@latin", "sr"]
        )
    }

    @Test("A translated description is preferred", .enabled(if: isInstalled))
    func translation() {
        let database = DesktopDatabase(dataDirectories: ["/usr/share"], languages: ["de_AT", "de"])
        #expect(database.translatedDescription(of: "image/png") == "PNG-Bild")
        #expect(database.description(of: "application/gpx+xml")?.contains("GPX") == true)
    }

    @Test(
        "Patterns of file names",
        arguments: [
            ("*.so.[0-9]*", "libc.so.6", true), ("*.so.[0-9]*", "libc.so", false),
            ("[0-9][0-9][0-9].vdr", "001.vdr", true),
            ("readme*", "readme.md", true), ("*", "", true), ("a?c", "abc", true), ("a?c", "ac", false),
            ("[!a]b", "ab", false), ("[!a]b", "cb", true), ("[", "[", true), ("[]]", "]", true),
            ("*a*b*", "xxaxxbxx", true),
        ]
    )
    func patterns(pattern: String, text: String, matches: Bool) {
        #expect(isMatch(pattern, text) == matches)
    }

    @Test("A pattern of many asterisks ends soon")
    func patternTime() {
        #expect(!isMatch(String(repeating: "*a", count: 100) + "b", String(repeating: "a", count: 1000)))
    }

    private func isMatch(_ pattern: String, _ text: String) -> Bool {
        Array(pattern.utf8).withUnsafeBytes { pattern in
            Array(text.utf8).withUnsafeBytes { GlobPattern(pattern).matches($0) }
        }
    }

    @Test("A name alone tells the type", .enabled(if: isInstalled))
    func names() {
        #expect(UTType(ofFileNamed: "a.JPG") == .jpeg)
        #expect(UTType(ofFileNamed: "Makefile") == .makefile)
        #expect(UTType(ofFileNamed: "track.gpx").identifier == "dyn.ah62d4rv4ge80s6d2")
        #expect(UTType(ofFileNamed: "a.tar.gz") == .gzip)
        #expect(UTType(ofFileNamed: "no type at all") == .data)
        #expect(UTType(ofFileNamed: "") == .data)
        #expect(UTType(ofFileNamed: "a.C").identifier == "public.c-source")
        #expect(UTType(ofFileNamed: ".bashrc").conforms(to: .data))
    }
}
