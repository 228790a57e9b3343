/// The response of a control to the pointer of an iPad.
@_weakLinked
public struct HoverEffect: Sendable {
    private enum Kind: Sendable {
        case automatic, highlight, lift
    }

    private let kind: Kind

    /// The effect that suits the control.
    public static let automatic = HoverEffect(kind: .automatic)
    /// The pointer becomes a light area behind the control.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The pointer slides under the control, which grows and has a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Sets how the pointer of an iPad changes over this view. As on a Mac, controls have the look that the theme gives them.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Sets how the pointer of an iPad changes over this view. As on a Mac, controls have the look that the theme gives them.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets how the pointer of an iPad changes with the views inside.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Keeps the pointer of an iPad as it is over this view.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
