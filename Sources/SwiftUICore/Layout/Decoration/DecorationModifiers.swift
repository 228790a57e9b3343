@_weakLinked
struct DecorationViewModifier<Decoration: View> {
    let decoration: Decoration
    let alignment: Alignment
    let placement: DecorationPlacement
}

extension DecorationViewModifier: DecorationModifier {
    typealias Body = Never
}

extension View {
    /// Adds a view behind this one.
    /// - Parameters:
    ///   - alignment: Its placement.
    ///   - content: The view behind.
    nonisolated public func background<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(DecorationViewModifier(decoration: content(), alignment: alignment, placement: .behind))
    }

    /// Adds a view behind this one. If the view is also a style, such as a colour, it is used as a style.
    /// - Parameters:
    ///   - background: The view behind.
    ///   - alignment: Its placement.
    @_disfavoredOverload
    nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    {
        modifier(DecorationViewModifier(decoration: background, alignment: alignment, placement: .behind))
    }

    /// Adds a view in front of this one.
    /// - Parameters:
    ///   - alignment: Its placement.
    ///   - content: The view in front.
    nonisolated public func overlay<Content: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(DecorationViewModifier(decoration: content(), alignment: alignment, placement: .inFront))
    }

    /// Adds a view in front of this one. If the view is also a style, such as a colour, it is used as a style.
    /// - Parameters:
    ///   - overlay: The view in front.
    ///   - alignment: Its placement.
    @_disfavoredOverload
    nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(DecorationViewModifier(decoration: overlay, alignment: alignment, placement: .inFront))
    }
}
