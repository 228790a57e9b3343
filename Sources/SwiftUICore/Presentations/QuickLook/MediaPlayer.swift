import Foundation

/// A movie or sound with playback controls.
package struct MediaPlayerContent: WidgetContent {
    package var file: URL
    /// A Boolean value that indicates whether the file has only sound and no picture.
    package var isSound: Bool
    /// A closure that is called once if the file can't be played.
    package var didFail: @MainActor () -> Void

    package func accessibility(around inside: [AccessibilityElement]) -> [AccessibilityElement] {
        [AccessibilityElement(.group, label: file.lastPathComponent)]
    }
}

/// A view that plays a movie or sound. A different file needs a different identity.
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
