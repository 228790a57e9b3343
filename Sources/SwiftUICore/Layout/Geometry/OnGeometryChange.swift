import Foundation

extension View {
    /// Performs an action when a value derived from this view's size or position changes, and when it is first known.
    ///
    /// ```swift
    /// Text(title)
    ///     .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
    /// ```
    /// - Parameters:
    ///   - type: The type of the observed value.
    ///   - transform: Returns the observed value for a geometry.
    ///   - action: Called with the value.
    nonisolated public func onGeometryChange<Value: Equatable & Sendable>(
        for type: Value.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, value in action(value) }
    }

    /// Performs an action when a value derived from this view's size or position changes, and when it is first known.
    /// - Parameters:
    ///   - type: The type of the observed value.
    ///   - transform: Returns the observed value for a geometry.
    ///   - action: Called with the value before and the one now; at first with the first value as both.
    nonisolated public func onGeometryChange<Value: Equatable & Sendable>(
        for type: Value.Type,
        of transform: @escaping @Sendable (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        background {
            GeometryReader { geometry in
                // A spacer is a view without a widget.
                Spacer(minLength: 0).onChange(of: transform(geometry), initial: true) { before, now in
                    action(before, now)
                }
            }
        }
    }
}
