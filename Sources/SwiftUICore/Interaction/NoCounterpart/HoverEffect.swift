/// The effect of the pointer of an iPad on a control.
@_weakLinked
public struct HoverEffect: Sendable {
    private enum Kind: Sendable {
        case automatic, highlight, lift
    }

    private let kind: Kind

    /// The default effect of the control.
    public static let automatic = HoverEffect(kind: .automatic)
    /// The pointer becomes a highlight behind the control.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The pointer slides under the control, which is scaled up and gets a shadow.
    public static let lift = HoverEffect(kind: .lift)
}

extension View {
    /// Sets the hover effect of the pointer of an iPad on this view. As on a Mac, controls have the appearance of the theme.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Sets the hover effect of the pointer of an iPad on this view. As on a Mac, controls have the appearance of the theme.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Sets the default hover effect of the pointer of an iPad on views inside.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// Disables the hover effect of the pointer of an iPad on this view.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
