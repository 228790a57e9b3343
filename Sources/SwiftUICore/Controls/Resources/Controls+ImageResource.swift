extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - resource: The picture.
    nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with a title and an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button with a title and an image.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The picture.
    ///   - role: The role.
    ///   - action: The action to perform.
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a button with a title and an image.
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, image: image) }
    }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a toggle with a title and an image.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The picture.
    ///   - isOn: Whether it is on.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title and an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUICore.Label(title, image: image) }
    }
}

extension Picker where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a picker with a title and an image.
    /// - Parameters:
    ///   - titleKey: The choice.
    ///   - image: The picture.
    ///   - selection: The value that is chosen.
    ///   - content: The choices.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a picker with a title and an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUICore.Label(title, image: image) }
    }
}

extension Menu where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a menu with a title and an image.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The picture.
    ///   - content: The items.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(titleKey, image: image) }
    }

    /// Creates a menu with a title and an image.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUICore.Label(title, image: image) }
    }
}
