import AppFiles
import Foundation
import Synchronization

/// The pictures, colours and files of data of a folder's asset catalogs (`.xcassets`), which are read in their source form.
///
/// Apple's build tools compile catalogs. Swift Package Manager copies them if a target has
/// `resources: [.copy("Assets.xcassets")]`.
struct AssetCatalog: Sendable {
    private let images: [String: AssetImage]
    private let colors: [String: AssetColor]
    private let data: [String: AssetData]

    /// Reads the catalogs of a folder of resources, and of the folders in it. A set that cannot be read is left out.
    init(in folder: URL) {
        var entries = Entries()
        for item in Entries.contents(of: folder) {
            if item.pathExtension == "xcassets" {
                entries.add(item, prefix: "", depth: 0)
            } else if item.hasDirectoryPath, item.pathExtension.isEmpty {
                for inner in Entries.contents(of: item) where inner.pathExtension == "xcassets" {
                    entries.add(inner, prefix: "", depth: 0)
                }
            }
        }
        (images, colors, data) = (entries.images, entries.colors, entries.data)
    }

    /// Returns a picture by its name, behind the names of groups that have a namespace of their own: `Group/Name`.
    func image(named name: String) -> AssetImage? { images[name] }

    /// Returns a colour by its name.
    func color(named name: String) -> AssetColor? { colors[name] }

    /// Returns a file of data by its name.
    func data(named name: String) -> AssetData? { data[name] }

    // MARK: Known catalogs

    private static let known = Mutex<[URL: AssetCatalog]>([:])

    /// Returns the catalogs of a folder, which are read once.
    static func catalog(in folder: URL) -> AssetCatalog {
        if let catalog = known.withLock({ $0[folder] }) { return catalog }
        let catalog = AssetCatalog(in: folder)
        known.withLock { $0[folder] = catalog }
        return catalog
    }
}

/// The entries that are found in catalogs.
private struct Entries {
    var images: [String: AssetImage] = [:]
    var colors: [String: AssetColor] = [:]
    var data: [String: AssetData] = [:]

    /// The greatest depth of nested groups.
    private static let depthLimit = 16

    static func contents(of folder: URL) -> [URL] {
        let manager = FileManager.default
        let items = try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (items ?? []).sorted { $0.path < $1.path }
    }

    /// Adds the entries of a group. Entries that were found first take precedence.
    mutating func add(_ group: URL, prefix: String, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for item in Self.contents(of: group) where item.hasDirectoryPath {
            let name = prefix + item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset":
                if images[name] == nil { images[name] = AssetImage(in: item) }
            case "colorset":
                if colors[name] == nil { colors[name] = AssetColor(in: item) }
            case "dataset":
                if data[name] == nil { data[name] = AssetData(in: item) }
            case "":
                let hasNamespace = AssetContents(in: item)?.properties?.providesNamespace == true
                add(item, prefix: hasNamespace ? name + "/" : prefix, depth: depth + 1)
            default:
                break
            }
        }
    }
}
