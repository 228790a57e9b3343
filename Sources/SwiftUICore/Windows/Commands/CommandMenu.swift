/// A custom menu in the app's menu bar.
@_weakLinked
public struct CommandMenu<Content: View> {
    let name: Text
    let content: Content

    /// Creates a menu.
    /// - Parameters:
    ///   - nameKey: Its name.
    ///   - content: The items, see ``Menu``.
    nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// Creates a menu.
    /// - Parameters:
    ///   - name: Its name.
    ///   - content: The items.
    nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
        (self.name, self.content) = (name, content())
    }

    /// Creates a menu.
    /// - Parameters:
    ///   - name: Its name.
    ///   - content: The items.
    @_disfavoredOverload
    nonisolated public init<Name: StringProtocol>(_ name: Name, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}

extension CommandMenu: Commands {
    public typealias Body = Never
}

extension CommandMenu: PrimitiveCommands {
    var view: any View { Menu(content: { content }, label: { name }) }
}
