import Foundation

extension Button where Label == Text {
    /// Creates a button with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - role: The role of the action; nil for none.
    ///   - action: The action of the button.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(String(localized: titleResource), role: role, action: action)
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - systemImage: The name of the symbol.
    ///   - role: The role of the action; nil for none.
    ///   - action: The action of the button.
    @_disfavoredOverload
    @preconcurrency nonisolated public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(String(localized: titleResource), systemImage: systemImage, role: role, action: action)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - isOn: Whether it is on.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(String(localized: titleResource), isOn: isOn)
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - selection: The tag of the choice.
    ///   - content: The choices, with their tags.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(String(localized: titleResource), selection: selection, content: content)
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - text: The text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(String(localized: titleResource), text: text)
    }
}

extension SecureField where Label == Text {
    /// Creates a text field with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - text: The text.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(String(localized: titleResource), text: text)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - content: The items.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(String(localized: titleResource), content: content)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - destination: The destination of the link.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(String(localized: titleResource), destination: destination)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labelled content with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - content: The view.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(String(localized: titleResource), content: content)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - isExpanded: Whether the views are shown.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(String(localized: titleResource), isExpanded: isExpanded, content: content)
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - name: The name of the symbol.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(String(localized: titleResource), systemImage: name)
    }

    /// Creates a label with an image from the app's resources.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - name: The name of the image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(String(localized: titleResource), image: name)
    }
}
