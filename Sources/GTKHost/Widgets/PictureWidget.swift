import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A picture or a symbol.
///
/// A picture is decoded on another thread when it is drawn, at its size, and released when the widget is no longer
/// shown.
@MainActor
final class PictureWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private var content: ImageContent
    /// The drawn picture, which may have another size until the right one is available.
    private var drawn: (key: PictureStore.Key, texture: ObjectReference)?
    private var request: (key: PictureStore.Key, request: PictureStore.Request)?
    /// The size of the picture in pixels, once it was asked for.
    private var pixels: CGSize?
    /// The size of an icon, which depends on the height of the font alone, once it was asked for.
    private var iconSize: (fontSize: CGFloat, size: CGSize)?
    unowned let host: any WidgetHost

    init(_ content: ImageContent, host: any WidgetHost) {
        self.content = content
        self.host = host
        super.init(ViewWidgetClass.make())
        ViewWidgetClass.setDelegate(self, of: pointer)
        if content.icon == nil { Signal.connect(raw, "unmap") { [weak self] in self?.forget() } }
    }

    deinit { link.end() }

    override var isLeaf: Bool { true }

    func update(_ content: ImageContent) -> Bool {
        guard content != self.content else { return false }
        let isOther = content.source != self.content.source
        let onlyMoves = content.isSame(exceptForMotionAs: self.content)
        self.content = content
        iconSize = nil
        if isOther {
            forget()
            pixels = nil
        }
        gtk_widget_queue_draw(pointer)
        return !onlyMoves
    }

    /// Releases the picture, and ends the wait for it.
    private func forget() {
        drawn = nil
        if let request { host.pictures.cancel(request.request) }
        request = nil
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let fontSize = host.theme.fontSize(for: pointer)
        if let iconSize, iconSize.fontSize == fontSize { return iconSize.size }
        let size = content.size(proposal, fontSize: fontSize) { pictureSize }
        if !content.isResizable, content.icon != nil { iconSize = (fontSize, size) }
        return size
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        content.symbolBaseline(in: size, fontSize: host.theme.fontSize(for: pointer))
    }

    private var pictureSize: CGSize {
        if let pixels { return pixels }
        let size = host.pictures.size(of: content.source) ?? Pictures.sizeOfUnreadable
        pixels = size
        return size
    }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) {}

    func snapshot(_ snapshot: OpaquePointer) {
        let width = gtk_widget_get_width(pointer)
        let height = gtk_widget_get_height(pointer)
        guard width > 0, height > 0 else { return }
        let size = CGSize(width: CGFloat(width), height: CGFloat(height))
        let scale = gtk_widget_get_scale_factor(pointer)
        if let icon = content.icon {
            content.draw(icon, in: size, host.theme.colors(for: pointer), scale: scale, on: snapshot)
            return
        }
        let decoded = content.decodedSize(in: size, scale: CGFloat(scale)) { pictureSize }
        let key = PictureStore.Key(
            source: content.source,
            width: decoded.width,
            height: decoded.height,
            isCoarse: content.look.interpolation == .none
        )
        if drawn?.key != key { load(key) }
        guard let drawn else { return }
        content.draw(drawn.texture, in: size, host.theme.colors(for: pointer), on: snapshot)
    }

    private func load(_ key: PictureStore.Key) {
        if let texture = host.pictures.texture(for: key) {
            forget()
            drawn = (key, texture)
            return
        }
        guard request?.key != key else { return }
        if let request { host.pictures.cancel(request.request) }
        let loading = host.pictures.load(key) { [weak self] texture in
            guard let self, let texture else { return }
            self.request = nil
            drawn = (key, texture)
            gtk_widget_queue_draw(pointer)
        }
        request = (key, loading)
    }
}
