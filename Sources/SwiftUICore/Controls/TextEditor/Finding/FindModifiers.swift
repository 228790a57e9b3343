extension View {
    /// Shows and hides the find bar of the text editors in this view.
    ///
    /// ```swift
    /// TextEditor(text: $text)
    ///     .findNavigator(isPresented: $isSearching)
    ///     .toolbar { Toggle("Find", systemImage: "magnifyingglass", isOn: $isSearching) }
    /// ```
    ///
    /// The user opens the bar with Control-F in an editor, with or without this modifier, and closes it with Escape; the binding
    /// follows. Of several editors, the one that was edited last has the bar, or the first of them.
    /// - Parameter isPresented: A Boolean value that indicates whether the bar is shown.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
        modifier(FindNavigatorModifier(isPresented: isPresented))
    }

    /// Prevents the user from finding, and therefore replacing, text in the text editors in this view.
    /// - Parameter isDisabled: A Boolean value that indicates whether nothing is found.
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isFindDisabled) { $0 = $0 || isDisabled }
    }

    /// Prevents the user from replacing what the find bar finds in the text editors in this view.
    /// - Parameter isDisabled: A Boolean value that indicates whether nothing is replaced.
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
        transformEnvironment(\.isReplaceDisabled) { $0 = $0 || isDisabled }
    }
}

/// The context for finding text, for text-editing views that have their own find bar.
@_weakLinked
public struct FindContext {
    /// A binding to whether the find bar is visible; nil outside of ``SwiftUICore/View/findNavigator(isPresented:)``.
    public let isPresented: Binding<Bool>?
    /// A Boolean value that indicates whether the user may replace matches.
    public let supportsReplace: Bool
}

/// A modifier that gives the editors inside a binding to whether their find bar is shown.
@_weakLinked
struct FindNavigatorModifier {
    let isPresented: Binding<Bool>
    @State private var editors = FindEditors()

    nonisolated init(isPresented: Binding<Bool>) { self.isPresented = isPresented }
}

extension FindNavigatorModifier: ViewModifier {
    func body(content: Content) -> some View {
        content
            .environment(\.findPresentation, isPresented)
            .environment(\.findEditors, editors)
    }
}

/// The editors inside a ``SwiftUICore/View/findNavigator(isPresented:)``, of which one at a time has the find bar.
final class FindEditors: Equatable {
    /// The editor that was edited last.
    private let edited = StateLocation<AnyHashable?>(nil)
    private let all = StateLocation<[AnyHashable]>([])

    /// Returns whether an editor has the bar, which the evaluation under way follows.
    func isChosen(_ editor: AnyHashable) -> Bool { (edited.value ?? all.value.first) == editor }

    func add(_ editor: AnyHashable) { all.value.append(editor) }

    func remove(_ editor: AnyHashable) {
        all.value.removeAll { $0 == editor }
        if edited.untrackedValue == editor { edited.value = nil }
    }

    func didEdit(_ editor: AnyHashable) { edited.value = editor }

    static func == (first: FindEditors, second: FindEditors) -> Bool { first === second }
}

private struct FindPresentationKey: EnvironmentKey { static var defaultValue: Binding<Bool>? { nil } }
private struct FindEditorsKey: EnvironmentKey { static var defaultValue: FindEditors? { nil } }
private struct FindDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ReplaceDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The context for finding text; nil within ``SwiftUICore/View/findDisabled(_:)``.
    public var findContext: FindContext? {
        isFindDisabled ? nil : FindContext(isPresented: findPresentation, supportsReplace: !isReplaceDisabled)
    }

    var findPresentation: Binding<Bool>? {
        get { self[FindPresentationKey.self] }
        set { self[FindPresentationKey.self] = newValue }
    }

    var findEditors: FindEditors? {
        get { self[FindEditorsKey.self] }
        set { self[FindEditorsKey.self] = newValue }
    }

    var isFindDisabled: Bool {
        get { self[FindDisabledKey.self] }
        set { self[FindDisabledKey.self] = newValue }
    }

    var isReplaceDisabled: Bool {
        get { self[ReplaceDisabledKey.self] }
        set { self[ReplaceDisabledKey.self] = newValue }
    }
}
