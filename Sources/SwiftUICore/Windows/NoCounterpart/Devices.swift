extension View {
    /// Hides the status bar of an iPhone.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Hides the status bar of an iPhone.
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// Hides overlays that a device shows over all apps, such as the home indicator of an iPhone.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Gives gestures of the app precedence over those of the device at some edges of its screen.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Sets the range of brightness in which pictures are shown.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// Sets whether Writing Tools are offered for the text in this view.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

extension Image {
    /// A range of brightness.
    public struct DynamicRange: Hashable, Sendable {
        private let value: Int
        /// No brighter than white in the interface.
        public static let standard = DynamicRange(value: 0)
        /// A little brighter than white in the interface.
        public static let constrainedHigh = DynamicRange(value: 1)
        /// The greatest brightness of the display.
        public static let high = DynamicRange(value: 2)
    }

    /// Sets the range of brightness in which the picture is shown: always the standard one.
    nonisolated public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The features of Writing Tools.
@_weakLinked
public struct WritingToolsBehavior: Equatable, Sendable {
    private let value: Int
    /// The features that suit the view.
    public static let automatic = WritingToolsBehavior(value: 0)
    /// Proofreading and rewriting in the text itself.
    public static let complete = WritingToolsBehavior(value: 1)
    /// Proposals in a panel of their own.
    public static let limited = WritingToolsBehavior(value: 2)
    /// No features.
    public static let disabled = WritingToolsBehavior(value: 3)
}
