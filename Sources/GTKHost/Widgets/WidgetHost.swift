import CGTK
import GTKTransport
import SwiftUICore

/// The host as widgets know it.
///
/// The host is above all widgets: it makes them by its registries. What a room needs of it beside this is a ``WidgetService``
/// of that room.
@MainActor
protocol WidgetHost: KeyboardDragHost {
    /// The desktop's theme.
    var theme: Theme { get }
    var pasteboard: GTKPasteboard { get }
    /// The pictures that widgets have read.
    var pictures: PictureStore { get }
    /// The frames of the widgets of all windows.
    var frames: WidgetFrames { get }
    /// The containers of all windows.
    var containers: Containers { get }
    /// The objects that belong to the host and that it knows nothing of.
    var services: WidgetServices { get }
    /// A number that grows when the desktop's font or theme changes.
    var lookGeneration: Int { get }
    /// A Boolean value that indicates whether a window appears now, in which GTK gives the first widget the focus.
    var isShowingWindow: Bool { get set }

    /// Makes the implementation of an effect or behaviour of a container; nil for one that only holds a value.
    func makePart(_ entry: ContainerContent.Entry, in container: ContainerWidget) -> GTKPart?
}

extension WidgetHost {
    /// Runs work after the program has responded to a change of the user and views were evaluated. A control then has
    /// the content that shows the program's response.
    func whenAnswered(_ work: @escaping @MainActor () -> Void) { schedule(work) }

    /// Called when widgets were placed or moved.
    func framesDidChange(by change: WidgetFrames.Change = .layout) { frames.didChange(by: change) }

    /// Sets an action that runs when widgets are placed or moved; nil removes it.
    func setFrameObserver(_ observer: AnyObject, _ action: ((WidgetFrames.Change) -> Void)?) {
        frames.setObserver(observer, action)
    }

    /// Returns all containers in a window, or in another widget.
    func containers(in window: UnsafeMutablePointer<GtkWidget>) -> [ContainerWidget] { containers.all(in: window) }
}
