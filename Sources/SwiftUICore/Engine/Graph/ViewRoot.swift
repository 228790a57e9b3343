/// The root of the views of a window, or of a presentation over one.
///
/// A host lays out ``element``, and follows what the views ask of the window.
@MainActor
package class ViewRoot {
    package final let graph: ViewGraph
    /// The views as a vertical stack.
    package final let element: LayoutElement
    /// A closure that is called at the end of an update in which the views change what they request of the window.
    package final var chromeDidChange: () -> Void = {}
    /// The preferences of the views, as they were committed last.
    final var preferences = PreferenceValues()

    init(_ element: LayoutElement, in graph: ViewGraph) { (self.element, self.graph) = (element, graph) }
}
