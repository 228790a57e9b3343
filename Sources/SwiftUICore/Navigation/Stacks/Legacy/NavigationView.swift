/// Views of which one leads to the next: a stack, or columns where several views are given.
///
/// ```swift
/// NavigationView {
///     List(notes) { note in NavigationLink(note.title) { NoteView(note) } }
///     Text("No note is chosen.")
/// }
/// ```
///
/// One view is the root of a stack; two or three are columns, unless ``View/navigationViewStyle(_:)`` says otherwise. New
/// source uses ``NavigationStack`` and ``NavigationSplitView``.
@_weakLinked
public struct NavigationView<Content: View> {
    private let content: Content
    @Environment(\.navigationViewKind) private var kind

    /// Creates a navigation view.
    /// - Parameter content: The root of the stack, or the columns.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
    public var body: some View {
        let columns = (content as? any ColumnViews)?.columns ?? [AnyView(content)]
        if kind == .stack || columns.count == 1 {
            NavigationStack { columns[0] }
        } else if columns.count == 2 {
            NavigationSplitView {
                columns[0]
            } detail: {
                columns[1]
            }
        } else {
            NavigationSplitView {
                columns[0]
            } content: {
                columns[1]
            } detail: {
                columns[2]
            }
        }
    }
}

/// Several views of a builder, one by one.
@MainActor
private protocol ColumnViews {
    var columns: [AnyView] { get }
}

extension TupleView: ColumnViews {
    fileprivate var columns: [AnyView] {
        var columns: [AnyView] = []
        for view in repeat each value { columns.append(AnyView(view)) }
        return columns
    }
}

/// What a navigation view is.
enum NavigationViewKind: Hashable, Sendable {
    case automatic, stack, columns
}

private struct NavigationViewKindKey: EnvironmentKey {
    static var defaultValue: NavigationViewKind { .automatic }
}

extension EnvironmentValues {
    var navigationViewKind: NavigationViewKind {
        get { self[NavigationViewKindKey.self] }
        set { self[NavigationViewKindKey.self] = newValue }
    }
}

/// How a navigation view shows its views.
@_weakLinked
public protocol NavigationViewStyle {
    /// What the view is, as the framework knows it.
    var _kind: _NavigationViewKind { get }
}

/// What a navigation view is, as the framework knows it.
@_weakLinked
public struct _NavigationViewKind: Sendable {
    let value: NavigationViewKind
}

/// A stack for one view, columns for several.
@_weakLinked
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// What the view is.
    public var _kind: _NavigationViewKind { .init(value: .automatic) }
}

/// A stack, whose root is the first view.
@_weakLinked
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// What the view is.
    public var _kind: _NavigationViewKind { .init(value: .stack) }
}

/// Columns.
@_weakLinked
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// What the view is.
    public var _kind: _NavigationViewKind { .init(value: .columns) }
}

/// Columns, by an older name.
@_weakLinked
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// What the view is.
    public var _kind: _NavigationViewKind { .init(value: .columns) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A stack for one view, columns for several.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack, whose root is the first view.
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Sets how navigation views in this view show their views.
    /// - Parameter style: The style.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewKind, style._kind.value)
    }
}
