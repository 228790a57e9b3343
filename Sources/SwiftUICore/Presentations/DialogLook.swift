/// The severity of a dialog.
@_weakLinked
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    /// The default severity.
    public static let automatic = DialogSeverity(name: "automatic")
    /// The default severity.
    public static let standard = DialogSeverity(name: "standard")
    /// A severity for dialogs in which the wrong answer causes a loss. The dialog shows a warning.
    public static let critical = DialogSeverity(name: "critical")
}

/// The look of dialogs, as the views around them set it.
struct DialogLook {
    var icon: Image?
    var severity = DialogSeverity.automatic
    /// The title of the check box that keeps the dialog from appearing again, and its value.
    var suppression: (title: Text, isOn: Binding<Bool>)?

    /// The picture of the dialog.
    var shownIcon: Image? { icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle") : nil) }
}

extension View {
    /// Sets the icon of alerts and confirmation dialogs in this view.
    /// - Parameter icon: The picture; nil for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogLook) { $0.icon = icon }
    }

    /// Sets the severity of alerts and confirmation dialogs in this view.
    /// - Parameter severity: The severity.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogLook) { $0.severity = severity }
    }

    /// Adds a check box to alerts and confirmation dialogs in this view with which the user can prevent them from appearing again.
    ///
    /// The check box only sets the value: do not present the dialog while that is true.
    /// - Parameters:
    ///   - title: The title of the box.
    ///   - isSuppressed: Whether the check box is marked.
    nonisolated public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogLook) { $0.suppression = (title, isSuppressed) }
    }

    /// Adds a check box to alerts and confirmation dialogs in this view with which the user can prevent them from appearing again.
    /// - Parameters:
    ///   - titleKey: The title of the box.
    ///   - isSuppressed: Whether the check box is marked.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a check box to alerts and confirmation dialogs in this view with which the user can prevent them from appearing again.
    /// - Parameters:
    ///   - titleResource: The title of the box.
    ///   - isSuppressed: Whether the check box is marked.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Adds a check box to alerts and confirmation dialogs in this view with which the user can prevent them from appearing again.
    /// - Parameters:
    ///   - title: The title of the box.
    ///   - isSuppressed: Whether the check box is marked.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds the check box “Do not show this message again” to alerts and confirmation dialogs in this view.
    /// - Parameter isSuppressed: Whether the check box is marked.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle("Do not show this message again", isSuppressed: isSuppressed)
    }
}
