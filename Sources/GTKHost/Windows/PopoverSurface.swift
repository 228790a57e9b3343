import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A bubble that points to a view.
@MainActor
final class PopoverSurface: PresentedSurface {
    private let popover: GTKWidget
    private let presentation: Presentation
    private let place: ContainerWidget
    private let content: ContainerWidget
    private let presented: PresentedViews
    private let fileDialogs: FileDialogs
    private let host: any WidgetHost
    private let focus: PopoverFocus
    private var isClosed = false
    private var isScheduled = false
    /// The rectangle in the widget around it to which it points.
    private var target: CGRect?

    init(
        _ presentation: Presentation,
        at edge: Edge,
        over place: ContainerWidget,
        in window: UnsafeMutablePointer<GtkWidget>,
        host: any WidgetHost
    ) {
        (self.presentation, self.place, self.host) = (presentation, place, host)
        popover = GTKWidget(gtk_popover_new())
        content = ContainerWidget(surface: presentation.content.element, host: host)
        presented = PresentedViews(over: content, in: window, host: host)
        fileDialogs = FileDialogs(over: window)
        popover.pointer.preparePopover()
        gtk_popover_set_child(popover.pointer.cast(), content.pointer)
        gtk_popover_set_position(
            popover.pointer.cast(),
            edge.position(in: presentation.content.element.layoutDirection)
        )
        gtk_widget_set_parent(popover.pointer, place.pointer)
        focus = PopoverFocus(of: popover.pointer, in: window)
        Signal.connect(popover.raw, "closed") { [weak self] in self?.userDidClose() }
        presentation.content.chromeDidChange = { [weak self] in self?.chromeDidChange() }
        host.setFrameObserver(self) { [weak self] _ in self?.framesDidChange() }
        point()
        chromeDidChange()
        gtk_popover_popup(popover.pointer.cast())
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        host.setFrameObserver(self, nil)
        presentation.content.chromeDidChange = {}
        presented.show([])
        fileDialogs.show([])
        focus.leave()
        gtk_popover_popdown(popover.pointer.cast())
        // GTK asks the surface for the pointer some time after help has changed or the pointer has rested, and GDK complains where there
        // is none any longer.
        MainLoop.whenIdle { [popover, place, content] in
            defer { withExtendedLifetime((place, content)) {} }
            if gtk_widget_get_parent(popover.pointer) != nil { gtk_widget_unparent(popover.pointer) }
        }
    }

    private func chromeDidChange() {
        let chrome = presentation.content.chrome
        gtk_popover_set_autohide(popover.pointer.cast(), chrome.isInteractiveDismissDisabled ? 0 : 1)
        presented.show(chrome.presentations)
        fileDialogs.show(chrome.fileDialogs)
    }

    private func userDidClose() {
        if !isClosed { presentation.dismissInteractively() }
    }

    /// Follows the view that the popover points to, once that is in its place.
    private func framesDidChange() {
        guard !isScheduled else { return }
        isScheduled = true
        host.schedule { [weak self] in
            self?.isScheduled = false
            self?.point()
        }
    }

    private func point() {
        guard !isClosed, let anchor = presentation.anchor() else { return }
        // Both may move: a toolbar's item goes from the bar into a menu and back.
        let origin = place.originInWindow
        let frame = anchor.offsetBy(dx: -origin.x, dy: -origin.y)
        // To point again would lay the popover out again, of which this hears.
        guard frame != target else { return }
        target = frame
        var rectangle = GdkRectangle(
            x: Int32(clamping: frame.minX),
            y: Int32(clamping: frame.minY),
            width: max(1, Int32(clamping: frame.width)),
            height: max(1, Int32(clamping: frame.height))
        )
        gtk_popover_set_pointing_to(popover.pointer.cast(), &rectangle)
    }
}

extension Edge {
    fileprivate func position(in direction: LayoutDirection) -> GtkPositionType {
        switch self {
        case .top: GTK_POS_TOP
        case .leading: direction == .leftToRight ? GTK_POS_LEFT : GTK_POS_RIGHT
        case .bottom: GTK_POS_BOTTOM
        case .trailing: direction == .leftToRight ? GTK_POS_RIGHT : GTK_POS_LEFT
        }
    }
}
