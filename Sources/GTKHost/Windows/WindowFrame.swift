import CGTK
import SwiftUICore

/// The frame around the views of a window: a toolbar in place of the title bar, and a menu bar.
@MainActor
final class WindowFrame {
    private let window: UnsafeMutablePointer<GtkWidget>
    private let root: ContainerWidget
    private let commands: CommandDispatcher
    private unowned let host: GTKHost
    private var menuBar: MenuBarWidget?
    private var toolbar: (widget: ToolbarWidget, isTitlebar: Bool)?
    /// Set where something stands above the views.
    private var box: GTKWidget?

    init(
        of window: UnsafeMutablePointer<GtkWidget>,
        around root: ContainerWidget,
        commands: CommandDispatcher,
        host: GTKHost
    ) {
        (self.window, self.root, self.commands, self.host) = (window, root, commands, host)
        gtk_window_set_child(window.cast(), root.pointer)
    }

    /// Shows the menu bar, where there is something in it.
    func show(_ bar: MenuBar?) {
        guard let bar, bar.isShown else {
            if let menuBar { box.map { gtk_box_remove($0.pointer.cast(), menuBar.widget.pointer) } }
            menuBar = nil
            return
        }
        if let menuBar { return menuBar.follow() }
        let menuBar = MenuBarWidget(bar, editing: commands, host: host)
        self.menuBar = menuBar
        commands.menuBar = menuBar.widget
        gtk_box_insert_child_after(boxAround().pointer.cast(), menuBar.widget.pointer, toolbarInBox?.pointer)
    }

    /// The title bar of the window, and its title.
    private var bar = WindowBar.standard
    /// A Boolean value that indicates whether a toolbar shows the title.
    private var toolbarShowsTitle = true

    /// Takes over the look of the window, before it is shown for the first time.
    func setLook(_ bar: WindowBar, toolbarShowsTitle: Bool) {
        (self.bar, self.toolbarShowsTitle) = (bar, toolbarShowsTitle)
        switch bar {
        case .standard: break
        case .none: gtk_window_set_decorated(window.cast(), 0)
        case .untitled:
            guard toolbar == nil else { return }
            // The buttons of the window stay; the bar has no ground and no title.
            let header = gtk_header_bar_new()!
            gtk_header_bar_set_title_widget(OpaquePointer(header), gtk_label_new(nil))
            gtk_widget_add_css_class(header, "flat")
            gtk_window_set_titlebar(window.cast(), header)
        }
    }

    /// Shows the title, and the items of the toolbar.
    func show(title: String, _ chrome: WindowChrome) {
        if toolbar == nil, chrome.hasToolbar {
            let isTitlebar = gtk_widget_get_realized(window) == 0
            let new = ToolbarWidget(isTitlebar: isTitlebar, host: host)
            toolbar = (new, isTitlebar)
            if isTitlebar {
                gtk_window_set_titlebar(window.cast(), new.widget.pointer)
            } else {
                gtk_box_prepend(boxAround().pointer.cast(), new.widget.pointer)
            }
        }
        toolbar?.widget.show(chrome.toolbar)
        let showsTitle = bar == .standard && toolbarShowsTitle
        toolbar?.widget.setTitle(
            showsTitle ? title : "",
            subtitle: showsTitle ? chrome.subtitle : nil,
            rename: showsTitle ? chrome.rename : nil
        )
        let isSubtitleShown = toolbar != nil || chrome.subtitle == nil
        gtk_window_set_title(window.cast(), isSubtitleShown ? title : "\(title) – \(chrome.subtitle ?? "")")
    }

    /// Lets the user write another title.
    func beginRenaming() { toolbar?.widget.beginRenaming() }

    private var toolbarInBox: GTKWidget? { toolbar.flatMap { $0.isTitlebar ? nil : $0.widget.widget } }

    /// Returns the box with the bars above the views, and the views.
    private func boxAround() -> GTKWidget {
        if let box { return box }
        let box = GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        gtk_window_set_child(window.cast(), nil)
        gtk_widget_set_vexpand(root.pointer, 1)
        gtk_box_append(box.pointer.cast(), root.pointer)
        gtk_window_set_child(window.cast(), box.pointer)
        self.box = box
        return box
    }
}
