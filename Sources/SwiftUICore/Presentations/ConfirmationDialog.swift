extension View {
    /// Presents a confirmation dialog over this view's window while a value is true.
    ///
    /// Each of its buttons ends it. A button “Cancel” is added where no button has the role `cancel`.
    /// - Parameters:
    ///   - titleKey: What is to be chosen.
    ///   - isPresented: Whether it is presented; set to false when it ends.
    ///   - titleVisibility: Whether the title is shown in the dialog; the window has it in any case.
    ///   - actions: Its buttons.
    ///   - message: The message below the title.
    nonisolated public func confirmationDialog<Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog about a value while another value is true.
    nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog about a value while another value is true.
    nonisolated public func confirmationDialog<Value, Actions: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(titleKey),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions
        )
    }

    /// Presents a confirmation dialog over this view's window while a value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog about a value while another value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<Title: StringProtocol, Value, Actions: View, Message: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog about a value while another value is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<Title: StringProtocol, Value, Actions: View>(
        _ title: Title,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions
    ) -> some View {
        confirmationDialog(
            Text(title),
            isPresented: isPresented,
            titleVisibility: titleVisibility,
            presenting: data,
            actions: actions
        )
    }

    /// Presents a confirmation dialog over this view's window while a value is true.
    nonisolated public func confirmationDialog<Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message = { EmptyView() }
    ) -> some View {
        dialog(
            .confirmationDialog,
            title,
            titleVisibility: titleVisibility,
            isPresented: isPresented,
            about: (),
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog about a value while another value is true.
    nonisolated public func confirmationDialog<Value, Actions: View, Message: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions,
        @ViewBuilder message: @escaping (Value) -> Message
    ) -> some View {
        dialog(
            .confirmationDialog,
            title,
            titleVisibility: titleVisibility,
            isPresented: isPresented,
            about: data,
            actions: actions,
            message: message
        )
    }

    /// Presents a confirmation dialog about a value while another value is true.
    nonisolated public func confirmationDialog<Value, Actions: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: Value?,
        @ViewBuilder actions: @escaping (Value) -> Actions
    ) -> some View {
        dialog(
            .confirmationDialog,
            title,
            titleVisibility: titleVisibility,
            isPresented: isPresented,
            about: data,
            actions: actions,
            message: { _ in EmptyView() }
        )
    }
}
