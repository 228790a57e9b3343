import CommandSupport
import Foundation
import SwiftUICore

/// An item that can be dragged from the window: the contents for other programs, and its look in the window.
@MainActor
struct DraggedThing: Identifiable {
    /// The contents of the window.
    struct Label {
        /// The name and a line about it, without characters that do not belong into a window.
        var name: String
        var detail: String
        var icon: Image
        /// A file, whose thumbnail replaces the icon.
        var file: URL?
    }

    /// The position among the items.
    let id: Int
    let provider: NSItemProvider
    let label: Label
    /// Its size in bytes, where it is a file.
    let byteCount: Int64?
    /// A file that ends with the program, and so must be read by then.
    let temporaryFile: TemporaryFile?

    /// - Parameters:
    ///   - id: The position among the items.
    ///   - item: The item to drag. Standard input is read to its end.
    ///   - type: The type of the item; nil to determine it.
    /// - Throws: ``CommandFailure`` where there is nothing to drag.
    init(id: Int, _ item: CommandItem, type: UTType?) throws {
        switch item {
        case .file(let path): try self.init(id: id, fileAt: URL(fileURLWithPath: path), type: type)
        case .standardInput(let name):
            let (file, type) = try StandardInput.read(name: name, type: type)
            try self.init(id: id, fileAt: file.url, type: type, temporaryFile: file)
        case .link(let text): self.init(id: id, link: text)
        case .text(let text): self.init(id: id, text: text, type: type ?? .utf8PlainText)
        }
    }

    private init(id: Int, fileAt url: URL, type: UTType?, temporaryFile: TemporaryFile? = nil) throws {
        var status = stat()
        guard stat(url.path, &status) == 0 else {
            throw CommandFailure("\(url.path.quoted) is gone: \(String(cString: strerror(errno))).")
        }
        let type = try type ?? UTType(ofFileAt: url)
        let isDirectory = status.st_mode & S_IFMT == S_IFDIR
        let byteCount = isDirectory ? nil : Int64(status.st_size)
        let kind = (type.localizedDescription ?? type.identifier).printable.capitalizedFirst
        self.id = id
        self.byteCount = byteCount
        self.temporaryFile = temporaryFile
        provider = NSItemProvider()
        provider.suggestedName = url.deletingPathExtension().lastPathComponent
        provider.registerFile(for: type, openInPlace: true, suggestedFileName: url.lastPathComponent) { _ in url }
        provider.registerData(for: .fileURL) { _ in Data(url.absoluteString.utf8) }
        label = Label(
            name: url.lastPathComponent.printable,
            detail: byteCount.map { "\(kind) – \(Size.text($0))" } ?? kind,
            icon: Image(iconFor: isDirectory ? .folder : type),
            file: isDirectory ? nil : url
        )
    }

    private init(id: Int, link text: String) {
        let data = Data(text.utf8)
        self.id = id
        (byteCount, temporaryFile) = (nil, nil)
        provider = NSItemProvider()
        provider.registerData(for: .url) { _ in data }
        provider.registerData(for: .utf8PlainText) { _ in data }
        label = Label(name: text.printable, detail: "Link", icon: Image(iconFor: .html))
    }

    private init(id: Int, text: String, type: UTType) {
        let data = Data(text.utf8)
        let lines = text.split(whereSeparator: \.isNewline)
        let kind = type == .utf8PlainText ? "Text" : (type.localizedDescription ?? type.identifier).capitalizedFirst
        self.id = id
        (byteCount, temporaryFile) = (nil, nil)
        provider = NSItemProvider()
        provider.registerData(for: type) { _ in data }
        label = Label(
            name: lines.first.map { String($0.prefix(200)).printable } ?? "Text",
            detail: lines.count > 1 ? "\(kind) – \(lines.count) lines" : kind,
            icon: Image(iconFor: type)
        )
    }
}

extension [DraggedThing] {
    /// The label of several items that are dragged together.
    @MainActor var label: DraggedThing.Label {
        if count == 1 { return self[0].label }
        let size = compactMap(\.byteCount).reduce(0, +)
        return DraggedThing.Label(
            name: "All \(count) \(contains { $0.byteCount == nil } ? "items" : "files")",
            detail: size > 0 ? Size.text(size) : "Dragged together",
            icon: Image(systemName: "list.bullet")
        )
    }
}

extension String {
    /// The text with a capital letter first: descriptions of types are made for the middle of a sentence.
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

/// Sizes of files as people read them.
private enum Size {
    /// Returns a size in the units of the desktop, such as `1.2 MB`.
    static func text(_ byteCount: Int64) -> String {
        if byteCount < 1000 { return byteCount == 1 ? "1 byte" : "\(byteCount) bytes" }
        var size = Double(byteCount)
        for unit in ["kB", "MB", "GB", "TB"] {
            size /= 1000
            if size < 999.95 || unit == "TB" {
                return "\((size * 10).rounded() / 10) \(unit)"
            }
        }
        return "\(byteCount)"
    }
}
