extension UTType {
    /// Whether the type is one of those that every Mac knows, which nothing can declare anew.
    package var isBuiltIn: Bool {
        if case .system = storage { true } else { false }
    }
}
