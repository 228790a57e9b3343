import Foundation

/// The text size that the user prefers.
///
/// The desktop has one size and scale for all text, which is ``large``. A view that sets another size has text in
/// styles such as `body` grow or shrink as on Apple's systems.
@_weakLinked
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// 0.82 times the size of the desktop; the smallest size.
    case xSmall
    /// 0.88 times the size of the desktop.
    case small
    /// 0.94 times the size of the desktop.
    case medium
    /// The size of the desktop.
    case large
    /// 1.12 times the size of the desktop.
    case xLarge
    /// 1.24 times the size of the desktop.
    case xxLarge
    /// 1.35 times the size of the desktop.
    case xxxLarge
    /// 1.65 times the size of the desktop; the first of the sizes for accessibility.
    case accessibility1
    /// 1.94 times the size of the desktop.
    case accessibility2
    /// 2.35 times the size of the desktop.
    case accessibility3
    /// 2.76 times the size of the desktop.
    case accessibility4
    /// 3.12 times the size of the desktop; the largest size.
    case accessibility5

    /// A Boolean value that indicates whether the size is one of those for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The points that Apple's systems give body text.
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

    /// The factor for text in the desktop's size.
    var factor: CGFloat { bodySize / 17 }

    /// Returns a font as it is at this size. Sizes in points stay.
    func scaling(_ font: Font) -> Font {
        guard self != .large, case .relative = font.size else { return font }
        return font.scaled(by: factor)
    }
}

extension View {
    /// Sets how large text in this view is.
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Limits how large text in this view is.
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

/// A length that scales with the text size.
@propertyWrapper
@_weakLinked
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    @Environment(\.dynamicTypeSize) private var size
    private let base: Value

    /// Creates a length.
    /// - Parameters:
    ///   - wrappedValue: The length at the usual size of text.
    ///   - textStyle: The use of the text that it follows.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }

    /// Creates a length.
    /// - Parameter wrappedValue: The length at the usual size of text.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// The length at the size of text of the place.
    public var wrappedValue: Value { base * Value(Double(size.factor)) }
}
