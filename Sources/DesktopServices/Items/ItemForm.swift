import CoreTransferable
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// A form in which an item can be handed to a program.
enum ItemForm: Sendable {
    /// A representation, which is written to a file when a program gets it.
    case representation(UTType)
    /// Text that is no file and has no name: words to be read, in a message or by themselves.
    case text(UTType)
    /// A link, or a file that is there.
    case url(URL)
}

extension ItemForm {
    /// Returns the forms of an item in the order in which it offers them. URLs are read, because the choice of the
    /// program depends on them. Other contents of the item are not exported.
    static func all(of item: NSItemProvider) async -> [ItemForm] {
        var forms: [ItemForm] = []
        for representation in item.representations
        where !forms.contains(where: { $0.type == representation.contentType }) {
            let type = representation.contentType
            if type == .url || type == .fileURL {
                if let url = try? await item.loadTransferable(type: URL.self) { forms.append(.url(url)) }
            } else if case .url? = forms.first, type.conforms(to: .plainText) {
                // The text of a URL is the same once more.
                continue
            } else {
                let isWords = type.conforms(to: .plainText) && representation.kind == .data
                let isNamed = representation.suggestedFileName != nil
                forms.append(isWords && !isNamed ? .text(type) : .representation(type))
            }
        }
        return forms
    }

    /// The MIME types by which desktop entries say that they open it.
    var mimeTypes: [String] {
        switch self {
        case .url(let url) where url.isFileURL: contentType?.fileMIMETypes ?? []
        case .url(let url): url.scheme.map { ["x-scheme-handler/\($0.lowercased())"] } ?? []
        case .representation(let type), .text(let type): type.fileMIMETypes
        }
    }

    /// A Boolean value that indicates whether it is words to be read rather than a file.
    var isText: Bool {
        if case .text = self { true } else { false }
    }

    /// Returns the words.
    func text(of item: NSItemProvider) async throws -> String {
        guard let type else { throw TransferWireError.notOffered("text") }
        return try await item.loadText(of: type)
    }

    /// A Boolean value that indicates whether it is a file or folder, or becomes one.
    var isFile: Bool {
        switch self {
        case .representation: true
        case .text: false
        case .url(let url): url.isFileURL
        }
    }

    /// The type of a representation.
    var type: UTType? {
        switch self {
        case .representation(let type), .text(let type): type
        case .url: nil
        }
    }

    /// The type that a program gets: that of the file, or of the link.
    var contentType: UTType? {
        switch self {
        case .representation(let type), .text(let type): type
        case .url(let url): url.isFileURL ? UTType(ofEntryAt: url) : .url
        }
    }

    /// A Boolean value that indicates whether it is a directory.
    var isFolder: Bool { contentType.map { $0.conforms(to: .directory) } ?? false }

    /// The link; nil for files and for forms that become one.
    var link: URL? {
        if case .url(let url) = self, !url.isFileURL { url } else { nil }
    }

    /// Returns the URI by which a program gets the item. A representation is written to a file, which stays for an hour
    /// after its last use here, even if this process ends before.
    func url(of item: NSItemProvider, _ files: ExportedFiles) async throws -> URL {
        switch self {
        case .url(let url): url
        case .representation(let type): try await files.url(of: item, as: type)
        case .text(let type): try await files.url(of: Self.named(item, type), as: type)
        }
    }
}

extension ItemForm {
    /// Returns words as an item whose file has a name: editors and mail programs determine the type from the extension.
    private static func named(_ item: NSItemProvider, _ type: UTType) -> NSItemProvider {
        let (file, source) = (NSItemProvider(), item.visibleToOtherProcesses())
        file.registerData(for: type, suggestedFileName: "Text.txt") { _ in
            try await source.loadDataRepresentation(for: type)
        }
        // The exported file is known by the object, which must stay.
        item.keep(file)
        return file
    }
}

extension UTType {
    /// Creates the type of a file by its extension, or that of folders.
    fileprivate init?(ofEntryAt url: URL) {
        let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
        guard !isFolder else {
            self = .folder
            return
        }
        if let type = UTType(ofContestedFileAt: url) {
            self = type
            return
        }
        self.init(filenameExtension: url.pathExtension)
    }
}
