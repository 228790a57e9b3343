import CoreTransferable
import Foundation

// Links for URLs, which are shown by what they lead to.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Creates a link that shares URLs.
    /// - Parameters:
    ///   - items: The URLs.
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

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// Creates a link that shares a URL.
    /// - Parameters:
    ///   - item: What is shared.
    ///   - subject: The subject of a message with it.
    ///   - message: The text of a message with it.
    ///   - label: What the button shows.
    nonisolated public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
    /// Creates a link that shares URLs.
    nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
    }

    /// Creates a link that shares URLs.
    /// - Parameters:
    ///   - titleKey: The title of the button.
    ///   - items: The URLs.
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

    /// Creates a link that shares URLs.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(title), items: items, subject: subject, message: message)
    }

    /// Creates a link that shares URLs.
    nonisolated public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel(title) }
    }
}

extension ShareLink
where
    PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel
{
    /// Creates a link that shares a URL.
    nonisolated public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a link that shares a URL.
    /// - Parameters:
    ///   - titleKey: The title of the button.
    ///   - item: What is shared.
    ///   - subject: The subject of a message with it.
    ///   - message: The text of a message with it.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(titleKey), items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a link that shares a URL.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) {
        self.init(Text(title), items: CollectionOfOne(item), subject: subject, message: message)
    }

    /// Creates a link that shares a URL.
    nonisolated public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(title, items: CollectionOfOne(item), subject: subject, message: message)
    }
}
