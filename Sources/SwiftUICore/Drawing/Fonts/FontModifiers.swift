/// A modifier that changes the font of a view.
@_weakLinked
struct FontModifier {
    let change: (Font) -> Font
}

extension FontModifier: EnvironmentModifier {
    typealias Body = Never

    func modify(_ environment: inout EnvironmentValues) { environment.font = change(environment.font ?? .body) }
}

extension View {
    /// Sets the font of the text in this view.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    /// Sets the weight of the text in this view.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        modifier(FontModifier { $0.weight(weight ?? .regular) })
    }

    /// Makes the text in this view bold.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        modifier(FontModifier { isActive ? $0.bold() : $0 })
    }

    /// Makes the text in this view italic.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        modifier(FontModifier { isActive ? $0.italic() : $0 })
    }

    /// Sets the alignment of wrapped lines of text in this view.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
}

extension EnvironmentValues {
    /// The font of text, in the size that the user wants.
    var shownFont: Font { dynamicTypeSize.scaling(font ?? .body) }
}
