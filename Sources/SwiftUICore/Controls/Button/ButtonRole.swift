/// The role of a button, which affects its look or its place.
@_weakLinked
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// The button destroys data of the user.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button confirms the user's action.
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes the view without losing data.
    public static let close = ButtonRole(name: "close")
}
