/// Names a view by another that is not shown, as the title of a label of which only the symbol is.
@_weakLinked
struct UnseenLabelModifier<Label: View> {
    let decoration: Label
}

extension UnseenLabelModifier: DecorationModifier {
    typealias Body = Never

    var alignment: Alignment { .center }
    var placement: DecorationPlacement { .unseen }
}

extension View {
    /// Names this view's elements by the text of a view that is not shown.
    func named<Label: View>(by label: Label) -> some View { modifier(UnseenLabelModifier(decoration: label)) }
}
