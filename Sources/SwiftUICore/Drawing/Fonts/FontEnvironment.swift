extension EnvironmentValues {
    /// The font of text, in the size that the user wants.
    var shownFont: Font { dynamicTypeSize.scaling(font ?? .body) }
}
