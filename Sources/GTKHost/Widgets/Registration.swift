import SwiftUICore

/// A widget that the host makes for a type of content.
@MainActor
protocol RegisteredWidget: GTKWidget, HostWidget {
    init(_ content: Content, host: GTKHost)
}

extension GTKHost {
    /// The class of widgets for each type of content.
    static let widgets: WidgetRegistry<GTKHost> = {
        var widgets = WidgetRegistry<GTKHost>()
        widgets.add(ButtonWidget.self)
        widgets.add(ContainerWidget.self)
        widgets.add(DividerWidget.self)
        widgets.add(LabelWidget.self)
        widgets.add(ListWidget.self)
        widgets.add(PictureWidget.self)
        widgets.add(ScrollWidget.self)
        widgets.add(ShapeWidget.self)
        widgets.add(TextFieldWidget.self)
        return widgets
    }()
}

extension WidgetRegistry<GTKHost> {
    fileprivate mutating func add<Widget: RegisteredWidget>(_ type: Widget.Type) {
        add(Widget.Content.self) { Widget($0, host: $1) }
    }
}
