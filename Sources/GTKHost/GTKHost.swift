import CGTK
import DesktopServices
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

let hostLogger = BackgroundLogger(label: "SwiftUI")

/// Shows a tree of views with widgets of GTK 4.
@MainActor
final class GTKHost: ViewHost {
    /// The host of the app that runs.
    weak static var running: GTKHost?

    let theme = Theme()
    /// The desktop's choices of colours, where this process follows them.
    private let appearance = AppearancePortal()
    let pasteboard: GTKPasteboard
    let pictures = PictureStore()
    /// The destinations of shared items.
    let sharing: DesktopSharing
    /// Grows when the desktop's font or theme is another.
    private(set) var lookGeneration = 0
    /// The height of the desktop's font in points; nil before it is asked for.
    private var knownFontSize: CGFloat?
    /// The drag of this app that is under way.
    weak var activeDrag: ActiveDrag?
    /// The part at which the drag began.
    weak var dragPart: DragPart?
    /// The drag by keys.
    private(set) lazy var keyboardDrag = KeyboardDrag(host: self)
    /// Shows the user what is held by keys.
    let keyboardDragHint = KeyboardDragHint()
    /// The window in which the drag by keys began.
    var keyboardDragWindow: ObjectReference?
    /// The key that has picked up or dropped something, until it is released.
    var keyOfKeyboardDrag: UInt32?
    /// The modifier keys that are held.
    let heldKeys = HeldKeys()
    /// The rows of lists that are swiped aside.
    let swipedRows = SwipedRows()
    /// The menu that is open, or was last.
    var openMenu: MenuPopover?
    /// A Boolean value that indicates whether a window appears now, in which GTK gives the first widget the focus.
    var isShowingWindow = false
    /// A Boolean value that indicates whether a menu is open.
    var isMenuOpen: Bool { openMenu.map { !$0.isClosed } ?? false }
    /// Every container that is there; their contents are placed anew after a change of size.
    private var containers: [ObjectIdentifier: WidgetLink] = [:]
    /// The number of containers at which released ones are removed.
    private var nextSweep = 256
    /// The rows whose contents are laid out before the next frame.
    private var rowsToLayOut: [ContainerWidget] = []
    @exclusivity(unchecked) private var frameObservers: [ObjectIdentifier: (FrameChange) -> Void] = [:]
    /// The views of the windows that are open.
    private var graphs: [ObjectIdentifier: ViewGraph] = [:]
    /// Buttons that are enabled depending on the pasteboard's contents.
    private var pasteButtons: [WidgetLink] = []

    init(pasteboard: GTKPasteboard) {
        self.pasteboard = pasteboard
        sharing = DesktopSharing(
            DesktopDestinations(
                copy: { items in await pasteboard.publish(TransferOffer(items)) },
                chooseFolder: { try await FolderChooser.choose() },
                draw: { try PageDrawing.document($0, on: $1) }
            )
        )
        pasteboard.onChange { [weak self] in self?.updatePasteButtons() }
        observeSettings()
        Announcements.begin()
    }

    func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content> {
        Self.widgets.makeWidget(content, in: self)
    }

