import CommandSupport
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Something that can be dragged from the window: what other programs receive, and what the window shows of it.
@MainActor
struct DraggedThing {
    let provider: NSItemProvider
    /// The name and a line about it, without characters that do not belong into a window.
    let name: String
    let detail: String
    /// The names of its icon, the most specific first.
    let iconNames: [String]
    /// The path of a picture, of which a small one is shown.
    let picture: String?
    /// Its size in bytes, where it is a file.
    let byteCount: Int64?
    /// A file that ends with the program, and so must be read by then.
    let temporaryFile: TemporaryFile?

    /// - Parameters:
    ///   - item: What to drag. Standard input is read to its end.
    ///   - type: What it is; found out where this is nil.
    /// - Throws: ``WindowFailure`` where there is nothing to drag.
    init(_ item: DragRequest.Item, type: UTType?) throws {
        switch item {
        case .file(let path): try self.init(fileAt: URL(fileURLWithPath: path), type: type, temporaryFile: nil)
        case .standardInput(let name):
            let (file, type) = try StandardInput.read(name: name, type: type)
            try self.init(fileAt: file.url, type: type, temporaryFile: file)
        case .link(let text): self.init(link: text)
        case .text(let text): self.init(text: text, type: type ?? .utf8PlainText)
        }
    }

    private init(fileAt url: URL, type: UTType?, temporaryFile: TemporaryFile?) throws {
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            throw WindowFailure("\(url.path.quoted) is gone: \(String(cString: strerror(errno))).")
        }
        let type = try type ?? UTType(ofFileAt: url)
        let isDirectory = status.st_mode & S_IFMT == S_IFDIR
        provider = NSItemProvider()
        provider.suggestedName = url.deletingPathExtension().lastPathComponent
        provider.registerFile(for: type, openInPlace: true, suggestedFileName: url.lastPathComponent) { _ in url }
        provider.registerData(for: .fileURL) { _ in Data(url.absoluteString.utf8) }
        name = url.lastPathComponent.printable
        byteCount = isDirectory ? nil : Int64(status.st_size)
        let kind = (type.localizedDescription ?? type.identifier).printable.capitalizedFirst
        detail = byteCount.map { "\(kind) – \(Size.text($0))" } ?? kind
        iconNames = type.iconNames + (isDirectory ? ["folder"] : ["text-x-generic"])
        picture = type.conforms(to: .image) && Thumbnail.isPossible(byteCount: byteCount) ? url.path : nil
        self.temporaryFile = temporaryFile
    }

    private init(link text: String) {
        let data = Data(text.utf8)
        provider = NSItemProvider()
        provider.registerData(for: .url) { _ in data }
        provider.registerData(for: .utf8PlainText) { _ in data }
        name = text.printable
        detail = "Link"
        iconNames = ["text-html", "text-x-generic"]
        picture = nil
        byteCount = nil
        temporaryFile = nil
    }

    private init(text: String, type: UTType) {
        let data = Data(text.utf8)
        provider = NSItemProvider()
        provider.registerData(for: type) { _ in data }
        let lines = text.split(whereSeparator: \.isNewline)
        name = lines.first.map { String($0.prefix(200)).printable } ?? "Text"
        let kind = type == .utf8PlainText ? "Text" : (type.localizedDescription ?? type.identifier).capitalizedFirst
        detail = lines.count > 1 ? "\(kind) – \(lines.count) lines" : kind
        iconNames = type.iconNames + ["text-x-generic"]
        picture = nil
        byteCount = nil
        temporaryFile = nil
    }
}

extension String {
    /// The text with a capital letter first: descriptions of types are made for the middle of a sentence.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
