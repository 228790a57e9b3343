/// A modifier that describes a view to assistive technologies by another view, which is not shown.
@_weakLinked
struct AccessibilityViewModifier<Decoration: View> {
    let decoration: Decoration
    let placement: DecorationPlacement
}

extension AccessibilityViewModifier: DecorationModifier {
    typealias Body = Never

    var alignment: Alignment { .center }
}

extension View {
    /// Replaces the accessibility elements of this view by those of other views.
    ///
    /// ```swift
    /// RatingStars(rating: $rating)
    ///     .accessibilityRepresentation { Slider(value: $rating, in: 0...5) { Text("Rating") } }
    /// ```
    /// A widget of this view represents the other views, so they form one element.
    /// - Parameter representation: The views, which are not shown.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        modifier(AccessibilityViewModifier(decoration: representation(), placement: .representation))
    }

    /// Adds the actions of views to this view's accessibility elements.
    ///
    /// ```swift
    /// MessageRow(message)
    ///     .accessibilityActions {
    ///         Button("Reply") { reply(to: message) }
    ///         Button("Archive") { archive(message) }
    ///     }
    /// ```
    /// - Parameter content: Buttons, which are not shown: their labels are the names of the actions.
    nonisolated public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        modifier(AccessibilityViewModifier(decoration: content(), placement: .actions))
    }
}
