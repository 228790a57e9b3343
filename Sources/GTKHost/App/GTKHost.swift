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
    /// The desktop's theme, font and settings.
    let look = HostLook()
    let pasteboard: GTKPasteboard
    let pictures = PictureStore()
    /// The destinations of shared items.
    let sharing: DesktopSharing
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
        followLook()
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

    /// Measures everything again and gives views other colours when the desktop's look changes.
    private func followLook() {
        look.sizesDidChange = { [weak self] in
            guard let self else { return }
            for graph in graphs.values { graph.allSizesDidChange() }
            containers.layOutAgain()
        }
        look.colorsDidChange = { [weak self] colors in
            guard let self else { return }
            for graph in graphs.values { graph.changeEnvironment { $0.themeColors = colors } }
            for window in ToplevelWindows.all { Redrawing.redraw(UnsafeMutableRawPointer(window).typed()) }
        }
        look.followSettings()
    }

    var theme: Theme { look.theme }
    var lookGeneration: Int { look.generation }
    var fontSize: CGFloat { look.fontSize }

    func updateSettings() { look.passSettings() }

    func widgetsDidMove() { framesDidChange(by: .move) }
}
