import Foundation

extension View {
    /// Sets the accessibility label of this view.
    /// - Parameter labelResource: The name.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(String(localized: labelResource))
    }

    /// Sets the accessibility value of this view.
    /// - Parameter valueResource: The value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(String(localized: valueResource))
    }

    /// Sets the accessibility hint of this view, which describes the effect of using it.
    /// - Parameter hintResource: The hint.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(String(localized: hintResource))
    }
}
