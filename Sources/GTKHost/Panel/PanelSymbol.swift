import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import SystemSupport
import UniformTypeIdentifiers

/// A symbol of the library's own set for the desktop's panel.
///
/// Panels that know symbolic icons paint the symbol in the colour of their text: they find it by its name, in a directory of icon files
/// in the user's cache. Other panels show its pixels, which have the colour of the theme's text.
@MainActor
struct PanelSymbol {
    /// The name of the icon file.
    let iconName: String
    /// The directory in which panels find the file.
    let directory: URL
    private let picture: ImageContent

    /// The sides of panels' icons, in pixels.
    static let sides: [Int32] = [16, 22, 24, 32, 48, 64]

    /// Creates the icon of a picture; nil for a picture that is no symbol of the library's own set.
    /// - Parameters:
    ///   - picture: The picture.
    ///   - directory: The directory of the files.
    init?(_ picture: ImageContent, in directory: URL = Self.cache) {
        guard case .drawn(let name)? = picture.icon else { return nil }
        let weight = (picture.font.weight ?? .regular).value
        iconName = "swiftui-\(name)-\(weight)-symbolic"
        (self.directory, self.picture) = (directory, picture)
    }

    private static let cache = BaseDirectory.cache.url.appending(path: "swift-transferable/panel-symbols")

    /// Writes the files that are not there yet.
    /// - Returns: False where that is not possible, so a panel would not find the icon.
    func write() -> Bool {
        Self.sides.allSatisfy { side in
            // GTK takes files with this ending for pictures to be painted in another colour: their black is the foreground.
            let folder = directory.appending(path: "hicolor/\(side)x\(side)/status")
            let file = folder.appending(path: "\(iconName).symbolic.png")
            if FileManager.default.fileExists(atPath: file.path) { return true }
            guard let texture = texture(side: side, .black) else { return false }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let png = try texture.withPointer { try Pictures.encode(OpaquePointer($0), as: .png) }
                try png.write(to: file, options: .atomic)
                return true
            } catch {
                hostLogger.warning("The symbol of the panel's item is not written to \(file.path): \(error)")
                return false
            }
        }
    }

    /// Returns the pixels at the sizes of panels.
    /// - Parameter color: The colour of the theme's text.
    func pictures(_ color: RGBA) -> [PanelPicture] {
        Self.sides.compactMap { side in
            texture(side: side, color).flatMap { texture in
                texture.withPointer { PanelPicture(texture: OpaquePointer($0)) }
            }
        }
    }

    private func texture(side: Int32, _ color: RGBA) -> ObjectReference? {
        guard case .drawn(let name)? = picture.icon, let symbol = DrawnSymbol.named(name) else { return nil }
        var picture = picture
        picture.isResizable = true
        picture.foreground = .color(Color(red: color.red, green: color.green, blue: color.blue))
        picture.foregroundLevels = []
        picture.look.motions = []
        let size = CGSize(width: CGFloat(side), height: CGFloat(side))
        let snapshot = gtk_snapshot_new()!
        picture.draw(symbol, in: size, EnvironmentValues().themeColors, scale: 1, on: snapshot)
        let drawing = ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: size)
        return try? drawing.texture(scale: 1, isOpaque: false)
    }
}

extension RGBA {
    fileprivate static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
}
