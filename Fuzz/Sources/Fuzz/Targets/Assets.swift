import Foundation

@testable import AppFiles

extension FuzzTarget {
    /// The sets of asset catalogs.
    static let assets: [FuzzTarget] = [
        FuzzTarget(name: "asset-catalog") { data in
            guard let contents = AssetContents(data) else { return }
            for entry in contents.colors ?? [] {
                for part in entry.color?.value?.parts ?? [] { require(part.isFinite, "a colour has a part of \(part)") }
            }
            let entries = AssetContents.entries(contents.colors ?? [])
            require(
                entries.dark.allSatisfy(\.isDark) && !entries.light.contains(where: \.isDark),
                "light and dark are mixed"
            )
            guard let image = AssetImage(contents, in: pictureSet) else { return }
            for isDark in [false, true] {
                for scale in [0, 1, 1.5, 2, 9] as [CGFloat] {
                    let variant = image.variant(isDark: isDark, scale: scale)
                    require((1...8).contains(variant.pixelsOfPoint), "\(variant.pixelsOfPoint) pixels for a point")
                    let path = variant.file.path(percentEncoded: false)
                    let name = path.dropFirst(pictureSet.path(percentEncoded: false).count)
                    require(!name.utf8.contains(UInt8(ascii: "/")) && name != "..", "\(path) is not in the set")
                }
            }
        }
    ]

    /// A set with some pictures, and one beside it.
    private static let pictureSet: URL = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "fuzz-assets-\(getpid())")
        let set = folder.appending(path: "a.imageset", directoryHint: .isDirectory)
        try? FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        for name in ["a.png", "b.svg", "c@2x.png", "../outside.png", "../\u{301}"] {
            _ = FileManager.default.createFile(atPath: set.path(percentEncoded: false) + name, contents: Data())
        }
        return set
    }()
}

extension AssetContents.ColorValue {
    fileprivate var parts: [Double] {
        switch self {
        case .system: []
        case .white(let white, let opacity): [white, opacity]
        case .parts(_, let red, let green, let blue, let opacity): [red, green, blue, opacity]
        }
    }
}
