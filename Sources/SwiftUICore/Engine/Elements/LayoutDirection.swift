import AppFiles
import Foundation

/// The direction of layout: from left to right or from right to left.
///
/// The language of the app sets it, and a view can set another for itself and the views inside:
///
/// ```swift
/// PhoneNumber().environment(\.layoutDirection, .leftToRight)
/// ```
///
/// Layouts do not ask for it. They reckon from the leading edge, and each view is mirrored in its parent where the layout runs
/// from right to left.
@_weakLinked
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
    /// Layout from left to right.
    case leftToRight
    /// Layout from right to left.
    case rightToLeft

    /// The direction of the app's current language.
    package static let ofApp: LayoutDirection = AppLanguage.isRightToLeft ? .rightToLeft : .leftToRight
}

private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .ofApp } }

extension EnvironmentValues {
    /// The layout direction: the one of the app's language unless a view sets a different one.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Returns whether both environments have the same direction.
    func hasSameDirection(as other: EnvironmentValues) -> Bool {
        isSame(as: other) || hasSameValue(for: ObjectIdentifier(LayoutDirectionKey.self), as: other)
    }
}
