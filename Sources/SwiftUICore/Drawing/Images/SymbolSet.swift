/// The source of the drawings of symbols.
///
/// The names that apps know from Apple's systems have pictures of their own here, which follow the weight of the text beside them.
/// An app that should look like the others of its desktop shows the icons of the desktop's theme instead, for those symbols that
/// the theme has an icon for:
///
///     ContentView()
///         .symbolSet(.desktop)
///
/// Symbols in the desktop's own parts, such as the menus of its panel, are the theme's in any case. Apple's systems have no such
/// setting.
@_weakLinked
public enum SymbolSet: Hashable, Sendable {
    /// The drawings made for this library.
    case drawn
    /// The icons of the desktop's theme that are closest in meaning. They have a single colour layer and a single weight.
    case desktop
}

extension View {
    /// Sets the source of the drawings of symbols in this view.
    /// - Parameter set: The pictures of the library, or the icons of the desktop's theme.
    nonisolated public func symbolSet(_ set: SymbolSet) -> some View { environment(\.symbolSet, set) }
}
