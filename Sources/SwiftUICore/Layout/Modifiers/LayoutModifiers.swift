import Foundation

@_weakLinked
struct PaddingModifier {
    var insets: EdgeInsets
}

extension PaddingModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func makeElement(around content: LayoutElement, in node: ViewNode) -> PaddingElement {
        PaddingElement(content, graph: node.graph)
    }

    func update(_ element: PaddingElement, in node: ViewNode) { element.insets = insets.numbers }
}

extension PaddingModifier: Animatable {
    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }
}

@_weakLinked
struct FrameModifier {
    var width = FrameElement.Bounds()
    var height = FrameElement.Bounds()
    var alignment: Alignment
}

extension FrameModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func update(_ element: FrameElement, in node: ViewNode) {
        element.width = width.possible("width")
        element.height = height.possible("height")
        element.alignment = alignment
    }
}

extension FrameModifier: Animatable {
    var animatableData: AnimatablePair<FrameElement.Bounds.AnimatableData, FrameElement.Bounds.AnimatableData> {
        get { AnimatablePair(width.animatableData, height.animatableData) }
        set { (width.animatableData, height.animatableData) = (newValue.first, newValue.second) }
    }
}

extension FrameElement.Bounds: Animatable {
    var animatableData: AnimatablePair<AnimatablePair<AnimatableLength, AnimatableLength>, AnimatableLength> {
        get {
            AnimatablePair(
                AnimatablePair(AnimatableLength(length: minimum), AnimatableLength(length: ideal)),
                AnimatableLength(length: maximum)
            )
        }
        set {
            (minimum, ideal) = (newValue.first.first.length, newValue.first.second.length)
            maximum = newValue.second.length
        }
    }
}

@_weakLinked
struct FixedSizeModifier {
    let horizontal: Bool
    let vertical: Bool
}

extension FixedSizeModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func update(_ element: FixedSizeElement, in node: ViewNode) {
        element.horizontal = horizontal
        element.vertical = vertical
    }
}

@_weakLinked
struct AspectRatioModifier {
    let ratio: CGFloat?
    let mode: ContentMode
}

extension AspectRatioModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func update(_ element: AspectRatioElement, in node: ViewNode) {
        element.ratio = ratio.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        element.mode = mode
    }
}

@_weakLinked
struct OffsetModifier {
    var offset: CGSize
}

extension OffsetModifier: Animatable {
    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }
}

extension OffsetModifier: ElementModifier {
    typealias Body = Never
    static var keepsNothing: Bool { true }

    func update(_ element: OffsetElement, in node: ViewNode) { element.offset = offset.possibleDistance }
}

extension View {
    /// Adds space around this view.
    /// - Parameters:
    ///   - edges: The sides with space.
    ///   - length: The amount, or nil for the default of 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
    }

    /// Adds space around this view.
    /// - Parameter length: The amount on each side.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Adds space around this view.
    /// - Parameter insets: The amount on each side.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Positions this view in a frame with a fixed width, height or both.
    /// - Parameters:
    ///   - width: The width, or nil for the view's own.
    ///   - height: The height, or nil for the view's own.
    ///   - alignment: The alignment of the view in a frame of another size.
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: .fixed(width), height: .fixed(height), alignment: alignment))
    }

    /// Positions this view in a frame whose size is limited.
    /// - Parameters:
    ///   - minWidth: The least width.
    ///   - idealWidth: The width where none is offered.
    ///   - maxWidth: The greatest width; `.infinity` for all that is offered.
    ///   - minHeight: The least height.
    ///   - idealHeight: The height where none is offered.
    ///   - maxHeight: The greatest height; `.infinity` for all that is offered.
    ///   - alignment: The alignment of the view in the frame.
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FrameModifier(
                width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
                height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
                alignment: alignment
            )
        )
    }

    /// Fixes this view at its ideal size.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes this view at its ideal size along some axes.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }

    /// Constrains this view to an aspect ratio.
    /// - Parameters:
    ///   - aspectRatio: Width over height, or nil for the view's own, as for one that is infinite or not above zero.
    ///   - contentMode: Whether the view fits in its place or fills it.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Constrains this view to an aspect ratio.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales this view to fit its available space while maintaining its aspect ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales this view to fill its available space while maintaining its aspect ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// Moves this view without changing its frame.
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
    }

    /// Moves this view without changing its frame.
    nonisolated public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
}
