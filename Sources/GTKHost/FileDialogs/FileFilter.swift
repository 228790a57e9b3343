import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// The files that a dialog shows.
struct FileFilter {
    /// The name of the filter that is shown to the user.
    let name: String
    /// The type of the files; nil for those of several.
    let type: UTType?
    let mimeTypes: [String]
    /// The extensions of names, regardless of case.
    let suffixes: [String]

    private init(_ types: [UTType], name: String) {
        self.name = name
        type = types.count == 1 ? types[0] : nil
        mimeTypes = types.flatMap { Self.mimeTypes(of: $0) }
        suffixes = types.flatMap { $0.tags[.filenameExtension] ?? [] }
    }

    /// Returns the filters of a dialog. Where several types are imported the first shows all of them; where a file is
    /// written, each is a type that the user can choose. There are none where all files are shown.
    static func filters(for request: FileDialogRequest) -> [FileFilter] {
        let types = request.contentTypes
        guard !request.isForFolder, !types.isEmpty else { return [] }
        if request.kind == .open {
            guard !types.contains(where: { anyFile.contains($0) }) else { return [] }
            let all = types.count > 1 ? [FileFilter(types, name: "All Supported Files")] : []
            return all + types.map { FileFilter([$0], name: $0.shownName) }
        }
        return types.map { FileFilter([$0], name: $0.shownName) }
    }

    /// The types that any file is of.
    private static let anyFile: Set<UTType> = [.item, .content, .data]

    /// The MIME types of types that stand for families of others, and have no MIME type of their own.
    private static let families: [UTType: [String]] = [
        .item: ["*/*"], .content: ["*/*"], .data: ["*/*"],
        .image: ["image/*"], .audio: ["audio/*"], .movie: ["video/*"], .video: ["video/*"],
        .audiovisualContent: ["audio/*", "video/*"], .text: ["text/*"], .font: ["font/*"],
    ]

    /// Returns the MIME types by which a type's files are known. Those that the desktop has as special cases of one are
    /// shown too.
    private static func mimeTypes(of type: UTType) -> [String] {
        if let family = families[type] { return family }
        // Charsets do not affect the type of a file.
        return (type.tags[.mimeType] ?? []).map { String($0.prefix { $0 != ";" }) }
    }
}

extension UTType {
    /// The name of the filter that is shown to the user.
    fileprivate var shownName: String {
        let name = localizedDescription ?? preferredFilenameExtension ?? identifier
        return name.prefix(1).uppercased() + name.dropFirst()
    }
}
