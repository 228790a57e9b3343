/// A look of forms.
@MainActor @preconcurrency
@_weakLinked
public protocol FormStyle {
    /// The view of a form.
    associatedtype Body: View

    /// Makes the view of a form.
    /// - Parameter configuration: The form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties of a form that a style shows.
    typealias Configuration = FormStyleConfiguration
}

/// The properties of a form that a style shows.
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
    /// Sets the style of forms in this view.
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

/// The look that suits the place of the form: two columns.
@_weakLinked
public struct AutomaticFormStyle: FormStyle, Sendable {
    /// Creates the style.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ColumnsFormStyle().makeBody(configuration: configuration)
    }
}

/// Labels in one column, controls in another, as dialogs have them. The form scrolls where its place is too small for it.
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

/// Rows in boxes, a box for each section: the label at the beginning of a row, the control at its end. The form scrolls.
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
    /// The look that suits the place of the form.
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column, controls in another.
    public static var columns: ColumnsFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Rows in boxes, a box for each section.
    public static var grouped: GroupedFormStyle { .init() }
}
