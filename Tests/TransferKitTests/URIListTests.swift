import CoreTransferable
import SystemSupport
import Testing
import TransferTestSupport

@testable import TransferKit

@Suite("Lists of URLs")
struct URIListTests {
    private func read(_ text: String) -> [String] { URIList.decode(Data(text.utf8)).map(\.absoluteString) }

    @Test("are written as RFC 2483 says, and read again")
    func roundTrip() throws {
        let urls = [
            URL(filePath: "/tmp/a b#c?d%e/ü.txt", directoryHint: .notDirectory),
            try #require(URL(string: "https://swift.org/a?b=c#d")),
        ]
        let data = URIList.encode(urls)
        #expect(
            String(decoding: data, as: UTF8.self)
                == "file:///tmp/a%20b%23c%3Fd%25e/%C3%BC.txt\r\nhttps://swift.org/a?b=c#d\r\n"
        )
        #expect(URIList.decode(data) == urls)
        #expect(URIList.decode(data)[0].path == "/tmp/a b#c?d%e/ü.txt")
    }

    @Test("name a folder without a slash behind it, as other programs do")
    func folders() throws {
        let folder = URL(filePath: "/tmp/a folder", directoryHint: .isDirectory)
        let others = [
            URL(filePath: "/", directoryHint: .isDirectory), try #require(URL(string: "https://swift.org/a/")),
        ]
        #expect(
            String(decoding: URIList.encode([folder] + others), as: UTF8.self)
                == "file:///tmp/a%20folder\r\nfile:///\r\nhttps://swift.org/a/\r\n"
        )
        #expect(
            String(decoding: URIList.encodeGnomeCopiedFiles([folder]), as: UTF8.self) == "copy\nfile:///tmp/a%20folder"
        )
        for (text, line) in [
            ("file:////", "file:///"), ("file:///a//", "file:///a"), ("file://host/", "file://host/"),
            ("file://host/a/", "file://host/a"),
        ] {
            let url = try #require(URL(string: text))
            #expect(String(decoding: URIList.encode([url]), as: UTF8.self) == line + "\r\n")
        }
    }

    @Test("are read with any ends of lines, comments and blanks")
    func lines() {
        #expect(read("#comment\r\nhttp://a\n\n  http://b \rhttp://c") == ["http://a", "http://b", "http://c"])
        #expect(read("") == [])
        #expect(read("\r\n\r\n") == [])
    }

    @Test("end at a NUL")
    func nul() {
        #expect(read("http://a\r\nhttp://b\0http://c\r\nhttp://d") == ["http://a", "http://b"])
    }

    @Test("may have plain paths, and URLs that are not escaped")
    func sloppy() {
        #expect(read("/tmp/a b") == ["file:///tmp/a%20b"])
        #expect(URIList.decode(Data("file:///tmp/a b".utf8)).map(\.path) == ["/tmp/a b"])
        #expect(URIList.decode(Data("file:/tmp/a".utf8)).map(\.path) == ["/tmp/a"])
    }

    @Test(
        "pass over what is no URL",
        arguments: [
            "hello", "www.example.com", "file:relative", "file://", "file:", ":", "//host/path", "file:///a%00b",
            "file:///%FF%FE",
        ]
    )
    func noURLs(line: String) {
        #expect(read("\(line)\r\nhttp://a\r\n") == ["http://a"])
    }

    @Test("pass over lines that are not UTF-8")
    func notUTF8() {
        #expect(URIList.decode(Data([0x2F, 0xFF, 0x0A]) + Data("/a".utf8)).map(\.path) == ["/a"])
    }

    @Test("keep the files of this machine only")
    func hosts() {
        let own = ProcessInfo.processInfo.hostName
        #expect(
            read("file://elsewhere.example/a\nfile://localhost/b\nfile://LOCALHOST/c\nfile://\(own)/d\nfile:///e")
                == ["file:///b", "file:///c", "file:///d", "file:///e"]
        )
    }

    @Test("are cut off where they are too long")
    func bounded() {
        #expect(URIList.decode(Data(String(repeating: "/a\n", count: 150_000).utf8)).count == URIList.maximumCount)
        #expect(read("/" + String(repeating: "a", count: 3 << 20) + "\n/b") == ["file:///b"])
    }

    @Test("of GNOME's file manager begin with an action")
    func gnome() {
        let urls = [URL(filePath: "/a"), URL(filePath: "/b c")]
        let data = URIList.encodeGnomeCopiedFiles(urls)
        #expect(String(decoding: data, as: UTF8.self) == "copy\nfile:///a\nfile:///b%20c")
        #expect(URIList.decode(data).map(\.path) == ["/a", "/b c"])
        #expect(read("cut\nfile:///a\0") == ["file:///a"])
    }

    @Test("of Mozilla's programs are read in each encoding that is about")
    func mozilla() throws {
        let text = "https://swift.org/\nSwift – Übersicht"
        let littleEndian = try #require(text.data(using: .utf16LittleEndian))
        let bigEndian = try #require(text.data(using: .utf16BigEndian))
        let marked: [Data] = [Data([0xFF, 0xFE]) + littleEndian, Data([0xFE, 0xFF]) + bigEndian]
        let ended: Data = littleEndian + Data([0, 0])
        for data in marked + [littleEndian, bigEndian, Data(text.utf8), ended] {
            let decoded = try #require(URIList.decodeMozillaURL(data))
            #expect(decoded.url.absoluteString == "https://swift.org/")
            #expect(decoded.title == "Swift – Übersicht")
        }
        #expect(try #require(URIList.decodeMozillaURL(Data("http://a".utf8))).title == nil)
        #expect(URIList.decodeMozillaURL(Data()) == nil)
        #expect(URIList.decodeMozillaURL(Data([0])) == nil)
        #expect(URIList.decodeMozillaURL(Data("no url\ntitle".utf8)) == nil)
    }

    @Test("have “?” and “#” in names where such files are there, or else no name would be left")
    func unescapedMarks() throws {
        let scratch = try Scratch()
        let folder = scratch.url.path
        for name in ["???.png", "a#b.txt", "what?.txt", "100%25 #1?"] {
            _ = try scratch.file(name.replacingOccurrences(of: "%25", with: "%"))
            let urls = URIList.decode(Data("file://\(folder)/\(name)\r\nfile:\(folder)/\(name)\r\n".utf8))
            let expected = "\(folder)/\(name.replacingOccurrences(of: "%25", with: "%"))"
            #expect(urls.map { $0.path(percentEncoded: false) } == [expected, expected])
        }
        #expect(URIList.decode(Data("file://\(folder)/?gone\n".utf8)).map(\.lastPathComponent) == ["?gone"])
        // A place within a document is no part of its name.
        _ = try scratch.file("page.html")
        let place = URIList.decode(Data("file://\(folder)/page.html#place\nfile://\(folder)/gone.html?q#f".utf8))
        #expect(place.map(\.lastPathComponent) == ["page.html", "gone.html"])
    }

    @Test("have the bytes of names that are not UTF-8, for functions that can open them")
    func namesOfBytes() {
        let list =
            Data("file:///a/l%E9.txt\r\nfile:///a/%C3%A9\r\n".utf8) + Data("file:///b/".utf8) + Data([0xFF, 0x0A])
        let urls = URIList.decodeAll(list)
        #expect(
            urls.map { $0.path(percentEncoded: false).fileNameBytes } == [
                Array("/a/l".utf8) + [0xE9] + Array(".txt".utf8), Array("/a/é".utf8), Array("/b/".utf8) + [0xFF],
            ]
        )
        #expect(URIList.decode(list).map(\.path) == ["/a/é"])
        #expect(
            String(decoding: URIList.encode(urls), as: UTF8.self)
                == "file:///a/l%E9.txt\r\nfile:///a/%C3%A9\r\nfile:///b/%FF\r\n"
        )
        #expect(URIList.decodeAll(URIList.encode(urls)) == urls)
    }
}