    func schedule(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeCallback(work) }
    }

    /// Runs work after the program has responded to a change of the user and views were evaluated. A control then has
    /// the content that shows the program's response.
    func whenAnswered(_ work: @escaping @MainActor () -> Void) { schedule(work) }

    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        // Dispatch knows of no delay that is no number.
        DispatchQueue.main.asyncAfter(deadline: .now() + (delay > 0 ? delay : 0)) { MainActor.assumeIsolated(work) }
    }

    func add(_ container: ContainerWidget) {
        if containers.count >= nextSweep {
            containers = containers.filter { $0.value.widget != nil }
            nextSweep = max(256, containers.count * 2)
        }
        containers[ObjectIdentifier(container)] = container.link
    }

    /// Lays out the contents of a row before the next frame.
    func layOutSoon(_ row: ContainerWidget) {
        rowsToLayOut.append(row)
        guard rowsToLayOut.count == 1 else { return }
        schedule { [weak self] in
            guard let self else { return }
            let rows = rowsToLayOut
            rowsToLayOut = []
            for row in rows { row.layOutIfNeeded() }
        }
    }

    func add(_ graph: ViewGraph) { graphs[ObjectIdentifier(graph)] = graph }
    func remove(_ graph: ViewGraph) { graphs[ObjectIdentifier(graph)] = nil }

    /// Measures everything anew when the desktop's font or theme changes, and has text unselected at first. The settings outlive all
    /// windows.
    private func observeSettings() {
        guard let settings = gtk_settings_get_default() else { return }
        // Text that gets the focus first would be selected as a whole, and a drag over it would drag it.
        ToolkitSettings.set("gtk-label-select-on-focus", to: false)
        for name in ["gtk-font-name", "gtk-xft-dpi"] {
            Signal.connect(settings.raw, "notify::" + name, object: { [weak self] _ in self?.layOutAgain() })
        }
        for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme"] {
            Signal.connect(settings.raw, "notify::" + name, object: { [weak self] _ in self?.lookDidChange() })
        }
        for name in ["gtk-enable-animations", "gtk-theme-name", "gtk-xft-dpi"] {
            Signal.connect(settings.raw, "notify::" + name, object: { [weak self] _ in self?.updateSettings() })
        }
        updateSettings()
    }

    /// Follows the colours that the user chooses for the desktop.
    func followAppearance(on display: OpaquePointer) {
        let adwaita = DesktopLook.adwaita
        adwaita?.onChange { [weak self] in self?.lookDidChange() }
        guard ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"]?.isEmpty == false else { return }
        // GNOME's library follows some by itself.
        let keys: [AppearancePortal.Key] =
            adwaita == nil ? [.colorScheme, .accentColor] : adwaita?.hasAccentColors == true ? [] : [.accentColor]
        let accent = AccentColor(on: display)
        Task { [appearance] in
            await appearance.follow(keys) { [weak self] key, value in
                switch key {
                case .colorScheme: DesktopAppearance.follow(scheme: value?.number)
                case .accentColor: accent.use(AccentColor.color(value))
                }
                self?.lookDidChange()
            }
        }
    }

    /// Gives views the theme's colours when the changes under way have ended.
    private func lookDidChange() {
        schedule { [weak self] in
            guard let self else { return }
            layOutAgain()
            let colors = theme.colors
            for graph in graphs.values { graph.changeEnvironment { $0.themeColors = colors } }
            for window in ToplevelWindows.all { Redrawing.redraw(UnsafeMutableRawPointer(window).typed()) }
        }
    }

    /// Passes the current settings of the desktop to views.
    func updateSettings() {
        theme.didChange()
        DesktopSettings.shared.update(
            displayScale: DesktopAppearance.displayScale,
            reducesMotion: !ToolkitSettings.isOn("gtk-enable-animations", otherwise: true),
            increasesContrast: DesktopAppearance.increasesContrast,
            readsScreen: DesktopAppearance.readsScreen
        )
    }

    private func layOutAgain() {
        lookGeneration += 1
        knownFontSize = nil
        theme.didChange()
        for graph in graphs.values { graph.allSizesDidChange() }
        containers = containers.filter { $0.value.widget != nil }
        for container in containers.values {
            if let widget = container.widget { gtk_widget_queue_resize(widget.pointer) }
        }
    }

    /// The reason why widgets have moved.
    enum FrameChange {
        /// They were placed, or scrolled.
        case layout
        /// Some were moved, without a layout.
        case move
    }

    /// Called when widgets were placed or moved.
    func framesDidChange(by change: FrameChange = .layout) {
        for observer in frameObservers.values { observer(change) }
    }

    var fontSize: CGFloat { knownFontSize ?? measureFont() }

    private func measureFont() -> CGFloat {
        let label = GTKWidget(gtk_label_new(nil))
        let size = theme.fontSize(for: label.pointer)
        knownFontSize = size
        return size
    }

    func widgetsDidMove() { framesDidChange(by: .move) }

    /// Sets an action that runs when widgets are placed or moved; nil removes it.
    func setFrameObserver(_ observer: AnyObject, _ action: ((FrameChange) -> Void)?) {
        // Each widget that is drawn has none, unless it is very large.
        guard action != nil || !frameObservers.isEmpty else { return }
        frameObservers[ObjectIdentifier(observer)] = action
    }

    func addPasteButton(_ button: ButtonWidget) {
        pasteButtons.removeAll { $0.widget == nil }
        pasteButtons.append(button.link)
    }

    /// Called when other contents are on the pasteboard, and when they become known or unknown.
    func updatePasteButtons() {
        for link in pasteButtons { (link.widget as? ButtonWidget)?.updateSensitivity() }
    }

    /// Returns all containers in a window.
    func containers(in window: UnsafeMutablePointer<GtkWidget>) -> [ContainerWidget] {
        containers.values.compactMap { $0.widget as? ContainerWidget }.filter {
            gtk_widget_is_ancestor($0.pointer, window) != 0
        }
    }
}
