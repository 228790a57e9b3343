import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A file that a program inherits from the one that starts it.
package struct PassedFile: Codable, Equatable, Sendable {
    /// The number of its descriptor.
    package let descriptor: Int32
    package let name: String

    package init(descriptor: Int32, name: String) { (self.descriptor, self.name) = (descriptor, name) }
}

extension PassedFile: Transferable {
    package static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }

    /// The item for the destinations, which get the file under its name.
    var provider: NSItemProvider {
        let provider = NSItemProvider()
        let file = name as NSString
        provider.suggestedName = file.deletingPathExtension
        let path = "/proc/self/fd/\(descriptor)"
        provider.registerFile(
            for: UTType(filenameExtension: file.pathExtension) ?? .data,
            suggestedFileName: name
        ) { _ in URL(filePath: path, directoryHint: .notDirectory) }
        return provider
    }
}
