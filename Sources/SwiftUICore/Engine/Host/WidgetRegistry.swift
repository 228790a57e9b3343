/// The widget classes of a host, by the types of their content.
///
/// A host makes its registry once, with a line for each class of widgets, so a new control is added without changing
/// existing ones.
@MainActor
package struct WidgetRegistry<Host: ViewHost> {
    private var makers: [ObjectIdentifier: AnyObject] = [:]

    /// An object that makes the widgets for one type of content.
    private final class Maker<Content: WidgetContent> {
        let make: @MainActor (Content, Host) -> any HostWidget<Content>
        init(_ make: @escaping @MainActor (Content, Host) -> any HostWidget<Content>) { self.make = make }
    }

    /// Creates an empty registry.
    package init() {}

    /// Adds a widget class.
    /// - Parameters:
    ///   - type: The type of their content.
    ///   - make: Makes a widget.
    package mutating func add<Content: WidgetContent>(
        _ type: Content.Type,
        make: @escaping @MainActor (Content, Host) -> any HostWidget<Content>
    ) {
        precondition(makers[ObjectIdentifier(type)] == nil, "\(type) has two widgets in \(Host.self)")
        makers[ObjectIdentifier(type)] = Maker(make)
    }

    /// Creates a widget of the class that was added for the type of its content.
    package func makeWidget<Content: WidgetContent>(_ content: Content, in host: Host) -> any HostWidget<Content> {
        guard let widget = makeAddedWidget(content, in: host) else {
            preconditionFailure("\(Host.self) has no widget for \(Content.self): add one where it makes its registry")
        }
        return widget
    }

    /// Creates a widget of the class that was added for the type of its content; nil if there is none.
    package func makeAddedWidget<Content: WidgetContent>(
        _ content: Content,
        in host: Host
    ) -> (any HostWidget<Content>)? {
        (makers[ObjectIdentifier(Content.self)] as? Maker<Content>)?.make(content, host)
    }
}
