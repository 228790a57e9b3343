import Foundation

/// An action that refreshes the content of a view.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// …
/// Button("Reload") { Task { await refresh?() } }
/// ```
@_weakLinked
public struct RefreshAction {
    let source: RefreshSource

    /// Refreshes the content and returns when the refresh is complete.
    @MainActor @preconcurrency public func callAsFunction() async { await source.run() }
}

extension RefreshAction: ComparableProperty {
    func isSame(as other: RefreshAction) -> Bool { source === other.source }
}

/// The program's current action for a refresh.
@MainActor
@Observable
final class RefreshSource {
    @ObservationIgnored var action: (@Sendable () async -> Void)?
    /// A Boolean value that indicates whether a refresh that the user asked for is under way.
    private(set) var isRunning = false

    nonisolated init() {}

    func run() async { await action?() }

    /// Begins a refresh for the user; one at a time.
    func begin() {
        guard !isRunning else { return }
        isRunning = true
        Task { @MainActor in
            await run()
            isRunning = false
        }
    }
}

private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// The action that refreshes the view's content; nil if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

/// A modifier that lets the user refresh views.
@_weakLinked
struct RefreshableModifier {
    let action: @Sendable () async -> Void
    @State private var source = RefreshSource()

    init(action: @escaping @Sendable () async -> Void) { self.action = action }
}

extension RefreshableModifier: ViewModifier {
    func body(content: Content) -> some View {
        source.action = action
        return
            content
            .environment(\.refresh, RefreshAction(source: source))
            .overlay(alignment: .top) {
                if source.isRunning { ProgressView().padding(8).accessibilityLabel("Refreshing") }
            }
            .transformPreference(ShortcutTargetsKey.self) { [source] targets in
                let item = MenuItem(.action { source.begin() })
                targets += Self.shortcuts.map { ShortcutTarget(shortcut: $0, item: item) }
            }
    }

    /// The keys with which programs of a desktop refresh their contents.
    private static var shortcuts: [KeyboardShortcut] {
        [KeyboardShortcut("r"), KeyboardShortcut(.f5, modifiers: [])]
    }
}

extension KeyEquivalent {
    /// The function key that refreshes contents.
    package static let f5 = KeyEquivalent("\u{F708}")
}

extension View {
    /// Lets the user refresh this view with Control-R, with F5, and on touch screens by pulling a list down.
    ///
    /// ```swift
    /// List(messages) { Text($0.subject) }
    ///     .refreshable { await mailbox.load() }
    /// ```
    /// - Parameter action: Refreshes the contents of the view. A progress indicator is shown until it returns.
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action: action))
    }
}
