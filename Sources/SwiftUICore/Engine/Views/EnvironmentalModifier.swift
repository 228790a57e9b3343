/// A modifier that resolves to another modifier in an environment.
///
/// ```swift
/// struct Emphasis: EnvironmentalModifier {
///     func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Outline(width: environment.legibilityWeight == .bold ? 2 : 1)
///     }
/// }
/// ```
@_weakLinked
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of modifier that this one resolves to.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment. It is called again when a value that it has read changes.
    /// - Parameter environment: The environment of the place.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>,
        _ inputs: _NodeInputs
    ) -> _Node {
        let content = { (view: ModifiedContent<Modified, Self>) in
            ResolvedView(content: view.content, modifier: view.modifier)
        }
        return _Node(node: PassThroughNode(view, content: content, inputs.values))
    }
}

/// A view with the modifier that the environment of its place has decided.
@_weakLinked
struct ResolvedView<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
