import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// An icon of a declared type, as icon themes want it.
struct DeclaredIcon {
    /// Its place in the user's directory of data files.
    let relativePath: String
    let contents: Data
}

extension MIMEPackage {
    /// The icons that declarations name, from files beside an `Info.plist`.
    ///
    /// What a declaration names and what is not there, or no picture, is left out with a warning.
    func icons(beside propertyList: URL) -> [DeclaredIcon] {
        var icons: [DeclaredIcon] = []
        var places: Set<String> = []
        for entry in entries where entry.isOwn {
            for name in entry.declaration.iconNames {
                guard let file = IconFile(named: name, beside: propertyList) else {
                    StandardError.writeWarning(
                        "The icon \(name.quoted) is not beside the Info.plist, nor in Resources."
                    )
                    continue
                }
                let pictures = file.pictures
                if pictures.isEmpty {
                    StandardError.writeWarning("\(file.path.quoted) holds no PNG of 16 pixels or more, and no SVG.")
                }
                for picture in pictures {
                    let path = picture.relativePath(iconName: entry.iconName)
                    // The first of a size is the one that the declaration names first.
                    guard places.insert(path).inserted else { continue }
                    icons.append(DeclaredIcon(relativePath: path, contents: picture.contents))
                }
            }
        }
        return icons
    }
}
