/// A control that can be turned on and off.
///
/// ```swift
/// Toggle("Show hidden files", isOn: $showsHiddenFiles)
/// ```
@_weakLinked
public struct Toggle<Label: View> {
    let values: [Binding<Bool>]
    let label: Label
}

extension Toggle: View {
    public typealias Body = Never
}

extension Toggle {
    /// Creates a toggle.
    /// - Parameters:
    ///   - isOn: Whether it is on.
    ///   - label: A view that describes its purpose.
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(values: [isOn], label: label())
    }

    /// Creates a toggle that sets several values at once. It appears mixed while they differ.
    /// - Parameters:
    ///   - sources: The sources of the values.
    ///   - isOn: The key path to the binding for a source's value.
    ///   - label: A view that describes the purpose of the toggle.
    nonisolated public init<Sources: RandomAccessCollection>(
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(values: sources.map { $0[keyPath: isOn] }, label: label())
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    /// - Parameters:
    ///   - titleKey: A text that describes its purpose.
    ///   - isOn: Whether it is on.
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(values: [isOn], label: Text(titleKey))
    }

    /// Creates a toggle with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
        self.init(values: [isOn], label: Text(title))
    }

    /// Creates a toggle with a title that sets several values at once.
    nonisolated public init<Sources: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title that sets several values at once.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
        _ title: Title,
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(values: [isOn], label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a toggle with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
        self.init(values: [isOn], label: SwiftUICore.Label(title, systemImage: systemImage))
    }

    /// Creates a toggle with a title and a symbol that sets several values at once.
    nonisolated public init<Sources: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title and a symbol that sets several values at once.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol, Sources: RandomAccessCollection>(
        _ title: Title,
        systemImage: String,
        sources: Sources,
        isOn: KeyPath<Sources.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: ToggleStyleConfiguration) {
        self.init(values: configuration.values, label: configuration.label)
    }
}

extension Toggle: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        guard !inputs.environment.isInMenu else { return MenuItemNode(self, inputs) }
        return PressableControlNode(self, inputs, styles: ToggleStyles.self) { toggle, style in
            style.view(ToggleStyleConfiguration(values: toggle.values, label: .init(content: toggle.label)))
        }
    }
}

extension Toggle: MenuItemView {
    var itemLabel: Label { label }

    /// Menus have no mark for values that differ: the item is off.
    func menuItem(in environment: EnvironmentValues) -> MenuItem {
        let configuration = ToggleStyleConfiguration(values: values, label: .init(content: label))
        var item = MenuItem(.toggle(ControlValue(configuration.$isOn)), isEnabled: environment.isEnabled)
        item.shortcut = environment.keyboardShortcut
        return item
    }
}
