extension View {
    /// Sets whether a widget on a tinted home screen draws this view in its accent colour.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Sets whether the content of a widget follows the curve of a watch's corner.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
