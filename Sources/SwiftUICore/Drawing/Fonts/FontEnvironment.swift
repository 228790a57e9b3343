private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
    /// The default font of text.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The greatest number of lines that text takes, or nil for as many as it needs.
    ///
    /// A number below one counts as one, as Apple's documentation has it
    /// (https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit).
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The alignment of lines of text that wraps.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The font of text, in the size that the user wants.
    var shownFont: Font { dynamicTypeSize.scaling(font ?? .body) }
}
