import CGTK
import SwiftUICore

/// The frame around the views of a window: a toolbar in place of the title bar, and the menus of the app.
@MainActor
final class WindowFrame {
    // Lifetime: that of the window with views that has this object.
    private let window: UnsafeMutablePointer<GtkWidget>
    private let root: ContainerWidget
    private let commands: CommandDispatcher
    private unowned let host: any WidgetHost
    private let kind: Kind
    private var menus: (any WindowMenus)?
    /// The items of the menus.
    private weak var menuBar: MenuBar?
    private var toolbar: (widget: ToolbarWidget, isTitlebar: Bool)?
    /// The bar below the views; nil before there are items for it.
    private var bottomBar: BottomBarWidget?
    /// The box of the bars and the views; nil if there are no bars above the views.
    private var box: GTKWidget?

    /// The kinds of windows, by what stands above their views.
    enum Kind {
        /// A window of the app: the title bar of the desktop, or a toolbar in its place.
        case window
        /// A sheet: a bar with its own title and items. It has a button that closes it where the views have none.
        case sheet
        /// A question with its own title and buttons: no bar.
        case dialog
    }

    init(
        of window: UnsafeMutablePointer<GtkWidget>,
        _ kind: Kind,
        around root: ContainerWidget,
        commands: CommandDispatcher,
        host: any WidgetHost
    ) {
        (self.window, self.kind, self.root, self.commands, self.host) = (window, kind, root, commands, host)
        gtk_window_set_child(window.cast(), root.pointer)
        if kind == .dialog {
            // Without a bar, the window is moved by its ground.
            let handle = gtk_window_handle_new()!
            gtk_window_set_child(window.cast(), nil)
            gtk_window_handle_set_child(OpaquePointer(handle), root.pointer)
            gtk_window_set_child(window.cast(), handle)
            hideTitlebar()
        }
    }

    /// Shows the menus, where there is something in them: in a menu bar, or in a menu at the end of the toolbar where the desktop's apps
    /// have that.
    func show(_ menuBar: MenuBar?) {
        self.menuBar = menuBar
        guard let menuBar, menuBar.isShown else { return removeMenus() }
        let isPrimary = hasPrimaryMenu
        if let menus, menus is PrimaryMenu == isPrimary { return menus.follow() }
        removeMenus()
        let menus: any WindowMenus =
            isPrimary
            ? PrimaryMenu(menuBar, editing: commands, host: host)
            : MenuBarWidget(menuBar, editing: commands, host: host)
        self.menus = menus
        commands.menuBar = menus.widget
        if isPrimary {
            makeToolbar().show(menu: menus.widget)
        } else {
            gtk_box_insert_child_after(boxAround().pointer.cast(), menus.widget.pointer, toolbarInBox?.pointer)
        }
    }

    /// A window without a title bar has no place for the button.
    private var hasPrimaryMenu: Bool { kind == .window && bar != .none && DesktopLook.hasPrimaryMenu }

    private func removeMenus() {
        guard let menus else { return }
        self.menus = nil
        if menus is PrimaryMenu {
            toolbar?.widget.show(menu: nil)
        } else {
            box.map { gtk_box_remove($0.pointer.cast(), menus.widget.pointer) }
        }
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
        case .titleOnly: makeToolbar().setWindowButtons(.none)
        case .none:
            gtk_window_set_decorated(window.cast(), 0)
            show(menuBar)
        case .untitled:
            guard toolbar == nil else { return }
            // The buttons of the window stay; the bar has no ground and no title.
            let header = gtk_header_bar_new()!
            gtk_header_bar_set_title_widget(OpaquePointer(header), gtk_label_new(nil))
            gtk_widget_add_css_class(header, "flat")
            gtk_window_set_titlebar(window.cast(), header)
        }
    }

    /// Gives the window its own frame, without a bar in it.
    private func hideTitlebar() {
        let bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
        gtk_widget_set_visible(bar, 0)
        gtk_window_set_titlebar(window.cast(), bar)
    }

    /// Shows the title, and the items of the toolbar.
    /// - Parameters:
    ///   - standardTitle: The title where no view sets one. A sheet has it for assistive technologies alone: it is that of the window
    ///     below.
    ///   - chrome: What views ask of the window.
    func show(standardTitle: String, _ chrome: WindowChrome) {
        let title = chrome.title ?? standardTitle
        if kind == .sheet || kind == .window && chrome.hasToolbar { _ = makeToolbar() }
        toolbar?.widget.show(chrome.toolbar.filter { $0.placement.part != .bottom })
        showBottomBar(chrome.toolbar.filter { $0.placement.part == .bottom })
        let showsTitle =
            (bar == .standard || bar == .titleOnly) && toolbarShowsTitle && (kind == .window || chrome.title != nil)
        toolbar?.widget.setTitle(
            showsTitle ? title : "",
            subtitle: showsTitle ? chrome.subtitle : nil,
            rename: showsTitle ? chrome.rename : nil
        )
        if kind == .sheet, let toolbar {
            let needsButton = !chrome.hasEndingControl && !chrome.isInteractiveDismissDisabled
            toolbar.widget.setWindowButtons(needsButton ? .closing : .none)
            let isEmpty = !showsTitle && !needsButton && chrome.toolbar.allSatisfy { $0.placement.part == .bottom }
            gtk_widget_set_visible(toolbar.widget.widget.pointer, isEmpty ? 0 : 1)
        }
        let isSubtitleShown = toolbar != nil || chrome.subtitle == nil
        let whole = isSubtitleShown ? title : "\(title) – \(chrome.subtitle ?? "")"
        gtk_window_set_title(window.cast(), whole.shapeable)
    }

    /// Returns the toolbar, which is the title bar of a window that is not shown yet.
    private func makeToolbar() -> ToolbarWidget {
        if let toolbar { return toolbar.widget }
        let isTitlebar = gtk_widget_get_realized(window) == 0
        let new = ToolbarWidget(isTitlebar: isTitlebar, host: host)
        toolbar = (new, isTitlebar)
        if isTitlebar {
            gtk_window_set_titlebar(window.cast(), new.widget.pointer)
        } else {
            gtk_box_prepend(boxAround().pointer.cast(), new.widget.pointer)
        }
        return new
    }

    private func showBottomBar(_ entries: [ToolbarEntry]) {
        if bottomBar == nil, !entries.isEmpty, kind != .dialog {
            let bar = BottomBarWidget(host: host)
            gtk_box_append(boxAround().pointer.cast(), bar.widget.pointer)
            bottomBar = bar
        }
        bottomBar?.show(entries)
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
