extension View {
    /// Hides the status bar of an iPhone.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar of an iPhone.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Sets the visibility of overlays that a device shows over all apps, such as the home indicator of an iPhone.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Gives gestures of the app precedence over those of the device at some edges of the screen.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Sets the dynamic range in which pictures are shown.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// Sets whether Writing Tools are offered for the text in this view.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

extension Image {
    /// The dynamic range of a picture's brightness.
    public struct DynamicRange: Hashable, Sendable {
        private let value: Int
        /// A range that is no brighter than white in the user interface.
        public static let standard = DynamicRange(value: 0)
        /// A range that is slightly brighter than white in the user interface.
        public static let constrainedHigh = DynamicRange(value: 1)
        /// A range up to the maximum brightness of the display.
        public static let high = DynamicRange(value: 2)
    }

    /// Sets the dynamic range in which the picture is shown, which is always the standard one.
    nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The features of Writing Tools.
@_weakLinked
public struct WritingToolsBehavior: Equatable, Sendable {
    private let value: Int
    /// The default features of the view.
    public static let automatic = WritingToolsBehavior(value: 0)
    /// Proofreading and rewriting in the text itself.
    public static let complete = WritingToolsBehavior(value: 1)
    /// Suggestions in a separate panel.
    public static let limited = WritingToolsBehavior(value: 2)
    /// No features.
    public static let disabled = WritingToolsBehavior(value: 3)
}

extension View {
    /// Sets whether a widget on a tinted home screen draws this view in its accent colour.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    /// Sets whether the content of a widget follows the curve of a watch's corner.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
