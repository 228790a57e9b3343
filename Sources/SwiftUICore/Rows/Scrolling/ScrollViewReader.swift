import Foundation
import UniformTypeIdentifiers

/// A view whose content can scroll to the views inside.
///
/// ```swift
/// ScrollViewReader { proxy in
///     Button("To the end") { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
///     ScrollView {
///         LazyVStack { ForEach(messages) { MessageView(message: $0) } }
///     }
/// }
/// ```
@_weakLinked
public struct ScrollViewReader<Content: View> {
    /// A closure that creates the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view whose content can scroll to the views inside.
    /// - Parameter content: Returns the content, given a proxy that scrolls it.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
    public typealias Body = Never
}

/// A proxy that scrolls to the views inside a ``ScrollViewReader``.
@_weakLinked
public struct ScrollViewProxy: Sendable {
    private let reach: ScrollReach

    init(_ reach: ScrollReach) { self.reach = reach }

    /// Scrolls until a view is visible.
    ///
    /// Views of a `ForEach` in a list or a lazy container are identified by their elements, even if they do not exist
    /// yet. Others are identified by ``View/id(_:)``.
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - anchor: The point of the view that is aligned with the same point of the scroll view; nil for the least
    ///     movement.
    @MainActor @preconcurrency
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { reach.scroll(to: id, anchor) }
}

/// The views that a proxy reaches.
@MainActor
final class ScrollReach {
    weak var node: ViewNode?

    nonisolated init() {}

    func scroll(to identity: AnyHashable, _ anchor: UnitPoint?) {
        // The latest changes, such as an added row, are followed first.
        node?.graph.afterUpdate { [self] in
            guard outcome(identity, anchor) == .notPlaced else { return }
            node?.graph.followers.afterLayout { [self] in _ = outcome(identity, anchor) }
        }
    }

    private func outcome(_ identity: AnyHashable, _ anchor: UnitPoint?) -> ScrollOutcome {
        guard let node, !node.isRemoved else { return .done }
        for element in node.scrollableElements {
            let outcome = element.scroll(to: identity, anchor: anchor)
            if outcome != .notFound { return outcome }
        }
        if ReportedOnce.first("scrollTo") {
            BackgroundLogger(label: "SwiftUI.ScrollViewReader").warning(
                "scrollTo(_:anchor:) found no view with the identity \(identity.base) that can be scrolled. The view must be in a ScrollView or a List inside the ScrollViewReader, and be made for an element with that identity or have it by .id(_:)."
            )
        }
        return .notFound
    }
}

extension ScrollViewReader: PrimitiveView {
    package func makeNode(_ inputs: NodeInputs) -> ViewNode {
        let reach = ScrollReach()
        let node = ClosureNode(self, content: { $0.content(ScrollViewProxy(reach)) }, inputs)
        reach.node = node
        return node
    }
}

extension ViewNode {
    /// The elements in which views can be looked for: not rows that a list around makes when it shows them.
    fileprivate var scrollableElements: [LayoutElement] {
        guard rowsOnDemand else { return elements }
        return rows.compactMap { if case .element(let element) = $0.rows { element } else { nil } }
    }
}
