import Foundation

/// What a button is for, where that matters for its look or its place.
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// Destroys something of the user's.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they were.
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action.
public struct Button<Label: View> {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button.
    /// - Parameters:
    ///   - role: What it is for.
    ///   - action: What it does.
    ///   - label: What it shows.
    nonisolated public init(
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) {
        (self.role, self.action, self.label) = (role, action, label())
    }
}

extension Button: View {
    public typealias Body = Never
}

extension Button where Label == Text {
    /// Creates a button with a title.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a title.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title and a symbol.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(
        _ title: Title,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUICore.Label(title, systemImage: systemImage) }
    }
}

extension Button: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        ButtonNode(self, inputs, label: \.label) { view, label, environment in
            ButtonContent(
                label: label,
                appearance: environment.buttonAppearance,
                role: view.role,
                isEnabled: environment.isEnabled,
                action: view.action
            )
        }
    }
}

/// The node of a view that is a button around a label.
final class ButtonNode<Control: View, Label: View>: TypedNode<Control> {
    private let label: (Control) -> Label
    private let content: @MainActor (Control, LayoutElement, EnvironmentValues) -> ButtonContent
    private var labelNode: TypedNode<Label>!
    private var element: ButtonElement!
    private var derived = DerivedEnvironment()

    init(
        _ view: Control,
        _ inputs: NodeInputs,
        label: @escaping (Control) -> Label,
        content: @escaping @MainActor (Control, LayoutElement, EnvironmentValues) -> ButtonContent
    ) {
        (self.label, self.content) = (label, content)
        super.init(view, inputs)
        labelNode = SwiftUICore.makeNode(label(view), self.inputs(environment: labelEnvironment()))
        element = ButtonElement(StackElement(axis: .horizontal, content: labelNode), graph: graph) {
            content(view, $0, environment)
        }
    }

    override func makeElements() -> [LayoutElement] { [element] }
    override var children: [ViewNode] { [labelNode] }

    /// Several views in a label stand side by side.
    private func labelEnvironment() -> EnvironmentValues {
        var values = environment
        values.stackAxis = .horizontal
        return derived(values)
    }

    override func viewDidChange() {
        labelNode.set(label(view), environment: labelEnvironment())
        element.update(content(view, element.content, environment))
    }
}

/// A symbol or picture with a title.
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
            icon
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

/// A text that opens a URL in the program that the user has for it.
public struct Link<Label: View> {
    @Environment(\.openURL) private var openURL

    let destination: URL
    let label: Label

    /// Creates a link.
    /// - Parameters:
    ///   - destination: What it opens.
    ///   - label: What it shows.
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

/// Opens URLs in the programs that the user has for them.
public struct OpenURLAction: Sendable {
    let open: @MainActor @Sendable (URL) -> Void

    /// Creates an action that opens URLs in some other way.
    package init(_ open: @escaping @MainActor @Sendable (URL) -> Void) { self.open = open }

    /// Opens a URL.
    @MainActor public func callAsFunction(_ url: URL) { open(url) }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in } }
}

extension EnvironmentValues {
    /// Opens URLs in the programs that the user has for them.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

// MARK: - Styles of buttons

/// A look of buttons.
public protocol PrimitiveButtonStyle {
    /// The look, as hosts know it.
    var _appearance: _ButtonAppearance { get }
}

/// A look of buttons, as hosts know it.
public struct _ButtonAppearance: Sendable {
    let value: ButtonAppearance
}

/// The look that suits the place of the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .automatic) }
}

/// A button without any decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .plain) }
}

/// A button without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .borderless) }
}

/// A button with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .bordered) }
}

/// A button that stands out as the one to press.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .borderedProminent) }
}

/// A button that looks like a link.
public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The look, as hosts know it.
    public var _appearance: _ButtonAppearance { .init(value: .link) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look that suits the place of the button.
    public static var automatic: DefaultButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A button without any decoration.
    public static var plain: PlainButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button without a border.
    public static var borderless: BorderlessButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button with a border.
    public static var bordered: BorderedButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button that stands out as the one to press.
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A button that looks like a link.
    public static var link: LinkButtonStyle { .init() }
}

// MARK: - Text fields

/// One line of text that can be edited.
public struct TextField<Label: View> {
    let prompt: String
    let text: Binding<String>
}

extension TextField: View {
    public typealias Body = Never
}

extension TextField where Label == Text {
    /// Creates a text field.
    /// - Parameters:
    ///   - titleKey: What is shown while the field is empty.
    ///   - text: The text.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        (prompt, self.text) = (titleKey.resolved(), text)
    }

    /// Creates a text field.
    @_disfavoredOverload
    nonisolated public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
        (prompt, self.text) = (String(title), text)
    }
}

private struct SubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
}

extension View {
    /// Runs an action when Return is pressed in a text field of this view.
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
        environment(\.submitAction, action)
    }
}

extension EnvironmentValues {
    var submitAction: (() -> Void)? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

extension TextField: LeafView {
    package func widgetContent(in environment: EnvironmentValues) -> TextFieldContent {
        TextFieldContent(
            prompt: prompt,
            text: text.wrappedValue,
            setText: { text.wrappedValue = $0 },
            isEnabled: environment.isEnabled,
            onSubmit: environment.submitAction
        )
    }
}
