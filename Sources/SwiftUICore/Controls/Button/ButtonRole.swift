/// What a button is for, where that matters for its look or its place.
@_weakLinked
public struct ButtonRole: Hashable, Sendable {
    let name: String
    /// The button destroys data of the user.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button confirms what the user has done.
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes what is shown, and nothing is lost by that.
    public static let close = ButtonRole(name: "close")
}
