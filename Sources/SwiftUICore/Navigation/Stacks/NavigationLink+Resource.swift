import Foundation

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - destination: The destination of the link.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(String(localized: titleResource), destination: destination)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title that shows the destination for a value.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: The value; nil for a link that cannot be followed.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(String(localized: titleResource), value: value)
    }
}
