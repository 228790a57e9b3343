/// A symbol or picture with a title, which is read as the title.
@_weakLinked
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// Creates a label.
    /// - Parameters:
    ///   - title: Its title.
    ///   - icon: Its picture.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}

extension Label: View {
    public var body: some View {
        HStack(spacing: 6) {
            icon.accessibilityHidden(true)
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The symbol's name.
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: systemImage)
        }
    }

    /// Creates a label with a symbol.
    @_disfavoredOverload
    nonisolated public init<Name: StringProtocol>(_ title: Name, systemImage: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: systemImage)
        }
    }

    /// Creates a label with a picture among the app's resources.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(image)
        }
    }
}
