import Foundation
import Testing
import UniformTypes

@Suite("Paths that name files of a type")
struct PathTests {
    let directory = URL(fileURLWithPath: "/tmp")

    @Test("The preferred extension is added when the name has none that fits")
    func appending() {
        #expect(directory.appendingPathComponent("photo", conformingTo: .jpeg).path == "/tmp/photo.jpeg")
        #expect(directory.appendingPathComponent("photo.JPG", conformingTo: .jpeg).path == "/tmp/photo.JPG")
        #expect(directory.appendingPathComponent("photo.png", conformingTo: .jpeg).path == "/tmp/photo.png.jpeg")
        #expect(directory.appendingPathComponent("photo.png", conformingTo: .image).path == "/tmp/photo.png")
        #expect(directory.appendingPathComponent("v1.2", conformingTo: .plainText).path == "/tmp/v1.2.txt")
        #expect(directory.appendingPathComponent(".hidden", conformingTo: .json).path == "/tmp/.hidden.json")
        #expect(directory.appendingPathComponent("App", conformingTo: .applicationBundle).hasDirectoryPath)
        #expect(directory.appendingPathExtension(for: .json).path == "/tmp.json")
        #expect(directory.appendingPathExtension(for: .image).path == "/tmp")
    }

    @Test("URLs change in place and texts follow the same rules")
    func spellings() {
        var url = directory
        url.appendPathComponent("a", conformingTo: .pdf)
        #expect(url.path == "/tmp/a.pdf")
        url.appendPathExtension(for: .gzip)
        #expect(url.path == "/tmp/a.pdf.gz")
        #expect("dir".appendingPathComponent("a", conformingTo: .pdf) == "dir/a.pdf")
        #expect("a".appendingPathExtension(for: .pdf) == "a.pdf")
        #expect(NSString(string: "dir/").appendingPathComponent("a", conformingTo: .pdf) == "dir/a.pdf")
        #expect(NSString(string: "a.pdf").appendingPathExtension(for: .pdf) == "a.pdf")
    }

    @Test("Resource values tell the type of a file or directory")
    func resourceValues() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let package = root.appendingPathComponent("text.rtfd")
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let file = root.appendingPathComponent("image.png")
        try Data().write(to: file)
        let link = root.appendingPathComponent("link.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        for keys: Set<URLResourceKey> in [
            [.contentTypeKey], [.contentTypeKey, .nameKey, .isDirectoryKey, .isSymbolicLinkKey],
        ] {
            func type(_ url: URL) throws -> UTType? { try url.resourceValues(forKeys: keys).contentType }
            #expect(try type(file) == .png)
            #expect(try type(package) == .rtfd)
            #expect(try type(root) == .folder)
            #expect(try type(link) == .symbolicLink)
        }
        let missing = root.appendingPathComponent("none.png")
        #expect(try missing.resourceValues(forKeys: [.contentTypeKey]).contentType == nil)
        #expect(try file.resourceValues(forKeys: [.fileSizeKey]).contentType == nil)
    }
}
