import CGTK
import Foundation
import SwiftUICore

/// The picture beside a title in a menu: a symbol as large as the text, or another picture that fits into the place of a symbol.
@MainActor
struct MenuPicture {
    let widget: PictureWidget
    /// The size that the picture takes, in points.
    let size: CGSize

    /// The space between a picture and the title, in points.
    static let spacing: Int32 = 8

    init(_ image: ImageContent, host: any WidgetHost) {
        widget = PictureWidget(image.besideTitle, host: host)
        let natural = widget.measure(.unspecified)
        let side = (host.theme.fontSize(for: widget.pointer) * ImageContent.symbolSide).rounded()
        let longest = max(natural.width, natural.height)
        let factor = image.icon == nil && longest > side ? side / longest : 1
        size = CGSize(width: (natural.width * factor).rounded(), height: (natural.height * factor).rounded())
        gtk_widget_set_size_request(widget.pointer, Int32(clamping: size.width), Int32(clamping: size.height))
        gtk_widget_set_valign(widget.pointer, GTK_ALIGN_CENTER)
    }

    /// Places the picture in the middle of a column, before its title.
    /// - Parameter width: The width of the column, in points.
    func center(inColumn width: CGFloat) {
        let free = Int32(clamping: max(0, width - size.width))
        gtk_widget_set_margin_start(widget.pointer, free / 2)
        gtk_widget_set_margin_end(widget.pointer, free - free / 2 + Self.spacing)
    }
}

extension ImageContent {
    /// The picture in the font of a menu, at rest.
    fileprivate var besideTitle: ImageContent {
        var image = self
        image.font = .body
        image.isResizable = source.isPicture
        image.look.symbolScale = 1
        image.look.capInsets = EdgeInsets()
        image.look.resizingMode = .stretch
        image.look.motions = []
        return image
    }
}

extension Image.Source {
    /// A Boolean value that indicates whether the source has pixels, which have a size of their own.
    fileprivate var isPicture: Bool {
        switch self {
        case .symbol, .icon: false
        case .resource, .file, .encoded: true
        }
    }
}
