import Foundation

/// The user's preferred text size.
///
/// The desktop has one size and scale for all text, which is ``large``. A view that sets another size has text in
/// styles such as `body` grow or shrink as on Apple's systems.
@_weakLinked
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// 0.82 times the desktop's text size. This is the smallest size.
    case xSmall
    /// 0.88 times the desktop's text size.
    case small
    /// 0.94 times the desktop's text size.
    case medium
    /// The desktop's text size.
    case large
    /// 1.12 times the desktop's text size.
    case xLarge
    /// 1.24 times the desktop's text size.
    case xxLarge
    /// 1.35 times the desktop's text size.
    case xxxLarge
    /// 1.65 times the desktop's text size. This is the smallest accessibility size.
    case accessibility1
    /// 1.94 times the desktop's text size.
    case accessibility2
    /// 2.35 times the desktop's text size.
    case accessibility3
    /// 2.76 times the desktop's text size.
    case accessibility4
    /// 3.12 times the desktop's text size. This is the largest size.
    case accessibility5

    /// A Boolean value that indicates whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The size of body text on Apple's systems, in points.
    private var bodySize: CGFloat {
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        }
    }

    /// The factor by which to scale text from the desktop's size.
    var factor: CGFloat { bodySize / 17 }

    /// Returns a font scaled to this size. Sizes in points do not change.
    func scaling(_ font: Font) -> Font {
        guard self != .large, case .relative = font.size else { return font }
        return font.scaled(by: factor)
    }
}

extension View {
    /// Sets the text size of this view.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits the text size of this view.
    /// - Parameter range: The sizes that may be.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
        return transformEnvironment(\.dynamicTypeSize) { size in
            guard let least = sizes.first, let greatest = sizes.last else { return }
            size = min(max(size, least), greatest)
        }
    }
}

/// A numeric value that scales with the text size.
@propertyWrapper
@_weakLinked
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value

    /// Creates a scaled value.
    /// - Parameters:
    ///   - wrappedValue: The length at the usual size of text.
    ///   - textStyle: The use of the text that it follows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// Creates a scaled value.
    /// - Parameter wrappedValue: The length at the usual size of text.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// The value at the text size of the environment.
    public var wrappedValue: Value { base * Value(Double(size.factor)) }
}
