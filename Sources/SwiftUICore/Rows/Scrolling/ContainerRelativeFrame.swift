import Foundation

/// An element with lengths that follow from those of the scroll view or the window around.
final class ContainerRelativeElement: WrapperElement, PlainElement, ScrollFollower {
    var axes: Axis.Set = []
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateSize() } } }
    /// The length for that of the container.
    var length: (CGFloat, Axis) -> CGFloat = { length, _ in length } { didSet { invalidateSize() } }
    /// The size of the container that the layout reckoned with.
    private var container: CGSize?

    /// The size of the container; nil before it is known.
    private var currentContainer: CGSize? {
        if let scroll = scrollAround {
            return scroll.visible.isEmpty ? nil : scroll.clearPart.size
        }
        var next: LayoutElement? = self
        while let element = next {
            if let size = element.hostedSize, element.layoutHost != nil { return size }
            next = element.parent
        }
        return nil
    }

    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let container = currentContainer
        self.container = container
        var offered = proposal
        if axes.contains(.horizontal), let all = container?.width ?? proposal.width {
            offered.width = max(0, length(all, .horizontal))
        }
        if axes.contains(.vertical), let all = container?.height ?? proposal.height {
            offered.height = max(0, length(all, .vertical))
        }
        return offered
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let offered = offered(proposal)
        let size = content.size(offered)
        return CGSize(
            width: axes.contains(.horizontal) ? offered.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? offered.height ?? size.height : size.height
        )
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        scrollAround?.add(self)
        if container != currentContainer { invalidateSize() }
        let offered = offered(proposal)
        content.place(in: alignment.place(content, content.size(offered), in: frame), proposal: offered)
    }

    func visiblePartDidChange() {
        if container != currentContainer { invalidateSize() }
    }
}

@_weakLinked
struct ContainerRelativeModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat
}

extension ContainerRelativeModifier: ElementModifier {
    typealias Body = Never

    func update(_ element: ContainerRelativeElement, in node: ViewNode) {
        (element.axes, element.alignment, element.length) = (axes, alignment, length)
    }
}

extension View {
    /// Sizes this view like the enclosing scroll view or the window.
    /// - Parameters:
    ///   - axes: The lengths.
    ///   - alignment: The alignment of the view in that frame.
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    /// Sizes this view to a fraction of the enclosing scroll view or the window.
    /// - Parameters:
    ///   - axes: The lengths.
    ///   - count: The number of equal parts of a length.
    ///   - span: The number of parts that the view takes.
    ///   - spacing: The space between two parts, in points.
    ///   - alignment: The alignment of the view in that frame.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(max(1, count) - 1)) / CGFloat(max(1, count))
            return part * CGFloat(span) + spacing * (CGFloat(span) - 1)
        }
    }

    /// Sizes this view based on the size of the enclosing scroll view or the window.
    /// - Parameters:
    ///   - axes: The lengths.
    ///   - alignment: The alignment of the view in that frame.
    ///   - length: Gives the view's length for that of the place, in points.
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
    }
}
