import SwiftUICore

extension MemoryHost {
    /// The class of widgets for each type of content.
    private static let standardWidgets: WidgetRegistry<MemoryHost> = {
        var widgets = WidgetRegistry<MemoryHost>()
        widgets.add(MemoryButton.self)
        widgets.add(MemoryCanvas.self)
        widgets.add(MemoryCheck.self)
        widgets.add(MemoryColorPicker.self)
        widgets.add(MemoryContainer.self)
        widgets.add(MemoryDatePicker<CalendarContent>.self)
        widgets.add(MemoryDatePicker<DateButtonContent>.self)
        widgets.add(MemoryDatePicker<TimeContent>.self)
        widgets.add(MemoryDivider.self)
        widgets.add(MemoryExpander.self)
        widgets.add(MemoryForeign.self)
        widgets.add(MemoryFormBox.self)
        widgets.add(MemoryImage.self)
        widgets.add(MemoryLevelBar.self)
        widgets.add(MemoryList.self)
        widgets.add(MemoryMediaPlayer.self)
        widgets.add(MemoryMultilineTextField.self)
        widgets.add(MemoryPicker<MenuPickerContent>.self)
        widgets.add(MemoryPicker<RadioGroupContent>.self)
        widgets.add(MemoryPicker<SegmentedPickerContent>.self)
        widgets.add(MemoryProgressBar.self)
        widgets.add(MemoryScroll.self)
        widgets.add(MemorySearchField.self)
        widgets.add(MemorySecureField.self)
        widgets.add(MemoryShape.self)
        widgets.add(MemorySlider.self)
        widgets.add(MemorySpinner.self)
        widgets.add(MemorySplit.self)
        widgets.add(MemoryStepper.self)
        widgets.add(MemorySwitch.self)
        widgets.add(MemoryText.self)
        widgets.add(MemoryTextEditor.self)
        widgets.add(MemoryTextField.self)
        widgets.add(MemoryToggleButton.self)
        return widgets
    }()

    /// Makes a host with a widget for each type of content.
    package convenience init() { self.init(widgets: Self.standardWidgets) }
}

extension WidgetRegistry<MemoryHost> {
    fileprivate mutating func add<Content: WidgetContent>(_ type: MemoryContentWidget<Content>.Type) {
        add(Content.self) { type.init($0, host: $1) }
    }
}
