import Foundation

/// The host of a view tree: a toolkit, or a test without a display.
@MainActor
package protocol ViewHost: AnyObject {
    /// Creates a widget.
    func makeWidget<Content: WidgetContent>(_ content: Content) -> any HostWidget<Content>

    /// The height of the desktop's font in points.
    var fontSize: CGFloat { get }

    /// Performs work soon on the main thread, after the current work and before drawing.
    func schedule(_ work: @escaping @MainActor () -> Void)

    /// Performs work on the main thread after a delay.
    /// - Parameter delay: In seconds.
    func schedule(after delay: TimeInterval, _ work: @escaping @MainActor () -> Void)

    /// Reports once that widgets were moved without a layout: see ``HostWidget/moveChildren(_:)``.
    func widgetsDidMove()
}

extension ViewHost {
    package func widgetsDidMove() {}
}
