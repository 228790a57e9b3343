import CGIO
import DesktopBus
import Foundation
import TransferKit
import UniformTypeIdentifiers

/// A place for shared items that a desktop entry declares.
///
/// ```
/// [Desktop Entry]
/// Type=Application
/// Name=Album
/// Exec=album %F
/// X-Transferable-ShareTargets=upload;
///
/// [X-Transferable-ShareTarget upload]
/// Name=Upload to Album
/// Exec=album --upload %F
/// Types=public.image;video/mp4;
/// ```
struct DeclaredShareTarget: Sendable {
    /// Tells the target from others, also the next time.
    let id: String
    /// The name in the user's language.
    let title: String
    let icon: ShareDestination.Icon
    /// The accepted types: at least one of these.
    let types: [AcceptedType]
    /// The greatest number of items of each type; nil for any.
    var mostOfTypes: [Int?] = []
    /// The number of items.
    var count = 1...Int.max
    /// A Boolean value that indicates whether the program gets item providers, over a private socket, rather than files.
    var takesItems = false

    /// A type that a target takes.
    enum AcceptedType: Sendable, Equatable {
        /// A type, and all that conform to it.
        case type(UTType)
        /// A MIME type, or all of a top-level type where it ends in `/*`.
        case mimeType(String)
    }

    static let listKey = "X-Transferable-ShareTargets"
    static let groupPrefix = "X-Transferable-ShareTarget "
    /// Values beyond these limits are omitted, so no entry fills the sheet.
    static let (mostTargets, mostTypes, longestTitle, largestFile) = (8, 100, 100, 1 << 20)
}

extension DeclaredShareTarget {
    /// Returns the targets of all programs that are installed, by their titles.
    static func all() -> [DeclaredShareTarget] {
        InstalledEntry.all(taking: g_app_info_get_all())
            .filter { g_desktop_app_info_has_key($0.pointer, listKey) != 0 }
            .flatMap { Declaration($0)?.targets ?? [] }
            .sorted { ($0.title, $0.id) < ($1.title, $1.id) }
    }

    /// Starts the program behind a target.
    /// - Parameters:
    ///   - uris: The URIs for the program.
    ///   - environment: Variables that it gets.
    /// - Throws: ``AppLaunchError``.
    func launch(opening uris: [String], environment: [String: String], _ cancellation: CallCancellation) throws {
        // The entry may be another by now.
        let parts = id.split(separator: ":", maxSplits: 2).map(String.init)
        guard parts.count == 3, let entry = g_desktop_app_info_new(parts[1]).map(InstalledEntry.init),
            let declaration = Declaration(entry), declaration.targets.contains(where: { $0.id == id }),
            let program = declaration.program(of: parts[2])
        else { throw AppLaunchError.notInstalled(title) }
        try program.launch(opening: uris, environment: environment, cancellation)
    }

    /// The beginning of the identifiers of targets.
    static let idPrefix = "target:"

    /// Returns whether the target takes some items together.
    /// - Parameter items: The forms of each item.
    func takes(_ items: [[ItemForm]]) -> Bool {
        guard count.contains(items.count) else { return false }
        var counts = types.map { _ in 0 }
        // An item counts for the first type that it fits and that has room.
        return items.allSatisfy { forms in
            let position = types.indices.first { position in
                let most = mostOfTypes.indices.contains(position) ? mostOfTypes[position] : nil
                return most.map { counts[position] < $0 } ?? true && forms.contains { types[position].fits($0) }
            }
            if let position { counts[position] += 1 }
            return position != nil
        }
    }

    /// Returns whether the target takes an item in a form.
    func takes(_ form: ItemForm) -> Bool { types.contains { $0.fits(form) } }
}

extension DeclaredShareTarget.AcceptedType {
    /// Returns whether a form of an item is of the type.
    fileprivate func fits(_ form: ItemForm) -> Bool {
        switch self {
        case .type(.fileURL): form.isFile
        case .type(let type): form.contentType?.conforms(to: type) ?? false
        case .mimeType(let name) where name.hasSuffix("/*"): form.mimeTypes.contains { $0.hasPrefix(name.dropLast()) }
        case .mimeType(let name): form.mimeTypes.contains(name)
        }
    }
}
