import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A file or folder that a program inherits from the program that starts it.
package struct PassedFile: Codable, Equatable, Sendable {
    /// The number of the file's descriptor.
    package let descriptor: Int32
    package let name: String
    package let isFolder: Bool

    package init(descriptor: Int32, name: String, isFolder: Bool = false) {
        (self.descriptor, self.name, self.isFolder) = (descriptor, name, isFolder)
    }
}

extension PassedFile: Transferable {
    package static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }

    /// The item for the destinations, which get a copy of the file under its name.
    var provider: NSItemProvider {
        let provider = NSItemProvider()
        let file = name as NSString
        provider.suggestedName = isFolder ? name : file.deletingPathExtension
        let url = URL(filePath: "/proc/self/fd/\(descriptor)", directoryHint: .notDirectory)
        let type: UTType =
            isFolder
            ? .folder
            : UTType(ofContestedFileAt: url, named: name) ?? UTType(filenameExtension: file.pathExtension) ?? .data
        provider.registerFile(for: type, suggestedFileName: name) { _ in url }
        return provider
    }
}
