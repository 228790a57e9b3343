/// Commands as views in a menu, which make them items with their state and environment.
@_weakLinked
struct CommandsView<Content: Commands>: DescribedView {
    typealias Body = Never
    let content: Content

    var known: (any View)? { (content as? any PrimitiveCommands)?.view }
    static func inner(of content: Content) -> CommandsView<Content.Body> {
        CommandsView<Content.Body>(content: content.body)
    }
}

/// Commands that the framework knows.
@MainActor
protocol PrimitiveCommands: Commands where Body == Never {
    /// The views that they are.
    var view: any View { get }
}

extension EmptyCommands: PrimitiveCommands {
    var view: any View { EmptyView() }
}

extension TupleCommands: PrimitiveCommands {
    var view: any View { TupleView(repeat CommandsView(content: each value)) }
}

extension Optional: PrimitiveCommands where Wrapped: Commands {
    var view: any View { map { CommandsView(content: $0) } }
}

extension _ConditionalCommands: PrimitiveCommands {
    var view: any View {
        switch storage {
        case .first(let commands): CommandsView(content: commands)
        case .second(let commands): CommandsView(content: commands)
        }
    }
}
