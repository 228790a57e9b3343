import Foundation

extension View {
    /// Presents an alert about an error over this view's window while a binding is true and there is an error.
    /// - Parameters:
    ///   - isPresented: Whether it is presented. It is set to false when the alert ends.
    ///   - error: The error, whose description is the title.
    ///   - actions: Its buttons.
    ///   - message: The message below the title.
    nonisolated public func alert<Failure: LocalizedError, Actions: View, Message: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: @escaping (Failure) -> Actions,
        @ViewBuilder message: @escaping (Failure) -> Message
    ) -> some View {
        dialog(
            .alert,
            Text(error?.errorDescription ?? error.map { "\($0)" } ?? ""),
            isPresented: isPresented,
            about: error,
            actions: actions,
            message: message
        )
    }

    /// Presents an alert about an error over this view's window while a binding is true and there is an error.
    nonisolated public func alert<Failure: LocalizedError, Actions: View>(
        isPresented: Binding<Bool>,
        error: Failure?,
        @ViewBuilder actions: @escaping () -> Actions
    ) -> some View {
        alert(isPresented: isPresented, error: error) { _ in
            actions()
        } message: { _ in
            EmptyView()
        }
    }

    nonisolated func dialog<Value, Actions: View, Message: View>(
        _ style: Presentation.Style,
        _ title: Text,
        titleVisibility: Visibility = .visible,
        isPresented: Binding<Bool>,
        about value: Value?,
        actions: @escaping (Value) -> Actions,
        message: @escaping (Value) -> Message
    ) -> some View {
        modifier(
            DialogModifier(
                style: style,
                title: title,
                isTitleVisible: titleVisibility != .hidden,
                isPresented: isPresented,
                value: value,
                actions: actions,
                message: message
            )
        )
    }
}
