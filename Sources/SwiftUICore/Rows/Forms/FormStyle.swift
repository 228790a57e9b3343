/// The appearance of forms.
@MainActor @preconcurrency
@_weakLinked
public protocol FormStyle {
    /// The type of the view that represents a form.
    associatedtype Body: View

    /// Creates a view that represents a form.
    /// - Parameter configuration: The form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a form.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form.
@_weakLinked
public struct FormStyleConfiguration {
    /// The controls.
    public let content: Content

    /// The controls of a form.
    public struct Content: View, ErasedView {
        public typealias Body = Never
        let content: any View
    }
}

extension FormStyle {
    func view(_ configuration: Configuration) -> any View {
        StyledView(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }
    }
}

extension View {
    /// Sets the style for forms in this view.
    /// - Parameter style: The style.
    nonisolated public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
        modifier(StyleModifier<FormStyles>(style: style))
    }
}

/// The styles that views set for forms.
enum FormStyles: StyleKind {
    static var standard: any FormStyle { AutomaticFormStyle() }
}

// MARK: - The framework's own styles

/// The default form style, which shows two columns.
@_weakLinked
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsFormStyle().makeBody(configuration: configuration)
    }
}

/// A form style that shows labels in one column and controls in another, as in dialogs. The form scrolls if it does not fit.
@_weakLinked
public struct ColumnsFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ShrinkingLayout {
            ScrollView {
                FormColumnsLayout { configuration.content.environment(\.formLayout, .columns) }
            }
        }
    }
}

/// A form style that shows each section as a box of rows, with the label at the start of a row and the control at its end. The form
/// scrolls.
@_weakLinked
public struct GroupedFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ScrollView {
            GroupedForm(content: configuration.content)
                .environment(\.formLayout, .grouped)
                .padding(EdgeInsets(top: 12, leading: 16, bottom: 16, trailing: 16))
        }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style, which depends on the context.
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// A style that shows labels in one column and controls in another.
    public static var columns: ColumnsFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// A style that shows each section as a box of rows.
    public static var grouped: GroupedFormStyle { .init() }
}
