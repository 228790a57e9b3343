import CGTK
import Foundation
import GTKTransport
import SwiftUICore

/// A picture or a symbol.
@MainActor
final class PictureWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private var content: ImageContent
    private var texture: ObjectReference?
    /// The texture at the size at which it was last drawn.
    private var drawn: (texture: ObjectReference, width: Int32, height: Int32)?
    private unowned let host: GTKHost

    init(_ content: ImageContent, host: GTKHost) {
        self.content = content
        self.host = host
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        load()
    }

    func update(_ content: ImageContent) -> Bool {
        guard content != self.content else { return false }
        let isOther = content.source != self.content.source
        self.content = content
        if isOther { load() }
        gtk_widget_queue_draw(pointer)
        return true
    }

    private var symbol: String? {
        if case .symbol(let name) = content.source { name } else { nil }
    }

    private func load() {
        texture = nil
        drawn = nil
        setAccessibleLabel(content.label)
        guard symbol == nil else { return }
        do {
            let loaded = try Pictures.texture(for: content.source)
            texture = ObjectReference(retaining: loaded.raw)
            g_object_unref(loaded.raw)
        } catch {
            hostLogger.error("An image cannot be shown: \(error)")
        }
    }

    private func setAccessibleLabel(_ label: String?) {
        guard let label else { return }
        var value = GValue()
        // G_TYPE_STRING, which is a macro in C: the sixteenth of the fundamental types.
        g_value_init(&value, GType(16 << G_TYPE_FUNDAMENTAL_SHIFT))
        g_value_set_string(&value, label)
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        gtk_accessible_update_property_value(OpaquePointer(pointer), 1, &property, &value)
        g_value_unset(&value)
    }

    private var naturalSize: CGSize {
        if symbol != nil {
            let side = (fontSize * 1.2).rounded()
            return CGSize(width: side, height: side)
        }
        guard let texture else { return CGSize(width: 16, height: 16) }
        let pointer = OpaquePointer(texture.pointer)
        return CGSize(width: CGFloat(gdk_texture_get_width(pointer)), height: CGFloat(gdk_texture_get_height(pointer)))
    }

    private var fontSize: CGFloat {
        switch content.font.size {
        case .points(let points): CGFloat(points)
        case .relative(let factor): host.theme.fontSize(for: pointer) * CGFloat(factor)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
    }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) {}

    func snapshot(_ snapshot: OpaquePointer) {
        let width = gtk_widget_get_width(pointer)
        let height = gtk_widget_get_height(pointer)
        guard width > 0, height > 0 else { return }
        if let symbol {
            drawSymbol(symbol, width: width, height: height, on: snapshot)
            return
        }
        guard let texture else { return }
        let scale = gtk_widget_get_scale_factor(pointer)
        if drawn?.width != width * scale || drawn?.height != height * scale {
            let scaled = Pictures.scaled(OpaquePointer(texture.pointer), width: width * scale, height: height * scale)
            drawn = (ObjectReference(retaining: scaled.raw), width * scale, height * scale)
            g_object_unref(scaled.raw)
        }
        guard let drawn else { return }
        var area = graphene_rect_t(CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        gtk_snapshot_append_texture(snapshot, OpaquePointer(drawn.texture.pointer), &area)
    }

    private func drawSymbol(_ symbol: String, width: Int32, height: Int32, on snapshot: OpaquePointer) {
        let side = min(width, height)
        guard let icon = Symbols.paintable(symbol, size: side, scale: gtk_widget_get_scale_factor(pointer)) else {
            return
        }
        defer { g_object_unref(icon.raw) }
        var offset = graphene_point_t(x: Float(width - side) / 2, y: Float(height - side) / 2)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &offset)
        let color = content.foreground.color.resolved(in: host.theme.colors(for: pointer))
        Symbols.draw(icon, color, width: Double(side), height: Double(side), on: snapshot)
        gtk_snapshot_restore(snapshot)
    }
}
