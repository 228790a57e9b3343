import CGTK
import Foundation
import GTKInterop
import SwiftUICore
import UniformTypeIdentifiers

/// An icon of the desktop's theme.
@MainActor
enum Icon: Equatable {
    /// A symbol, drawn in any colour.
    case symbol(String)
    /// The first icon that the theme has of some names, in its own colours.
    case themed([String])

    init?(_ source: Image.Source) {
        switch source {
        case .symbol(let name): self = .symbol(name)
        case .icon(let names): self = .themed(names)
        case .resource, .file, .encoded: return nil
        }
    }

    /// Returns the icon at a size; the caller owns it. Nil where there is no display.
    /// - Parameter direction: The direction of the layout, for symbols that point forward or backward.
    func paintable(size: Int32, scale: Int32, _ direction: LayoutDirection = .leftToRight) -> OpaquePointer? {
        guard let display = gdk_display_get_default() else { return nil }
        let theme = gtk_icon_theme_get_for_display(display)
        switch self {
        case .symbol(let name):
            let icon = Symbols.iconName(for: name)
            if gtk_icon_theme_has_icon(theme, icon) == 0 { Symbols.reportMissing(name) }
            return gtk_icon_theme_lookup_icon(
                theme,
                icon,
                nil,
                size,
                scale,
                Symbols.turns(name) ? direction.gtk : GTK_TEXT_DIR_LTR,
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
        case .symbol:
            var colors = [GdkRGBA(color), GdkRGBA(color), GdkRGBA(color), GdkRGBA(color)]
            gtk_symbolic_paintable_snapshot_symbolic(paintable, snapshot, side, side, &colors, 4)
        case .themed: gdk_paintable_snapshot(paintable, snapshot, side, side)
        }
    }

    /// Returns the pixels of the icon as they leave in a transfer: 256 to a side, a symbol in black.
    func rasterized(as contentType: UTType) throws -> Data {
        let side = 256.0
        DisplayConnection.openIfPresent()
        guard let icon = paintable(size: Int32(side), scale: 1) else { throw ImageTransferError.noHost(contentType) }
        defer { g_object_unref(icon.raw) }
        let snapshot = gtk_snapshot_new()!
        draw(icon, RGBA(red: 0, green: 0, blue: 0, alpha: 1), side: side, on: snapshot)
        let drawing = ViewDrawing(taking: gtk_snapshot_free_to_node(snapshot), size: CGSize(width: side, height: side))
        return try drawing.data(as: contentType, scale: 1, isOpaque: false)
    }
}
