extension AccessibilityActionKind {
    /// Creates the kind of an action with a name.
    /// - Parameter name: The name, as the user hears it.
    public init(named name: Text) { self.init(named: name.spokenString) }
}
