import Foundation

extension View {
    /// Sets the title of the window, or of the sheet, that this view is in.
    /// - Parameter titleResource: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(String(localized: titleResource))
    }

    /// Sets what the pointer shows over this view.
    /// - Parameter textResource: The text.
    @_disfavoredOverload
    nonisolated public func help(_ textResource: LocalizedStringResource) -> some View {
        help(String(localized: textResource))
    }

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

    /// Tells assistive technologies what this view does.
    /// - Parameter hintResource: What it does.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(String(localized: hintResource))
    }

    /// Shows an alert.
    /// - Parameters:
    ///   - titleResource: The title.
    ///   - isPresented: Whether the alert is shown.
    ///   - actions: The buttons.
    ///   - message: The message.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }
}
