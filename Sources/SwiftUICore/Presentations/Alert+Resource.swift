import Foundation

extension View {
    /// Presents an alert over this view's window while a binding is true.
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
