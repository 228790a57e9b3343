/// What the Return key of a keyboard on the screen is labelled with.
///
/// Keyboards on the screen of Linux desktops label it themselves.
@_weakLinked
public struct SubmitLabel: Sendable {
    private enum Word: Sendable {
        case done, go, send, join, route, search, `return`, next, `continue`
    }

    private let word: Word

    public static var done: SubmitLabel { Self(word: .done) }
    public static var go: SubmitLabel { Self(word: .go) }
    public static var send: SubmitLabel { Self(word: .send) }
    public static var join: SubmitLabel { Self(word: .join) }
    public static var route: SubmitLabel { Self(word: .route) }
    public static var search: SubmitLabel { Self(word: .search) }
    public static var `return`: SubmitLabel { Self(word: .return) }
    public static var next: SubmitLabel { Self(word: .next) }
    public static var `continue`: SubmitLabel { Self(word: .continue) }
}

extension View {
    /// Labels the Return key of keyboards on the screen, which are not told here.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
