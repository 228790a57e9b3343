extension UTType {
    /// The MIME types under which the desktop's programs know the type, the preferred one first.
    ///
    /// Apple declares no MIME type for many types that have one elsewhere. Beside those of ``tags`` these are the names
    /// that the shared MIME-info database gives to the type's filename extensions:
    ///
    /// ```swift
    /// UTType.cSource.preferredMIMEType    // nil
    /// UTType.cSource.desktopMIMETypes     // ["text/x-csrc"]
    /// ```
    public var desktopMIMETypes: [String] { DesktopTypes.mimeTypes(of: self) }

    /// The names of the type's icons in the desktop's icon theme, the most specific first.
    ///
    /// Names that an application declares precede those of the shared MIME-info database:
    ///
    /// ```swift
    /// UTType.png.iconNames    // ["image-png", "image-x-generic"]
    /// ```
    public var iconNames: [String] {
        var names: [String] = []
        if case .runtime(let type) = storage { names = type.resolved.facts.iconNames }
        if conforms(to: .directory) { return names + ["folder"] }
        if let mimeType = preferredMIMEType ?? desktopMIMETypes.first {
            names += DesktopDatabase.shared.iconNames(of: mimeType)
        }
        return names
    }
}
