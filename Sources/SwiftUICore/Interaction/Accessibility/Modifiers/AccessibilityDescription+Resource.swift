import Foundation

extension View {
    /// Names this view for assistive technologies.
    /// - Parameter labelResource: The name.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(String(localized: labelResource))
    }

    /// Tells assistive technologies the value of this view.
    /// - Parameter valueResource: The value.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(String(localized: valueResource))
    }

    /// Adds an accessibility hint about the effect of using this view.
    /// - Parameter hintResource: The hint.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(String(localized: hintResource))
    }
}
