/// A control for choosing one of several values.
///
/// The views inside are the choices. Each is known by its tag, or by its identity in a `ForEach`, which is of the type of
/// the selection:
///
/// ```swift
/// Picker("Paper", selection: $paper) {
///     Text("A4").tag(Paper.a4)
///     Text("Letter").tag(Paper.letter)
/// }
/// ```
///
/// A choice shows the text of its view, or its symbol where it has no text.
@_weakLinked
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    @Environment(\.pickerAppearance) private var appearance
    @Environment(\.isInMenu) private var isInMenu
    private let selections: [Binding<SelectionValue>]
    private let label: Label
    private let content: Content

    nonisolated private init(_ selections: [Binding<SelectionValue>], label: Label, content: Content) {
        (self.selections, self.label, self.content) = (selections, label, content)
    }
}

extension Picker: View {
    public var body: some View {
        if isInMenu { items } else { control }
    }

    /// In a menu the choices are items: of a menu of their own, or of a section.
    @ViewBuilder @MainActor private var items: some View {
        switch appearance {
        case .automatic, .menu: Menu(content: { choices }, label: { label })
        case .segmented, .radioGroup, .inline: MenuSection(header: VisibleLabel(label), content: choices)
        }
    }

    @MainActor private var choices: some View {
        PickerChoices<MenuChoicesElement, _, _>(selections: selections, content: content)
    }

    @ViewBuilder @MainActor private var control: some View {
        switch appearance {
        case .automatic, .menu:
            FormField(label) {
                PickerChoices<PickerElement<MenuPickerContent>, _, _>(selections: selections, content: content)
            }
        case .segmented:
            FormField(label) {
                PickerChoices<PickerElement<SegmentedPickerContent>, _, _>(selections: selections, content: content)
            }
        case .radioGroup, .inline:
            FormField(label, alignment: .firstTextBaseline) {
                PickerChoices<PickerElement<RadioGroupContent>, _, _>(selections: selections, content: content)
            }
        }
    }
}

extension Picker {
    /// Creates a picker.
    /// - Parameters:
    ///   - selection: The value that is chosen.
    ///   - content: The choices.
    ///   - label: The choice.
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init([selection], label: label(), content: content())
    }

    /// Creates a picker.
    @available(*, deprecated, message: "Give the content before the label.")
    nonisolated public init(
        selection: Binding<SelectionValue>,
        label: Label,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: label, content: content())
    }

    /// Creates a picker that sets several values at once. It shows no selection while they differ.
    /// - Parameters:
    ///   - sources: The sources of the values.
    ///   - selection: The key path to the binding for a source's value.
    ///   - content: The choices.
    ///   - label: The choice.
    nonisolated public init<Sources: RandomAccessCollection>(
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: label(), content: content())
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    /// - Parameters:
    ///   - titleKey: The choice.
    ///   - selection: The value that is chosen.
    ///   - content: The choices.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: Text(title), content: content())
    }

    /// Creates a picker with a title that sets several values at once.
    nonisolated public init<Sources: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: Text(titleKey), content: content())
    }

    /// Creates a picker with a title that sets several values at once.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
        _ title: Title,
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources.map { $0[keyPath: selection] }, label: Text(title), content: content())
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection],
            label: SwiftUICore.Label(titleKey, systemImage: systemImage),
            content: content()
        )
    }

    /// Creates a picker with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], label: SwiftUICore.Label(title, systemImage: systemImage), content: content())
    }

    /// Creates a picker with a title and a symbol that sets several values at once.
    nonisolated public init<Sources: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUICore.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a symbol that sets several values at once.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
        _ title: Title,
        systemImage: String,
        sources: Sources,
        selection: KeyPath<Sources.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUICore.Label(title, systemImage: systemImage)
        }
    }
}
