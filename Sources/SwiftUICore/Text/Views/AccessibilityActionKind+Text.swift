extension AccessibilityActionKind {
    /// Creates the kind of a named action.
    /// - Parameter name: The name, as the user hears it.
    public init(named name: Text) { self.init(named: name.spokenString) }
}
