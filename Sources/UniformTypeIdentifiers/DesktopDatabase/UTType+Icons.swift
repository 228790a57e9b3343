extension UTType {
    /// The names of icons for the type in the desktop's icon theme, the most specific first.
    ///
    /// Names that an application declares come first, then those of the shared MIME-info database:
    ///
    /// ```swift
    /// UTType.png.iconNames    // ["image-png", "image-x-generic"]
    /// ```
    public var iconNames: [String] {
        var names: [String] = []
        if case .runtime(let type) = storage { names = type.resolved.facts.iconNames }
        if conforms(to: .directory) { return names + ["folder"] }
        if let mimeType = preferredMIMEType {
            names += DesktopDatabase.shared.iconNames(of: mimeType)
        }
        return names
    }
}
