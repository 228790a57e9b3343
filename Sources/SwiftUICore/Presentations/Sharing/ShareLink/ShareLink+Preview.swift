import CoreTransferable

// Links for items of any type, which are shown by a preview that the program makes.

extension ShareLink {
    /// Creates a link that shares items.
    /// - Parameters:
    ///   - items: The items.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    ///   - preview: Makes the preview of an item.
    ///   - label: The label of the button.
    nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, shared: { SharedItem($0, preview: preview($0)) }, label: label())
    }

    /// Creates a link that shares an item.
    /// - Parameters:
    ///   - item: The item.
    ///   - subject: The subject of a message with the item.
    ///   - message: The text of a message with the item.
    ///   - preview: The preview of the item.
    ///   - label: The label of the button.
    nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(
            items: CollectionOfOne(item),
            subject: subject,
            message: message,
            preview: { _ in preview },
            label: label
        )
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares items.
    nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
    }

    /// Creates a link that shares items.
    /// - Parameters:
    ///   - titleKey: The title of the button.
    ///   - items: The items.
    ///   - subject: The subject of a message with the items.
    ///   - message: The text of a message with the items.
    ///   - preview: Makes the preview of an item.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
    }

    /// Creates a link that shares items.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
    }

    /// Creates a link that shares items.
    nonisolated public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }

    /// Creates a link that shares an item.
    nonisolated public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
    }

    /// Creates a link that shares an item.
    nonisolated public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
    }

    /// Creates a link that shares an item.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
    }

    /// Creates a link that shares an item.
    nonisolated public init<I: Transferable>(
        _ title: Text,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
    }
}
