import CoreTransferable

// Links for text, which is shown by its beginning.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Creates a link that shares texts.
    /// - Parameters:
    ///   - items: The texts.
    ///   - subject: The subject of a message with them.
    ///   - message: The text of a message with them.
    ///   - label: What the button shows.
    nonisolated public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, summary: { item, _ in ItemSummary(of: item) }, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// Creates a link that shares text.
    /// - Parameters:
    ///   - item: What is shared.
    ///   - subject: The subject of a message with it.
    ///   - message: The text of a message with it.
    ///   - label: What the button shows.
    nonisolated public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
    /// Creates a link that shares texts.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    /// Creates a link that shares texts.
    /// - Parameters:
    ///   - titleKey: The title of the button.
    ///   - items: The texts.
    ///   - subject: The subject of a message with them.
    ///   - message: The text of a message with them.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(titleKey), items: items, subject: subject, message: message)
    }

    /// Creates a link that shares texts.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// Creates a link that shares texts.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel
{
    /// Creates a link that shares text.
    nonisolated public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a link that shares text.
    /// - Parameters:
    ///   - titleKey: The title of the button.
    ///   - item: What is shared.
    ///   - subject: The subject of a message with it.
    ///   - message: The text of a message with it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(titleKey), items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a link that shares text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(title), items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a link that shares text.
    nonisolated public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(title, items: CollectionOfOne(item), subject: subject, message: message)
    }
}
