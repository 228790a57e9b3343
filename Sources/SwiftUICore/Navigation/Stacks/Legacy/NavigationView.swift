/// A navigation stack, or columns if there are several views.
///
/// ```swift
/// NavigationView {
///     List(notes) { note in NavigationLink(note.title) { NoteView(note) } }
///     Text("No note is chosen.")
/// }
/// ```
///
/// A single view is the root of a stack. Two or three are columns, unless ``View/navigationViewStyle(_:)`` sets another
/// style. New source uses ``NavigationStack`` and ``NavigationSplitView``.
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

/// The kind of a navigation view.
enum NavigationViewKind: Hashable, Sendable {
    case automatic, stack, columns
}

/// The way in which a navigation view arranges its views.
@_weakLinked
public protocol NavigationViewStyle {
    /// The framework's description of the kind of view.
    var _kind: _NavigationViewKind { get }
}

/// The framework's description of a kind of navigation view.
@_weakLinked
public struct _NavigationViewKind: Sendable {
    let value: NavigationViewKind
}

/// The default navigation view style, which shows one view as a stack and several views as columns.
@_weakLinked
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The kind of navigation view.
    public var _kind: _NavigationViewKind { .init(value: .automatic) }
}

/// A navigation view style that shows a stack with the first view as its root.
@_weakLinked
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The kind of navigation view.
    public var _kind: _NavigationViewKind { .init(value: .stack) }
}

/// A navigation view style that shows columns.
@_weakLinked
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The kind of navigation view.
    public var _kind: _NavigationViewKind { .init(value: .columns) }
}

/// A navigation view style that shows columns, under its former name.
@_weakLinked
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
    /// Creates the style.
    public init() {}
    /// The kind of navigation view.
    public var _kind: _NavigationViewKind { .init(value: .columns) }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default navigation view style, which shows one view as a stack and several views as columns.
    public static var automatic: DefaultNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A navigation view style that shows a stack with the first view as its root.
    public static var stack: StackNavigationViewStyle { .init() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// A navigation view style that shows columns.
    public static var columns: ColumnNavigationViewStyle { .init() }
}

extension View {
    /// Sets the style for navigation views in this view.
    /// - Parameter style: The style.
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewKind, style._kind.value)
    }
}
