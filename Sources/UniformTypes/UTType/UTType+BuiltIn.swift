extension UTType {
    /// A Boolean value that indicates whether the type is one of every Mac's types, which cannot be declared again.
    package var isBuiltIn: Bool {
        if case .system = storage { true } else { false }
    }
}
