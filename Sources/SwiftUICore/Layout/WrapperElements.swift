import Foundation
import UniformTypeIdentifiers

/// Space around an element.
class PaddingElement: WrapperElement {
    final var insets = EdgeInsets() { didSet { if insets != oldValue { invalidateSize() } } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(proposal.inset(by: insets))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let inner = CGRect(
            x: frame.minX + insets.leading,
            y: frame.minY + insets.top,
            width: max(0, frame.width - insets.horizontal),
            height: max(0, frame.height - insets.vertical)
        )
        content.place(in: inner, proposal: proposal.inset(by: insets))
    }

    override func drawnFrame(in frame: CGRect) -> CGRect { frame }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ViewSpacingTrait.self) else { return super.traitValue(key) }
        var spacing = content.traits.spacing
        spacing.reset(insets.edges)
        return spacing
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let inner = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
        return content.guide(key, in: inner).map { $0 + (key.axis == .horizontal ? insets.leading : insets.top) }
    }
}

/// A frame with fixed lengths, or with bounds for them.
final class FrameElement: WrapperElement, PlainElement {
    /// The bounds of one length.
    struct Bounds: Equatable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?

        static func fixed(_ length: CGFloat?) -> Bounds { Bounds(minimum: length, ideal: length, maximum: length) }

        /// Returns the bounds without impossible lengths, of which the first is logged.
        @MainActor
        func possible(_ name: String) -> Bounds {
            let isFixed = minimum != nil && minimum?.bitPattern == maximum?.bitPattern
            var bounds = self
            if let minimum, minimum < 0, minimum.isFinite, !isFixed {
                // As in Apple's framework, which does not remark on it.
                bounds.minimum = 0
            } else if let minimum, !minimum.isPossible {
                report(minimum, name)
                bounds.minimum = nil
                if isFixed { return Bounds() }
            }
            if let ideal, !ideal.isPossible {
                report(ideal, name)
                bounds.ideal = nil
            }
            if let maximum, maximum.isNaN || maximum < 0 {
                report(maximum, name)
                bounds.maximum = nil
            }
            // Of bounds that exclude each other, Apple's framework raises the larger to the one that is to be below it: the ideal length to the
            // least, and the greatest to both.
            if let minimum = bounds.minimum, let ideal = bounds.ideal { bounds.ideal = max(minimum, ideal) }
            if let maximum = bounds.maximum { bounds.maximum = max(maximum, bounds.ideal ?? 0) }
            return bounds
        }

        @MainActor
        private func report(_ length: CGFloat, _ name: String) {
            guard ReportedOnce.first("frame of a " + name) else { return }
            BackgroundLogger(label: "SwiftUI.Layout").warning(
                "A frame was given a \(name) of \(length), which is ignored. Give it a finite \(name) that is not negative; .frame(max\(name.capitalized): .infinity) takes all that is offered."
            )
        }

        /// Returns the proposal of the frame for its content.
        func offered(_ proposal: CGFloat?) -> CGFloat? {
            guard let length = proposal ?? ideal else { return nil }
            return min(max(length, minimum ?? 0), maximum ?? .infinity)
        }

        /// Returns the proposal of the frame for its content after the frame's own length is known.
        ///
        /// A frame that nothing was proposed to measures its content at the ideal length. Where a bound decides the frame's length
        /// instead, the content gets that length: a text editor with a least height fills it in a scroll view.
        func offered(_ proposal: CGFloat?, in length: CGFloat) -> CGFloat? {
            guard proposal == nil, ideal == nil else { return offered(proposal) }
            let isBound = length <= minimum ?? -.infinity || length >= maximum ?? .infinity
            return isBound ? length : nil
        }

