/// A container for controls, such as those for settings or data entry.
///
/// ```swift
/// Form {
///     TextField("Name", text: $name)
///     Section("Notifications") {
///         Toggle("Play a sound", isOn: $playsSound)
///     }
/// }
/// .formStyle(.grouped)
/// ```
///
/// Labels stand beside the controls, in line with one another: see ``FormStyle``.
@_weakLinked
public struct Form<Content: View> {
    let content: Content

    /// Creates a form.
    /// - Parameter content: The controls.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from a style's configuration.
    /// - Parameter configuration: The configuration of the style.
    nonisolated public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: View {
    public typealias Body = Never
}

extension Form: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        StyledControlNode(self, inputs, styles: FormStyles.self) { form, style in
            style.view(FormStyleConfiguration(content: .init(content: form.content)))
        }
    }
}
