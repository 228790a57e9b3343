/// A control that displays a colour and opens a dialog for choosing another.
///
/// ```swift
/// ColorPicker("Background", selection: $color, supportsOpacity: false)
/// ```
@_weakLinked
public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    /// The title of the dialog; nil if the label is no text.
    private let title: String?
    private let label: Label

    nonisolated private init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ title: String?, _ label: Label) {
        (self.selection, self.supportsOpacity, self.title, self.label) = (selection, supportsOpacity, title, label)
    }

    /// Creates a colour picker.
    /// - Parameters:
    ///   - selection: The colour. A colour of the theme is resolved at the place of the picker. The user's choice is a
    ///     fixed colour.
    ///   - supportsOpacity: Whether translucent colours can be chosen.
    ///   - label: The purpose of the colour.
    nonisolated public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection, supportsOpacity, nil, label())
    }
}

extension ColorPicker: View {
    /// The label and the button.
    public var body: some View {
        FormField(label) {
            ColorControl(selection: selection, supportsOpacity: supportsOpacity, title: title)
        }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker.
    /// - Parameters:
    ///   - titleKey: The purpose of the colour.
    ///   - selection: The colour.
    ///   - supportsOpacity: Whether colours can be chosen that let something through.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        let label = Text(titleKey)
        self.init(selection, supportsOpacity, label.string, label)
    }

    /// Creates a colour picker.
    /// - Parameters:
    ///   - title: The purpose of the colour.
    ///   - selection: The colour.
    ///   - supportsOpacity: Whether colours can be chosen that let something through.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection, supportsOpacity, String(title), Text(title))
    }
}
