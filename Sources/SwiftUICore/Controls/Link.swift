import Foundation

/// A control that opens a URL by using the ``OpenURLAction`` of its environment.
@_weakLinked
public struct Link<Label: View> {
    @Environment(\.openURL) private var openURL

    let destination: URL
    let label: Label

    /// Creates a link.
    /// - Parameters:
    ///   - destination: The item to open.
    ///   - label: A view that describes its purpose.
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }
}

extension Link: View {
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(LinkButtonStyle())
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
