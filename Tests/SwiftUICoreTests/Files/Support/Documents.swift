import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Text in a file.
struct TextDocument: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    static let writableContentTypes: [UTType] = [.plainText, .json]
    var text: String
    var name: String?

    init(_ text: String, name: String? = nil) { (self.text, self.name) = (text, name) }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        guard text != "unwritable" else { throw DocumentFault.unwritable }
        let form = configuration.contentType == .json ? "\"\(text)\"" : text
        let wrapper = FileWrapper(regularFileWithContents: Data(form.utf8))
        wrapper.preferredFilename = name
        return wrapper
    }
}

/// Pages in a folder.
final class PageDocument: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.package]
    let pages: [String]
    /// Called when the pages are taken to be saved.
    let onSnapshot: @Sendable () -> Void

    init(_ pages: [String], onSnapshot: @escaping @Sendable () -> Void = {}) {
        (self.pages, self.onSnapshot) = (pages, onSnapshot)
    }

    init(configuration: ReadConfiguration) throws {
        pages = (configuration.file.fileWrappers ?? [:]).sorted { $0.key < $1.key }.compactMap { _, page in
            page.regularFileContents.map { String(decoding: $0, as: UTF8.self) }
        }
        onSnapshot = {}
    }

    func snapshot(contentType: UTType) throws -> [String] {
        onSnapshot()
        return pages
    }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        let folder = FileWrapper(directoryWithFileWrappers: [:])
        for (number, page) in snapshot.enumerated() {
            folder.addRegularFile(withContents: Data(page.utf8), preferredFilename: "\(number + 1).txt")
        }
        return folder
    }
}

enum DocumentFault: Error { case unwritable }
