import CoreTransferable
import Foundation
import SystemSupport
import UniformTypeIdentifiers

/// A URL that arrived, of a file or of something on the network.
struct ReceivedLink: Sendable {
    let url: URL
    var title: String?

    /// The name of the file that the link leads to; nil if it leads to none.
    var fileName: String? {
        let name = url.lastPathComponent
        return name.isEmpty || name == "/" ? nil : name
    }

    /// A Boolean value that indicates whether the link leads to a file or folder that is there.
    var leadsToFile: Bool { url.isFileURL && FileSystem.exists(url.path(percentEncoded: false)) }

    /// A name for the item beside the link, without an extension.
    var name: String? { title ?? fileName.map { ($0 as NSString).deletingPathExtension } }

    /// Registers the destination of the link: the file with its type, followed by the URL.
    ///
    /// The URL of a folder ends with a slash, as on Apple's systems: programs ask `hasDirectoryPath`. Lists of URIs have none.
    func register(with provider: NSItemProvider) {
        let type = url.isFileURL ? Self.fileType(url) : nil
        let isFolder = type?.conforms(to: .directory) ?? false
        let url = isFolder ? URL(filePath: url.path, directoryHint: .isDirectory) : url
        // An existing name of the provider belongs to the item beside the link.
        let name = url.isFileURL ? url.deletingPathExtension().lastPathComponent : title
        provider.suggestedName = provider.suggestedName ?? name
        if let type {
            provider.registerFile(for: type, openInPlace: true, suggestedFileName: url.lastPathComponent) { _ in url }
            ReceivedConversion.register(of: type, among: [type], with: provider) {
                let source = NSItemProvider()
                source.registerFile(for: type) { _ in url }
                return try await source.loadDataRepresentation(for: type)
            }
        }
        provider.registerData(for: url.isFileURL ? .fileURL : .url) { _ in URIList.text(of: url) }
    }

    /// Returns the type of a file of which only the bytes are known. The bytes determine pictures, sounds and films,
    /// whatever the name is. For archives and text the name is more precise.
    static func fileType(of contents: Data, named name: String?) -> UTType {
        let byContents = UTType(ofContent: contents.prefix(20_000))
        return FormPreference.isMedia(byContents)
            ? byContents : UTType(ofContent: contents.prefix(20_000), fileName: name)
    }

    /// Returns the type of a file or folder from its kind and its extension, or from its content if types share the
    /// extension; nil if the file does not exist.
    private static func fileType(_ url: URL) -> UTType? {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { return nil }
        guard isDirectory.boolValue else {
            return UTType(ofContestedFileAt: url) ?? UTType(filenameExtension: url.pathExtension) ?? .data
        }
        // A folder whose extension is not declared is a plain folder.
        return UTType(filenameExtension: url.pathExtension, conformingTo: .directory)
            .flatMap { $0.isDynamic ? nil : $0 } ?? .folder
    }
}
