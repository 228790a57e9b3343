import CommandSupport
import Foundation
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

extension PayloadChoice {
    /// Returns the choices for a request by exact name or by a type to which the payload conforms.
    /// - Throws: ``CommandFailure`` where the text is neither a name nor a type.
    static func requested(_ type: String, among names: [String]) throws -> PayloadChoices {
        if let choices = requested(named: type, among: names) { return choices }
        // Programs that use this library offer a page's format as others know it.
        if type.hasPrefix(WireType.pagePrefix) {
            let name = String(type.dropFirst(WireType.pagePrefix.count))
            return requested(named: name, among: names) ?? PayloadChoices([])
        }
        return try requested(TypeArgument(type).contentType, among: names)
    }

    /// A Boolean value that indicates whether the payload is the contents of a file in a list, which may not have the type.
    var isLinkedFile: Bool { if case .linkedFile = self { true } else { false } }

    /// Returns the first file of a type in a list of URIs.
    /// - Throws: ``CommandFailure`` when there is none.
    static func file(of type: UTType, in list: Data) throws -> URL {
        for url in URIList.decode(list) where url.isFileURL {
            if try UTType(ofFileAt: url).conforms(to: type) { return url }
        }
        throw CommandFailure("None of the files on the clipboard is \(type.spokenName.quoted).")
    }

    /// Refuses a list of files of which none is there, where something else was copied too.
    static func checkFiles(of list: Data, named name: String, among names: [String]) throws {
        let urls = URIList.decode(list, receivedAs: name)
        let hasOther = names.contains { name in WireType.contentType(for: name).map { $0 != .url } ?? false }
        guard hasOther, !urls.contains(where: { !$0.isFileURL || FileSystem.exists($0.path(percentEncoded: false)) })
        else { return }
        throw TransferWireError.notOffered(name)
    }

    /// Returns the paths and URLs of a list of URIs or of a link, one a line.
    /// - Parameters:
    ///   - list: The bytes.
    ///   - name: The name under which they were received.
    ///   - isShown: Whether they are for people at a terminal, which none of them may control then.
    static func lines(of list: Data, named name: String, isShown: Bool = false) -> Data {
        let lines = URIList.decode(list, receivedAs: name).map {
            $0.isFileURL ? $0.path(percentEncoded: false) : $0.absoluteString
        }
        return Data(lines.flatMap { (isShown ? Array($0.printable.utf8) : $0.fileNameBytes) + [UInt8(ascii: "\n")] })
    }
}
