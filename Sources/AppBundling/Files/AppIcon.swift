import CommandSupport
import DesktopDeclarations
import Foundation

/// The icon of an app, in the files that it has: a picture, or those of an asset catalog.
struct AppIcon {
    /// The icon at one size, or at all.
    struct Picture {
        /// The directory of icon themes.
        let sizeDirectory: String
        let filenameExtension: String
        let contents: Data

        func relativePath(iconName: String) -> String {
            "icons/hicolor/\(sizeDirectory)/apps/\(iconName).\(filenameExtension)"
        }
    }

    /// The sizes in pixels that desktops show.
    static let sizes = [16, 24, 32, 48, 64, 128, 256, 512]

    /// Draws a picture as a square PNG of some sizes.
    typealias Drawing = (_ path: String, _ sizes: [Int]) throws -> [Int: Data]

    /// A file and its width in pixels; nil for one that is drawn at each size.
    struct File: Equatable {
        let path: String
        let width: Int?
    }

    /// The files, of which the widest is last.
    let files: [File]

    /// Takes one picture.
    /// - Throws: ``CommandFailure`` for a file that is no PNG and no SVG.
    init(picture path: String) throws {
        guard let file = Self.file(path) else {
            throw CommandFailure(
                "\(path.quoted) is no icon: it is not there, or is no PNG of 16 pixels or more and no SVG."
            )
        }
        files = [file]
    }

    private init(_ files: [File]) { self.files = files.sorted { ($0.width ?? .max) < ($1.width ?? .max) } }

    /// Looks for the icon that an `Info.plist` names: in asset catalogs, then as a file.
    /// - Parameter folders: The folders in which asset catalogs are.
    /// - Returns: Nil where there is none.
    static func find(for declaration: DeclarationFile, in folders: [String]) throws -> AppIcon? {
        let name = declaration.root["CFBundleIconName"]?.string ?? "AppIcon"
        for set in folders.flatMap({ iconSets(named: name, in: $0) }) {
            let files = files(inSet: set)
            if !files.isEmpty { return AppIcon(files) }
        }
        let names = ["CFBundleIconFile", "CFBundleIconName"].compactMap { declaration.root[$0]?.string }
        guard let named = names.first else { return nil }
        guard let file = IconFile(named: named, beside: declaration.url) else {
            throw CommandFailure(
                "The icon \(named.quoted) is not beside the Info.plist, nor in Resources, nor in an asset catalog."
            )
        }
        guard file.isArchive else { return try AppIcon(picture: file.path) }
        throw CommandFailure(
            "\(file.path.quoted) is an archive of Apple's: name a PNG or an SVG of the icon with --icon, or use an asset catalog."
        )
    }

    /// Returns the pictures of all sizes up to that of the widest file, and the file itself if it is drawn at each size.
    /// - Throws: ``CommandFailure`` where a file cannot be drawn.
    func pictures(drawing: Drawing) throws -> [Picture] {
        var pictures: [Picture] = []
        for file in files where file.width == nil {
            guard let data = Self.contents(file.path) else {
                throw CommandFailure("\(file.path.quoted) cannot be read.")
            }
            pictures.append(Picture(sizeDirectory: "scalable", filenameExtension: "svg", contents: data))
        }
        // A size is drawn from the next larger file, which may have fewer details for small sizes.
        var sizes: [String: [Int]] = [:]
        for size in Self.sizes {
            guard let file = files.first(where: { ($0.width ?? .max) >= size }) else { continue }
            sizes[file.path, default: []].append(size)
        }
        for (path, sizes) in sizes.sorted(by: { $0.key < $1.key }) {
            let drawn = try drawing(path, sizes)
            for size in sizes {
                guard let data = drawn[size], PNG.width(of: data) == size else {
                    throw CommandFailure("\(path.quoted) cannot be drawn at \(size) pixels.")
                }
                pictures.append(
                    Picture(sizeDirectory: "\(size)x\(size)", filenameExtension: "png", contents: data)
                )
            }
        }
        return pictures
    }

    // MARK: Files

    private static let maximumSize = 16 << 20

    private static func contents(_ path: String) -> Data? { SmallFile.contents(path, upTo: maximumSize) }

    private static func file(_ path: String) -> File? {
        guard let data = contents(path) else { return nil }
        if let width = PNG.width(of: data) { return width >= sizes[0] ? File(path: path, width: width) : nil }
        guard path.lowercased().hasSuffix(".svg"), data.prefix(4096).range(of: Data("<svg".utf8)) != nil else {
            return nil
        }
        return File(path: path, width: nil)
    }

    /// The deepest folder in which asset catalogs are looked for.
    private static let depth = 6

    private static func iconSets(named name: String, in folder: String) -> [String] {
        guard !name.isEmpty, !name.unicodeScalars.contains("/"),
            let enumerator = FileManager.default.enumerator(atPath: folder)
        else { return [] }
        var sets: [String] = []
        var left = 20_000
        for case let path as String in enumerator {
            left -= 1
            guard left > 0 else { break }
            if enumerator.level > depth { enumerator.skipDescendants() }
            guard path.hasSuffix("/\(name).appiconset") || path.hasSuffix("/\(name).iconset"),
                path.contains(".xcassets/")
            else { continue }
            sets.append("\(folder)/\(path)")
            enumerator.skipDescendants()
        }
        return sets.sorted()
    }

    private struct Contents: Decodable {
        struct Image: Decodable {
            let filename: String?
            let idiom: String?
            let appearances: [[String: String]]?
        }

        let images: [Image]?
    }

    /// Returns the files of a set, those for Macs if there are some: they have the shape of an icon, and the others are squares.
    private static func files(inSet folder: String) -> [File] {
        guard let data = contents("\(folder)/Contents.json"),
            let set = try? JSONDecoder().decode(Contents.self, from: data)
        else { return [] }
        let images = (set.images ?? []).filter { $0.appearances == nil }
        let forMac = images.filter { $0.idiom == "mac" && $0.filename != nil }
        let names = Set((forMac.isEmpty ? images : forMac).compactMap(\.filename))
        return names.sorted().compactMap { name in
            guard !name.unicodeScalars.contains("/"), name != ".." else { return nil }
            return file("\(folder)/\(name)")
        }
    }
}