        /// Returns the frame's length, given the proposal and the length of the content.
        func length(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
            if proposal == nil, let ideal { return min(max(ideal, minimum ?? 0), maximum ?? .infinity) }
            // A frame without a bound on one side takes the content's length as that bound.
            let low = minimum ?? min(content, maximum ?? .infinity)
            let high = maximum ?? max(content, minimum ?? 0)
            guard let proposal else { return min(max(content, low), high) }
            return min(max(proposal, low), high)
        }
    }

    var width = Bounds() { didSet { if width != oldValue { invalidateSize() } } }
    var height = Bounds() { didSet { if height != oldValue { invalidateSize() } } }
    var alignment = Alignment.center { didSet { if alignment != oldValue { invalidateSize() } } }

    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = content.size(offered(proposal))
        return CGSize(
            width: width.length(proposal.width, content: size.width),
            height: height.length(proposal.height, content: size.height)
        )
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        let offered = ProposedViewSize(
            width: width.offered(proposal.width, in: frame.width),
            height: height.offered(proposal.height, in: frame.height)
        )
        content.place(in: alignment.place(content, content.size(offered), in: frame), proposal: offered)
    }

    override func shift(by distance: CGSize) -> Bool { content.shift(by: distance) }

    override func drawnFrame(in frame: CGRect) -> CGRect { frame }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        guard key == ObjectIdentifier(ViewSpacingTrait.self), !content.traits.isSpacer else {
            return super.traitValue(key)
        }
        var spacing = content.traits.spacing
        if width != Bounds() { spacing.reset(.horizontal) }
        if height != Bounds() { spacing.reset(.vertical) }
        return spacing
    }

    override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
        let inner = content.size(offered(ProposedViewSize(size)))
        guard let guide = content.guide(key, in: inner) else { return nil }
        let frame = alignment.place(content, inner, in: CGRect(origin: .zero, size: size))
        return guide + (key.axis == .horizontal ? frame.minX : frame.minY)
    }
}

extension EdgeInsets {
    /// The edges with an inset.
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

extension CGFloat {
    /// A Boolean value that indicates whether a view can be as long.
    fileprivate var isPossible: Bool { isFinite && self >= 0 }
}

/// An element that keeps its ideal size on some axes, regardless of the proposal.
final class FixedSizeElement: WrapperElement, PlainElement {
    var horizontal = true { didSet { if horizontal != oldValue { invalidateSize() } } }
    var vertical = true { didSet { if vertical != oldValue { invalidateSize() } } }

    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.size(offered(proposal)) }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        content.place(in: frame, proposal: offered(proposal))
    }

    override func shift(by distance: CGSize) -> Bool { content.shift(by: distance) }
}

/// An element with a fixed proportion of width to height.
final class AspectRatioElement: WrapperElement, PlainElement {
    /// Width over height, or nil for the content's own.
    var ratio: CGFloat? { didSet { if ratio != oldValue { invalidateSize() } } }
    var mode = ContentMode.fit { didSet { if mode != oldValue { invalidateSize() } } }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        content.size(ProposedViewSize(fitted(proposal)))
    }

    override func arrange(in frame: CGRect, proposal: ProposedViewSize) {
        content.place(in: frame, proposal: ProposedViewSize(fitted(proposal)))
    }

    override func shift(by distance: CGSize) -> Bool { content.shift(by: distance) }

    private func fitted(_ proposal: ProposedViewSize) -> CGSize {
        let ideal = content.size(.unspecified)
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        switch (proposal.width, proposal.height) {
        case (nil, nil): return self.ratio == nil ? ideal : CGSize(width: ideal.width, height: ideal.width / ratio)
        case (let width?, nil): return CGSize(width: width, height: width / ratio)
        case (nil, let height?): return CGSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isWide = height * ratio < width
            return isWide == (mode == .fit)
                ? CGSize(width: height * ratio, height: height) : CGSize(width: width, height: width / ratio)
        }
    }
}

/// An element that is drawn away from its place.
final class OffsetElement: DisplacedElement, PlainElement {
    var offset = CGSize.zero { didSet { if offset != oldValue { move() } } }

    override func moved(_ frame: CGRect) -> CGRect { frame.shifted(by: offset) }
}

/// Empty space that takes the rest along a stack's axis.
final class SpacerElement: LayoutElement {
    var minLength: CGFloat? { didSet { if minLength != oldValue { invalidateSize() } } }
    /// The axis of the stack around the spacer; nil outside a stack.
    var axis: Axis? { didSet { if axis != oldValue { invalidateSize() } } }

    override func traitValue(_ key: ObjectIdentifier) -> Any? {
        switch key {
        case ObjectIdentifier(SpacerTrait.self): true
        case ObjectIdentifier(ViewSpacingTrait.self): ViewSpacing.spacer(along: axis)
        // A spacer gives way to all other views before it is asked.
        case ObjectIdentifier(LayoutPriorityTrait.self): -Double.infinity
        default: nil
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength.possibleSpacing ?? ViewSpacing.usual
        return CGSize(
            width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
            height: axis == .horizontal ? 0 : max(least, proposal.height ?? least)
        )
    }
}
