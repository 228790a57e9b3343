import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A widget that draws text.
///
/// It draws the text itself and has the look of a GTK label. A `GtkLabel` causes a layout of the whole window for each
/// new text, even if the text fits into its space.
@MainActor
final class TextWidget: GTKWidget, RegisteredWidget, ViewWidgetDelegate {
    private var content: TextContent
    private var layouts: Layouts?
    /// The label that replaces selectable text.
    private var selectable: SelectableText?
    /// The object that opens the links of a text that cannot be selected.
    private var links: TextLinkTarget?
    private lazy var pictures = WidgetPictures(in: pointer, host: host)
    unowned let host: any WidgetHost

    /// The text broken into lines, as long as the font and the colours are the same.
    @MainActor
    private final class Layouts {
        let look: Look
        /// The layout without a size limit.
        let natural: TextLayout
        let naturalSize: CGSize
        /// The layout for the most recently requested size.
        var limited: (room: ProposedViewSize, layout: TextLayout)?

        init(look: Look, natural: TextLayout) {
            (self.look, self.natural, naturalSize) = (look, natural, natural.size)
        }
    }

    /// The properties that layouts depend on besides the text.
    private struct Look: Equatable {
        /// The number that Pango gives to fonts and their settings.
        var font: UInt32
        /// The number of the desktop's looks so far.
        var theme: Int
    }

    init(_ content: TextContent, host: any WidgetHost) {
        self.content = content
        self.host = host
        super.init(ViewWidgetClass.make(.text))
        ViewWidgetClass.setDelegate(self, of: pointer)
        setSensitive()
        setSelectable()
        setLinks()
    }

    deinit { link.end() }

    override var isLeaf: Bool { true }

    func update(_ content: TextContent) -> Bool {
        let isSame = content.mayEqual(self.content) && content == self.content
        // The actions of links are not compared.
        self.content = content
        guard !isSame else {
            selectable?.show(content)
            return false
        }
        layouts = nil
        setSensitive()
        setSelectable()
        setLinks()
        gtk_widget_queue_draw(pointer)
        return true
    }

    private func setSelectable() {
        if content.isSelectable {
            if selectable == nil { selectable = SelectableText(in: pointer, pictures, host: host) }
            selectable?.show(content)
        } else {
            selectable?.remove()
            selectable = nil
        }
    }

    private func setLinks() {
        if content.linkAction == nil || content.isSelectable {
            links?.remove()
            links = nil
        } else if links == nil {
            links = TextLinkTarget(
                on: pointer,
                link: { [weak self] in self?.link(at: $0) },
                open: { [weak self] in self?.content.linkAction?.open($0) }
            )
        }
    }

    /// Returns the destination of the link at a point.
    private func link(at point: CGPoint) -> URL? {
        let size = allocatedSize
        return layout(width: size.width, height: size.height).index(at: point).flatMap { content.link(atByte: $0) }
    }

    private func setSensitive() { gtk_widget_set_sensitive(pointer, content.isEnabled ? 1 : 0) }

    // MARK: Layout

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let layouts = currentLayouts
        let height = content.lines.minimumScale < 1 ? proposal.height : nil
        guard let width = proposal.width, !hasRoom(width, height, layouts) else { return layouts.naturalSize }
        return layout(width: width, height: proposal.height).size
    }

    override func baselines(in size: CGSize) -> TextBaselines? {
        layout(width: size.width, height: size.height).baselines
    }

    /// Returns whether a place breaks no line and leaves nothing out.
    private func hasRoom(_ width: CGFloat, _ height: CGFloat?, _ layouts: Layouts) -> Bool {
        width >= layouts.naturalSize.width && (content.lineLimit == nil || !layouts.natural.hasSeveralLines)
            && (height.map { $0 >= layouts.naturalSize.height } ?? true)
    }

    /// - Parameter height: The room for all lines, which counts for text that becomes smaller where it has none.
    private func layout(width: CGFloat, height: CGFloat?) -> TextLayout {
        let layouts = currentLayouts
        let height = content.lines.minimumScale < 1 ? height : nil
        if content.isAlignedLeft == true, hasRoom(width, height, layouts) { return layouts.natural }
        let room = ProposedViewSize(width: width, height: height)
        if let limited = layouts.limited, limited.room == room { return limited.layout }
        let layout = TextLayout(
            content,
            width: width,
            height: height,
            on: pointer,
            .around(pointer, host.theme),
            pictures.inlineImages
        )
        layouts.limited = (room, layout)
        return layout
    }

    private var currentLayouts: Layouts {
        let look = Look(
            // Asked for each time: GTK lets the context go when the widget leaves its window, and makes another then.
            font: pango_context_get_serial(gtk_widget_get_pango_context(pointer)),
            theme: host.lookGeneration
        )
        if let layouts, layouts.look == look { return layouts }
        let colors = TextColors.around(pointer, host.theme)
        let natural = TextLayout(content, width: nil, on: pointer, colors, pictures.inlineImages)
        let layouts = Layouts(look: look, natural: natural)
        self.layouts = layouts
        selectable?.restyle()
        return layouts
    }

    func measure(_ orientation: GtkOrientation, for size: Int32) -> (minimum: Int32, natural: Int32) { (0, 0) }
    func allocate(width: Int32, height: Int32) { selectable?.allocate(width: width, height: height) }

    func snapshot(_ snapshot: OpaquePointer) {
        if let selectable { return selectable.draw(on: snapshot) }
        // A widget that takes no input has the theme's colour for that.
        let size = allocatedSize
        layout(width: size.width, height: size.height).draw(host.theme.textColor(for: pointer), on: snapshot)
    }
}
