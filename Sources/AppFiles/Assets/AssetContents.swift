import Foundation

/// The `Contents.json` of a set or a group.
package struct AssetContents: Decodable {
    package struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    package struct Entry: Decodable {
        enum CodingKeys: String, CodingKey {
            case idiom, appearances, filename, scale, color
            case typeIdentifier = "universal-type-identifier"
        }

        var idiom: String?
        var appearances: [Appearance]?
        package var filename: String?
        var scale: String?
        package var color: Color?
        /// The identifier of the type of a file of data.
        package var typeIdentifier: String?

        /// A Boolean value that indicates whether the entry is for dark windows.
        package var isDark: Bool {
            appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
        }

        /// The suitability for a desktop, the least being the best; nil for high contrast or another appearance.
        var rank: Int? {
            let isKnown = appearances?.allSatisfy { $0.appearance == "luminosity" && $0.value != "tinted" } ?? true
            guard isKnown else { return nil }
            return switch idiom {
            case "mac": 0
            case "universal", nil: 1
            case "ipad": 2
            case "iphone": 3
            default: 4
            }
        }
    }

    package struct Properties: Decodable {
        enum CodingKeys: String, CodingKey {
            case renderingMode = "template-rendering-intent"
            case providesNamespace = "provides-namespace"
        }

        var renderingMode: String?
        package var providesNamespace: Bool?
    }

    package var images: [Entry]?
    package var colors: [Entry]?
    /// The files of a set of data.
    package var data: [Entry]?
    package var properties: Properties?

    /// Reads the description of a set or a group; nil if there is none or it can't be read.
    package init?(in folder: URL) {
        guard let data = try? Data(contentsOf: folder.appending(path: "Contents.json")) else { return nil }
        self.init(data)
    }

    /// Parses a description; nil for invalid data.
    package init?(_ data: Data) {
        guard let contents = try? JSONDecoder().decode(Self.self, from: data) else { return nil }
        self = contents
    }

    /// Returns the entries for light and for dark windows, for the kind of device that is closest to a desktop.
    package static func entries(_ entries: [Entry]) -> (light: [Entry], dark: [Entry]) {
        func best(_ entries: [Entry]) -> [Entry] {
            let rank = entries.compactMap(\.rank).min()
            return entries.filter { $0.rank == rank && rank != nil }
        }
        return (best(entries.filter { !$0.isDark }), best(entries.filter(\.isDark)))
    }
}
