/// The role of a button, which affects its appearance and its placement.
@_weakLinked
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// A role for a button that deletes the user's data.
    public static let destructive = ButtonRole(name: "destructive")
    /// A role for a button that cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// A role for a button that confirms an operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// A role for a button that closes a view without losing data.
    public static let close = ButtonRole(name: "close")
}

/// A preference that is true where a button cancels or closes what it is in.
@_weakLinked
enum EndingButtonKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
