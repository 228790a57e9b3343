extension MenuBarExtra where Label == SwiftUICore.Label<Text, Image> {
    /// Creates an item with a picture and a title.
    /// - Parameters:
    ///   - titleKey: The title, which names the item.
    ///   - image: The name of the picture in the resources of the app.
    ///   - content: The items of the menu, or the contents of the window.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(titleKey, image: image), content(), nil, titleKey.resolved())
    }

    /// Creates an item with a picture and a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        image: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(title, image: image), content(), nil, String(title))
    }

    /// Creates an item with a picture and a title that can be inserted and removed.
    /// - Parameters:
    ///   - titleKey: The title, which names the item.
    ///   - image: The name of the picture in the resources of the app.
    ///   - isInserted: Whether the item is in the panel.
    ///   - content: The items of the menu, or the contents of the window.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(titleKey, image: image), content(), isInserted, titleKey.resolved())
    }

    /// Creates an item with a picture and a title that can be inserted and removed.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        image: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(title, image: image), content(), isInserted, String(title))
    }

    /// Creates an item with a picture and a title.
    /// - Parameters:
    ///   - titleKey: The title, which names the item.
    ///   - image: The picture.
    ///   - content: The items of the menu, or the contents of the window.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(titleKey, image: image), content(), nil, titleKey.resolved())
    }

    /// Creates an item with a picture and a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(title, image: image), content(), nil, String(title))
    }

    /// Creates an item with a picture and a title that can be inserted and removed.
    /// - Parameters:
    ///   - titleKey: The title, which names the item.
    ///   - image: The picture.
    ///   - isInserted: Whether the item is in the panel.
    ///   - content: The items of the menu, or the contents of the window.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(titleKey, image: image), content(), isInserted, titleKey.resolved())
    }

    /// Creates an item with a picture and a title that can be inserted and removed.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        image: ImageResource,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(SwiftUICore.Label(title, image: image), content(), isInserted, String(title))
    }
}
