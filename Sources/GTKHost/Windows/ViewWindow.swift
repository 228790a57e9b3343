import CGTK
import Foundation
import GTKInterop
import SwiftUICore

/// A GTK window with views: an app's window, or a sheet over one.
@MainActor
class ViewWindow {
    // Lifetime: GTK has the window until it is destroyed, which closes this object. To own it would keep that from happening: GTK
    // says that a window is destroyed when nothing has it.
    final let pointer: UnsafeMutablePointer<GtkWidget>
    final let content: ViewRoot
    final let host: any WidgetHost
    private let root: ContainerWidget
    final let commands: CommandDispatcher
    private let geometry: GeometryReport?
    private let presented: PresentedViews
    private let fileDialogs: FileDialogs
    private let surroundings: WindowFrame
    private let input: InputMonitor
    private var isClosed = false

    /// The title where no view sets one.
    final var standardTitle = "" { didSet { if standardTitle != oldValue { givenTitle = nil } } }
    /// The title that code without views has set, until a view or the scene has another; nil for theirs.
    final var givenTitle: String? { didSet { applyTitle() } }
    private var titleOfViews: String?

    init(_ content: ViewRoot, kind: WindowFrame.Kind = .window, host: any WidgetHost) {
        (self.content, self.host) = (content, host)
        pointer = gtk_window_new()
        // GTK's own takes pages of notebooks. It complains of each drag after one that was dropped and did not leave: see DragVisits.
        pointer.removeControllers(of: gtk_drop_target_async_get_type())
        root = ContainerWidget(surface: content.element, host: host)
        commands = CommandDispatcher(window: pointer, content: content, host: host)
        geometry = GeometryReport(window: pointer, host: host)
        presented = PresentedViews(over: root, in: pointer, host: host)
        fileDialogs = FileDialogs(over: pointer)
        surroundings = WindowFrame(of: pointer, kind, around: root, commands: commands, host: host)
        // They are the last controllers, which GTK asks first.
        input = InputMonitor(of: pointer)
        pointer.passOverStaleMotion()
        content.chromeDidChange = { [weak self] in self?.chromeDidChange() }
        content.titleRenaming.begin = { [weak self] in self?.surroundings.beginRenaming() }
        content.menuBar?.didChange = { [weak self] in self?.menuBarDidChange() }
        menuBarDidChange()
        titleOfViews = content.chrome.title
        Signal.connect(UnsafeMutableRawPointer(pointer), "destroy") { [weak self] in self?.close() }
    }

    /// Shows the window, or brings it to the front.
    final func present() {
        host.isShowingWindow = true
        gtk_window_present(pointer.cast())
        host.isShowingWindow = false
        showPresentations()
    }

    /// Closes the window; called as well when the user has closed it.
    final func close() {
        guard !isClosed else { return }
        isClosed = true
        presented.show([])
        fileDialogs.show([])
        geometry?.end()
        content.chromeDidChange = {}
        content.titleRenaming.begin = {}
        content.menuBar?.didChange = {}
        didClose()
        gtk_window_destroy(pointer.cast())
    }

    /// A Boolean value that indicates whether the user can resize the window unless a view specifies it.
    final var isResizable = true { didSet { applyResizing() } }

    private func applyResizing() {
        let resizing = content.chrome.interactions.resizing
        gtk_window_set_resizable(pointer.cast(), (resizing == .automatic ? isResizable : resizing == .enabled) ? 1 : 0)
    }

    /// A Boolean value that indicates whether the user can close the window unless a view specifies it.
    final var isClosable = true { didSet { if isClosable != oldValue { applyDismissing() } } }

    private func applyDismissing() {
        let dismissing = content.chrome.interactions.dismissing
        let isAllowed = dismissing == .automatic ? isClosable : dismissing == .enabled
        gtk_window_set_deletable(pointer.cast(), isAllowed ? 1 : 0)
    }

    /// Called once, before the contents of the window are removed.
    func didClose() {}

    func chromeDidChange() {
        if content.chrome.title != titleOfViews { givenTitle = nil } else { applyTitle() }
        titleOfViews = content.chrome.title
        applyResizing()
        applyDismissing()
        showPresentations()
    }

    private func showPresentations() {
        DesktopAppearance.show(content.chrome.colorScheme)
        presented.show(content.chrome.presentations)
        fileDialogs.show(content.chrome.fileDialogs)
    }

    /// Takes over the look of the window, before it is shown for the first time.
    final func setLook(_ bar: WindowBar, toolbarShowsTitle: Bool) {
        surroundings.setLook(bar, toolbarShowsTitle: toolbarShowsTitle)
        applyTitle()
    }

    private func menuBarDidChange() {
        surroundings.show(content.menuBar)
        // The menus may have brought a toolbar, which shows the title.
        applyTitle()
    }

    /// Shows the title, and the toolbar beside it.
    private func applyTitle() {
        var chrome = content.chrome
        chrome.title = givenTitle ?? chrome.title
        surroundings.show(standardTitle: standardTitle, chrome)
    }

    /// A Boolean value that indicates whether the content takes more room than it needs, in one direction or the other.
    final var isFlexible: Bool {
        let ideal = content.element.size(.unspecified)
        let largest = content.element.size(.infinity)
        return largest.width > ideal.width || largest.height > ideal.height
    }
}
