import CGTK
import DesktopServices
import Foundation
import GTKInterop
import GTKTransport
import SwiftUICore
import SystemSupport
import TransferKit
import UniformTypeIdentifiers

/// An object that shows a tree of views with widgets of GTK 4.
@MainActor
final class GTKHost: WindowHost {
    let theme = Theme()
    /// The desktop's choices of colours, where this process follows them.
    private let appearance = AppearancePortal()
    let pasteboard: GTKPasteboard
    let pictures = PictureStore()
    /// The destinations of shared items.
    let sharing: DesktopSharing
    /// A number that increases when the desktop's font or theme changes.
    private(set) var lookGeneration = 0
    /// The height of the desktop's font in points; nil before it is asked for.
    private var knownFontSize: CGFloat?
    /// The drag by keys.
    private(set) lazy var keyboardDrag = KeyboardDrag(host: self)
    let frames = WidgetFrames()
    let containers = Containers()
    let services = WidgetServices()
    /// A Boolean value that indicates whether a window appears now, in which GTK gives the first widget the focus.
    var isShowingWindow = false
    /// The views of the windows that are open.
    private var graphs: [ObjectIdentifier: ViewGraph] = [:]

    init(pasteboard: GTKPasteboard) {
        self.pasteboard = pasteboard
        sharing = DesktopSharing(
            DesktopDestinations(
                copy: { items in await pasteboard.publish(TransferOffer(items)) },
                chooseFolder: { try await FolderChooser.choose() },
                draw: { try PageDrawing.document($0, on: $1) }
            )
        )
        pasteboard.onChange { [weak self] in self?.services[PasteButtons.self].update() }
        observeSettings()
        Announcements.begin()
    }

    func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content> {
        Self.widgets.makeWidget(content, in: self)
    }

    func schedule(_ work: @escaping @MainActor () -> Void) {
        DispatchQueue.main.async { MainActor.assumeCallback(work) }
    }

    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
        // Dispatch knows of no delay that is no number.
        DispatchQueue.main.asyncAfter(deadline: .now() + (delay > 0 ? delay : 0)) { MainActor.assumeIsolated(work) }
    }

    func add(_ graph: ViewGraph) { graphs[ObjectIdentifier(graph)] = graph }
    func remove(_ graph: ViewGraph) { graphs[ObjectIdentifier(graph)] = nil }

    /// Measures everything again when the desktop's font or theme changes, and makes text initially unselected. The settings outlive all
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
        containers.layOutAgain()
    }

    var fontSize: CGFloat { knownFontSize ?? measureFont() }

    private func measureFont() -> CGFloat {
        let label = GTKWidget(gtk_label_new(nil))
        let size = theme.fontSize(for: label.pointer)
        knownFontSize = size
        return size
    }

    func widgetsDidMove() { framesDidChange(by: .move) }
}
