/// The size of controls.
@_weakLinked
public enum ControlSize: CaseIterable, Hashable, Sendable, Comparable {
    /// The smallest size.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case regular
    /// Larger than usual.
    case large
    /// The largest size.
    case extraLarge
}

extension View {
    /// Sets how large the controls in this view are.
    /// - Parameter controlSize: The size.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits how large the controls in this view are. A size beyond the limits becomes the nearest within them.
    /// - Parameter range: The sizes that controls can have.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        let sizes = ControlSize.allCases.filter(range.contains)
        return transformEnvironment(\.controlSize) { size in
            guard let least = sizes.first, let greatest = sizes.last else { return }
            size = min(max(size, least), greatest)
        }
    }
}
