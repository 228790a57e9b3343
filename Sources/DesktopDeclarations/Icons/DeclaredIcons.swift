import CommandSupport
import Foundation
import UniformTypeIdentifiers

/// An icon of a declared type in the form that icon themes require.
package struct DeclaredIcon {
    /// The path of the icon relative to the user's data directory.
    package let relativePath: String
    package let contents: Data
}

extension DeclaredIcon {
    /// Returns the icons of some names, from files beside an `Info.plist`.
    ///
    /// What is not there, or no picture, is left out with a warning.
    /// - Parameters:
    ///   - names: The names in the `Info.plist`. Of several pictures of a size the first one counts.
    ///   - propertyList: The `Info.plist`.
    ///   - iconName: The name of the icon in icon themes.
    ///   - context: The context of the icon: `mimetypes` or `apps`.
    static func icons(
        named names: [String],
        beside propertyList: URL,
        as iconName: String,
        context: String
    ) -> [DeclaredIcon] {
        var icons: [DeclaredIcon] = []
        for name in names {
            guard let file = IconFile(named: name, beside: propertyList) else {
                StandardError.writeWarning("The icon \(name.quoted) is not beside the Info.plist, nor in Resources.")
                continue
            }
            let pictures = file.pictures
            if pictures.isEmpty {
                StandardError.writeWarning("\(file.path.quoted) holds no PNG of 16 pixels or more, and no SVG.")
            }
            for picture in pictures {
                let path = picture.relativePath(iconName: iconName, context: context)
                guard !icons.contains(where: { $0.relativePath == path }) else { continue }
                icons.append(DeclaredIcon(relativePath: path, contents: picture.contents))
            }
        }
        return icons
    }
}

extension MIMEPackage {
    /// Returns the icons that the declarations name, using the files beside an `Info.plist`.
    package func icons(beside propertyList: URL) -> [DeclaredIcon] {
        entries.filter(\.isOwn).flatMap { entry in
            DeclaredIcon.icons(
                named: entry.declaration.iconNames,
                beside: propertyList,
                as: entry.iconName,
                context: "mimetypes"
            )
        }
    }
}
