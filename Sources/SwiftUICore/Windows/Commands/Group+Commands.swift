/// The commands of a group.
@_weakLinked
public struct _GroupedCommands<Content: Commands> {
    let content: Content
}

@_weakLinked
extension _GroupedCommands: Commands {
    public var body: some Commands { content }
}

@_weakLinked
extension Group: Commands where Content: Commands {
    /// Creates a group of commands.
    /// - Parameter content: The commands.
    // As with toolbars, a type that is no view shows the compiler by the place of a group what is meant.
    nonisolated public init<Items: Commands>(@CommandsBuilder content: () -> Items)
    where Content == _GroupedCommands<Items> {
        self.init(of: _GroupedCommands(content: content()))
    }
}

extension Group: PrimitiveCommands where Content: Commands {
    var view: any View { CommandsView(content: content) }
}
