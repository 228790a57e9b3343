/// How much depends on the answer to a dialog.
@_weakLinked
public struct DialogSeverity: Equatable, Sendable {
    private let name: String

    /// As much as with most dialogs.
    public static let automatic = DialogSeverity(name: "automatic")
    /// As much as with most dialogs.
    public static let standard = DialogSeverity(name: "standard")
    /// Something is lost by the wrong answer: the dialog shows a warning.
    public static let critical = DialogSeverity(name: "critical")
}

/// What views around say of the looks of a dialog.
struct DialogLook {
    var icon: Image?
    var severity = DialogSeverity.automatic
    /// What leaves the dialog out from now on, with its title.
    var suppression: (title: Text, isOn: Binding<Bool>)?

    /// The picture of the dialog.
    var shownIcon: Image? { icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle") : nil) }
}

private struct DialogLookKey: EnvironmentKey { static var defaultValue: DialogLook { DialogLook() } }

extension EnvironmentValues {
    var dialogLook: DialogLook {
        get { self[DialogLookKey.self] }
        set { self[DialogLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the picture of alerts and confirmation dialogs in this view.
    /// - Parameter icon: The picture; nil for none.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View {
        transformEnvironment(\.dialogLook) { $0.icon = icon }
    }

    /// Sets how much depends on the answers to alerts and confirmation dialogs in this view.
    /// - Parameter severity: How much.
    nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
        transformEnvironment(\.dialogLook) { $0.severity = severity }
    }

    /// Adds a box to alerts and confirmation dialogs in this view, by which the user wants no more of them.
    ///
    /// The program presents the dialog no more when the value is true.
    /// - Parameters:
    ///   - title: The title of the box.
    ///   - isSuppressed: Whether the user wants no more of them.
    nonisolated public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View {
        transformEnvironment(\.dialogLook) { $0.suppression = (title, isSuppressed) }
    }

    /// Adds a box to alerts and confirmation dialogs in this view, by which the user wants no more of them.
    /// - Parameters:
    ///   - titleKey: The title of the box.
    ///   - isSuppressed: Whether the user wants no more of them.
    nonisolated public func dialogSuppressionToggle(
        _ titleKey: LocalizedStringKey,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a box to alerts and confirmation dialogs in this view, by which the user wants no more of them.
    /// - Parameters:
    ///   - titleResource: The title of the box.
    ///   - isSuppressed: Whether the user wants no more of them.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle(
        _ titleResource: LocalizedStringResource,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed)
    }

    /// Adds a box to alerts and confirmation dialogs in this view, by which the user wants no more of them.
    /// - Parameters:
    ///   - title: The title of the box.
    ///   - isSuppressed: Whether the user wants no more of them.
    @_disfavoredOverload
    nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
        _ title: S,
        isSuppressed: Binding<Bool>
    ) -> some View {
        dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
    }

    /// Adds a box “Do not show this message again” to alerts and confirmation dialogs in this view.
    /// - Parameter isSuppressed: Whether the user wants no more of them.
    nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
        dialogSuppressionToggle("Do not show this message again", isSuppressed: isSuppressed)
    }
}
