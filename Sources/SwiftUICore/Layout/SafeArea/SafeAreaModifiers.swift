import Foundation

/// The kinds of safe area.
@_weakLinked
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The safe area of bars and container edges.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The safe area of an on-screen keyboard, which has no effect in desktop windows.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All safe areas.
    public static let all = SafeAreaRegions(rawValue: .max)
}

@_weakLinked
struct IgnoringSafeAreaModifier {
    let edges: Edge.Set
}

extension IgnoringSafeAreaModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: IgnoringSafeAreaElement, in node: ViewNode) { element.edges = edges }
}

@_weakLinked
struct SafeAreaPaddingModifier {
    var insets: EdgeInsets
}

extension SafeAreaPaddingModifier: ElementModifier {
    typealias Body = Never

    func makeElement(around content: LayoutElement, in node: ViewNode) -> SafeAreaPaddingElement {
        SafeAreaPaddingElement(content, graph: node.graph)
    }

    func update(_ element: SafeAreaPaddingElement, in node: ViewNode) { element.insets = insets.finite }
}

extension SafeAreaPaddingModifier: Animatable {
    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }
}

/// The padding for a kind of scene.
@_weakLinked
public struct ScenePadding: Equatable, Sendable {
    private let name: String
    /// The minimum padding between the content of a window and its edges.
    public static let minimum = ScenePadding(name: "minimum")
    /// The padding around the content of a navigation bar.
    public static let navigationBar = ScenePadding(name: "navigationBar")

    /// The room that windows of GTK leave around their content, in points.
    fileprivate static let length: CGFloat = 18
}

extension View {
    /// Extends this view into the surrounding safe areas.
    /// - Parameters:
    ///   - regions: The regions that reserve the space.
    ///   - edges: The edges at which the view reaches under it.
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoringSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends this view into the surrounding safe areas.
    /// - Parameter edges: The edges at which it does.
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    /// Adds padding to the safe area of this view. Scrolling views and those that ignore safe areas extend under it.
    /// - Parameter insets: The amount for each edge, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds padding to the safe area of this view. Scrolling views and those that ignore safe areas extend under it.
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The amount, in points, or nil for the default of 16 points.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    /// Adds padding to the safe area of this view on all sides. Scrolling views and those that ignore safe areas extend under it.
    /// - Parameter length: The amount, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Adds the standard padding of windows, 18 points, to this view.
    /// - Parameter edges: The sides with space.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges, ScenePadding.length)
    }

    /// Adds the standard padding of windows, 18 points, to this view.
    /// - Parameters:
    ///   - padding: The padding.
    ///   - edges: The sides with space.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        scenePadding(edges)
    }
}
