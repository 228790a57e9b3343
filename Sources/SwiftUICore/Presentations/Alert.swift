import Foundation

extension View {
    /// Presents an alert over this view's window while a value is true.
    ///
    /// Each of its buttons ends it. Without any it has a button “OK”; the Escape key presses the one with the role
    /// `cancel`.
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - isPresented: Whether it is presented; set to false when it ends.
    ///   - actions: Its buttons.
    ///   - message: The message below the title.
    nonisolated public func alert<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value over this view's window while another value is true.
    nonisolated public func alert<Value, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value over this view's window while another value is true.
    nonisolated public func alert<Value, Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert over this view's window while a value is true.
    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions, message: message)
    }

    /// Presents an alert about a value over this view's window while another value is true.
    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Value, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Presents an alert about a value over this view's window while another value is true.
    @_disfavoredOverload
    nonisolated public func alert<Title: StringProtocol, Value, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions
    ) -> some View {
        alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Presents an alert over this view's window while a value is true.
    nonisolated public func alert<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(.alert, title, isPresented: isPresented, about: (), actions: actions, message: message)
    }

    /// Presents an alert about a value over this view's window while another value is true.
    nonisolated public func alert<Value, Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        dialog(.alert, title, isPresented: isPresented, about: data, actions: actions, message: message)
    }

    /// Presents an alert about a value over this view's window while another value is true.
    nonisolated public func alert<Value, Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions
    ) -> some View {
        dialog(.alert, title, isPresented: isPresented, about: data, actions: actions, message: { _ in EmptyView() })
    }

    /// Presents an alert about an error over this view's window while a value is true and there is an error.
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

    /// Presents an alert about an error over this view's window while a value is true and there is an error.
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
                isTitleVisible: titleVisibility == .visible,
                isPresented: isPresented,
                value: value,
                actions: actions,
                message: message
            )
        )
    }
}
