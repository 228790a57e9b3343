import Foundation

/// A control with its label: beside each other, and in a form in line with the others.
@_weakLinked
struct FormField<Label: View, Control: View> {
    @Environment(\.formLayout) private var layout
    @Environment(\.labelsAreHidden) private var labelIsHidden
    private let label: Label
    private let control: Control
    private let alignment: VerticalAlignment
    private let fillsRow: Bool

    /// - Parameters:
    ///   - label: A view that describes the purpose of the control.
    ///   - alignment: The alignment of label and control outside of forms.
    ///   - fillsRow: A Boolean value that indicates whether the control takes all the room that it gets, such as a text field.
    ///   - control: The control.
    init(
        _ label: Label,
        alignment: VerticalAlignment = .center,
        fillsRow: Bool = false,
        @ViewBuilder control: () -> Control
    ) {
        (self.label, self.alignment, self.fillsRow, self.control) = (label, alignment, fillsRow, control())
    }
}

extension FormField: View {
    var body: some View {
        if layout == .grouped, fillsRow, !labelIsHidden {
            FormRowLayout(alignment: alignment) {
                HStack(alignment: alignment) { wholeWords }
                ownLayout
            }
            .namesControl()
        } else {
            HStack(alignment: alignment) {
                if !labelIsHidden {
                    wholeWords
                    if layout == .grouped { Spacer(minLength: 8) }
                }
                ownLayout.alignmentGuide(.formControl) { $0[.leading] }
            }
            .namesControl()
        }
    }

    /// The label. A control that has little room becomes smaller, or leaves it, before the words beside it are broken.
    private var wholeWords: some View { label.keepsWordsWhole() }

    /// The control, whose parts are in no form.
    private var ownLayout: some View {
        HStack(alignment: alignment) { control }.environment(\.formLayout, nil)
    }
}

/// A text field with its label, which is shown in forms only. Elsewhere the field's prompt describes its purpose.
@_weakLinked
struct FormTextField<Label: View> {
    @Environment(\.formLayout) private var layout
    @Environment(\.labelsAreHidden) private var labelIsHidden
    private let label: Label
    private let prompt: String
    private let field: (String) -> AnyView

    /// - Parameters:
    ///   - label: The purpose of the field.
    ///   - prompt: The text that an empty field shows.
    ///   - field: Makes the field with a prompt.
    init(_ label: Label, prompt: String, field: @escaping (String) -> AnyView) {
        (self.label, self.prompt, self.field) = (label, prompt, field)
    }
}

extension FormTextField: View {
    var body: some View {
        if layout == nil || labelIsHidden || label is EmptyView {
            field(prompt)
        } else {
            FormField(label, alignment: .firstTextBaseline, fillsRow: true) {
                // The label already has the text of the prompt.
                field((label as? Text)?.string == prompt ? "" : prompt)
            }
        }
    }
}
