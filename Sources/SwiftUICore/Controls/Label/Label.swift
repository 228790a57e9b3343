/// A title with an icon. Screen readers read only the title.
@_weakLinked
public struct Label<Title: View, Icon: View> {
    let title: Title
    let icon: Icon

    /// Creates a label with a custom title and icon.
    /// - Parameters:
    ///   - title: Its title.
    ///   - icon: Its picture.
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        (self.title, self.icon) = (title(), icon())
    }
}

extension Label: View {
    public typealias Body = Never
}

extension Label: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: LabelStyles.self) { label, style in
            style.view(LabelStyleConfiguration(title: .init(content: label.title), icon: .init(content: label.icon)))
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates a label from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: LabelStyleConfiguration) {
        (title, icon) = (configuration.title, configuration.icon)
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

    /// Creates a label with an image from the app's resources.
    nonisolated public init(_ titleKey: LocalizedStringKey, image: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(image)
        }
    }

    /// Creates a label with an image from the app's resources.
    @_disfavoredOverload
    nonisolated public init<Name: StringProtocol>(_ title: Name, image: String) {
        self.init {
            Text(title)
        } icon: {
            Image(image)
        }
    }
}
