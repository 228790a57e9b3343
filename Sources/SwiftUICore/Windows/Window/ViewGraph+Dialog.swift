extension ViewGraph {
    /// Builds the tree of a dialog that belongs to no window.
    /// - Parameters:
    ///   - dialog: The dialog.
    ///   - environment: The environment of its views.
    ///   - host: The host of the tree.
    ///   - dismiss: Called when a button of the dialog has been pressed.
    package convenience init(
        _ dialog: DialogRequest,
        environment: EnvironmentValues,
        host: any ViewHost,
        dismiss: @escaping () -> Void
    ) {
        let dismissal = Dismissal(dismiss)
        var environment = environment
        environment.dismiss = DismissAction(dismissal)
        environment.isPresented = true
        self.init(RequestedDialog(request: dialog, dismissal: dismissal), environment: environment, host: host)
        settle()
    }
}
