/// What a button is for, where that matters for its look or its place.
@_weakLinked
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// Destroys something of the user's.
    public static let destructive = ButtonRole(name: "destructive")
    /// Leaves things as they were.
    public static let cancel = ButtonRole(name: "cancel")
}
