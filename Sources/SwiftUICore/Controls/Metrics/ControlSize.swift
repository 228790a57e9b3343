/// The size of controls.
@_weakLinked
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
    /// The smallest size.
    case mini
    /// A size smaller than the regular one.
    case small
    /// The regular size.
    case regular
    /// A size larger than the regular one.
    case large
    /// The largest size.
    case extraLarge
}

extension View {
    /// Sets the size of controls in this view.
    /// - Parameter controlSize: The size.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits the size of controls in this view. Sizes outside the range become the nearest size within it.
    /// - Parameter range: The sizes that controls can have.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        let sizes = ControlSize.allCases.filter(range.contains)
        return transformEnvironment(\.controlSize) { size in
            guard let least = sizes.first, let greatest = sizes.last else { return }
            size = min(max(size, least), greatest)
        }
    }
}
