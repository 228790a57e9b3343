extension View {
    /// Makes a widget on a tinted home screen draw this view in its accent colour.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Makes the content of a widget follow the curve of a watch's corner.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
