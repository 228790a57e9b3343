import Foundation

/// A film or a sound with the controls that play it.
package struct MediaPlayerContent: WidgetContent {
    package var file: URL
    /// A Boolean value that indicates whether there is nothing to see.
    package var isSound: Bool
    /// Called once if the file cannot be played.
    package var didFail: @MainActor () -> Void

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(.group, label: file.lastPathComponent)]
    }
}

/// A view that plays a film or a sound. Another file needs another identity.
@_weakLinked
package struct MediaPlayer: LeafView {
    let content: MediaPlayerContent

    /// - Parameters:
    ///   - file: The file.
    ///   - isSound: Whether there is nothing to see.
    ///   - didFail: Called once if the file cannot be played.
    package init(_ file: URL, isSound: Bool, didFail: @escaping @MainActor () -> Void) {
        content = MediaPlayerContent(file: file, isSound: isSound, didFail: didFail)
    }

    package typealias Body = Never

    package func widgetContent(in environment: EnvironmentValues) -> MediaPlayerContent { content }
}
