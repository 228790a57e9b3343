import Foundation

extension Text {
    /// Creates text that is looked up in translations.
    /// - Parameter resource: The text, and where its translations are.
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { self = resource.styledText }
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

    /// Creates a label with an image of the app's.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - name: The name of the image.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(String(localized: titleResource), image: name)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - content: The views.
    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(String(localized: titleResource), content: content)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - destination: What the link opens.
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(String(localized: titleResource), destination: destination)
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title that presents the view for a value.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - value: The value; nil for a link that cannot be followed.
    @_disfavoredOverload
    nonisolated public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(String(localized: titleResource), value: value)
    }
}
