import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// A symbol, or an icon of the desktop's theme.
@MainActor
enum Icon: Equatable {
    /// A symbol of the library's own set.
    case drawn(String)
    /// An icon of the theme that stands for a symbol, drawn in any colour.
    case symbolic(symbol: String, icon: String)
    /// A symbol that there is no picture of.
    case missing(String)
    /// The first icon that the theme has of some names, in its own colours.
    case themed([String])

    /// - Parameters:
    ///   - source: Where the picture is; nil comes of one that is no icon.
    ///   - set: Where the pictures of symbols are from.
    init?(_ source: Image.Source, _ set: SymbolSet = .drawn) {
        switch source {
        case .symbol(let name): self = Self.symbol(name, set)
        case .icon(let names): self = .themed(names)
        case .resource, .file, .encoded: return nil
        }
    }

    /// The picture of a symbol; that of the other set where its own has none.
    private static func symbol(_ name: String, _ set: SymbolSet) -> Icon {
        if set == .drawn, DrawnSymbol.named(name) != nil { return .drawn(name) }
        if let icon = ThemeSymbols.icon(for: name) { return .symbolic(symbol: name, icon: icon) }
        return DrawnSymbol.named(name) == nil ? .missing(name) : .drawn(name)
    }

    /// Returns the icon at a size; the caller owns it. Nil where there is no display.
    /// - Parameter direction: The direction of the layout, for symbols that point forward or backward.
    func paintable(size: Int32, scale: Int32, _ direction: LayoutDirection = .leftToRight) -> OpaquePointer? {
        guard let display = gdk_display_get_default() else { return nil }
        let theme = gtk_icon_theme_get_for_display(display)
        switch self {
        case .drawn: return nil
        case .missing(let name):
            DrawnSymbol.reportMissing(name)
            return nil
        case .symbolic(let name, let icon):
            return gtk_icon_theme_lookup_icon(
                theme,
                icon,
                nil,
                size,
                scale,
                ThemeSymbols.turns(name) ? direction.gtk : GTK_TEXT_DIR_LTR,
                GTK_ICON_LOOKUP_FORCE_SYMBOLIC
            )
        case .themed(let names):
            // Of several names GTK takes the one that its first theme has, although an app's own icon is in the last.
            let found = names.first { gtk_icon_theme_has_icon(theme, $0) != 0 }
            let names = found.map { [$0] } ?? names
            var pointers = names.map { g_strdup($0) }
            defer {
                for pointer in pointers { g_free(pointer) }
            }
            let icon = g_themed_icon_new_from_names(&pointers, Int32(names.count))
            defer { g_object_unref(icon.map(\.raw)) }
            return gtk_icon_theme_lookup_by_gicon(
                theme,
                icon,
                size,
                scale,
                GTK_TEXT_DIR_NONE,
                GtkIconLookupFlags(rawValue: 0)
            )
        }
    }

    /// Draws the icon.
    /// - Parameters:
    ///   - paintable: The result of ``paintable(size:scale:)``.
    ///   - color: The colour of a symbol.
    ///   - side: The width and the height.
    ///   - snapshot: The snapshot to draw on.
    func draw(_ paintable: OpaquePointer, _ color: RGBA, side: Double, on snapshot: OpaquePointer) {
        switch self {
        case .drawn, .missing: break
        case .symbolic:
            var colors = [GdkRGBA(color), GdkRGBA(color), GdkRGBA(color), GdkRGBA(color)]
            gtk_symbolic_paintable_snapshot_symbolic(paintable, snapshot, side, side, &colors, 4)
        case .themed: gdk_paintable_snapshot(paintable, snapshot, side, side)
        }
    }

    /// Returns the pixels of the icon as they leave in a transfer: 256 to a side, a symbol in black.
    func rasterized(as contentType: UTType) throws -> Data {
        let side = 256.0
        DisplayConnection.openIfPresent()
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let snapshot = gtk_snapshot_new()!
        if case .drawn(let name) = self, let symbol = DrawnSymbol.named(name) {
            var image = Image(systemName: name).resizable().widgetContent(in: EnvironmentValues())
            image.foreground = .color(.black)
            let size = CGSize(width: side, height: side)
            image.draw(symbol, in: size, EnvironmentValues().themeColors, scale: 1, on: snapshot)
        } else {
            guard let icon = paintable(size: Int32(side), scale: 1) else {
                gtk_snapshot_free_to_node(snapshot).map(gsk_render_node_unref)
                throw ImageTransferError.noHost(contentType)
            }
            defer { g_object_unref(icon.raw) }
            draw(icon, black, side: side, on: snapshot)
        }
        let drawing = ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: CGSize(width: side, height: side))
        return try drawing.data(as: contentType, scale: 1, isOpaque: false)
    }
}
