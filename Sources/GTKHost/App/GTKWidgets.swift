import SwiftUICore

extension GTKHost {
    /// The widgets that there are: one for each type of content.
    static let widgetTypes: [any RegisteredWidget.Type] = [
        ButtonWidget.self,
        CalendarWidget.self,
        CanvasWidget.self,
        CheckWidget.self,
        ColorWidget.self,
        ContainerWidget.self,
        DateButtonWidget.self,
        DividerWidget.self,
        ExpanderWidget.self,
        LevelBarWidget.self,
        FormBoxWidget.self,
        ListWidget.self,
        MediaPlayerWidget.self,
        MenuPickerWidget.self,
        MultilineTextFieldWidget.self,
        PictureWidget.self,
        ProgressBarWidget.self,
        RadioGroupWidget.self,
        RepresentableWidget.self,
        ScrollWidget.self,
        SearchFieldWidget.self,
        SecureFieldWidget.self,
        SegmentedPickerWidget.self,
        ShapeWidget.self,
        SliderWidget.self,
        SpinnerWidget.self,
        SplitWidget.self,
        StepperWidget.self,
        SwitchWidget.self,
        TextEditorWidget.self,
        TextFieldWidget.self,
        TextWidget.self,
        TimeWidget.self,
        ToggleButtonWidget.self,
    ]

    static let widgets: WidgetRegistry<GTKHost> = {
        var widgets = WidgetRegistry<GTKHost>()
        for type in widgetTypes { widgets.add(type) }
        return widgets
    }()
}

extension WidgetRegistry<GTKHost> {
    fileprivate mutating func add<Widget: RegisteredWidget>(_ type: Widget.Type) {
        add(Widget.Content.self) { Widget($0, host: $1) }
    }
}
