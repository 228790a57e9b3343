import Foundation
import SwiftUI
import Testing
import TransferableTesting

/// The facts of single modifiers and values of layout.
enum LayoutFacts {
    static let checks: [String: FactChecks.Check] = [
        "flex.ideal<min": { _ in size(Color.red.frame(minWidth: 20, idealWidth: 10, minHeight: 30, idealHeight: 15)) },
        "flex.ideal<min.2": { _ in
            size(Color.red.frame(minWidth: 100, idealWidth: 0, minHeight: 200, idealHeight: 0))
        },
        "flex.max<ideal": { _ in
            size(Color.red.frame(idealWidth: 30, maxWidth: 20, idealHeight: 40, maxHeight: 25), in: large)
        },
        "flex.max<ideal.2": { _ in
            size(Color.red.frame(idealWidth: 100, maxWidth: 50, idealHeight: 200, maxHeight: 100), in: large)
        },
        "flex.negative": { _ in size(Color.red.frame(minWidth: -10, minHeight: -5), in: .zero) },
        "zindex.black": { _ in
            let window = TestWindow(size: CGSize(width: 1000, height: 1000)) {
                GeometryReader { _ in
                    VStack {
                        Color.white.frame(width: 100, height: 100).zIndex(1)
                        Color.black.frame(width: 100, height: 100)
                    }
                    .frame(width: 200, height: 200)
                }
            }
            window.layOut()
            let isBlack = { (widget: MemoryWidget) in widget.shape?.paint == .color(.black) }
            let frame = try #require(window.root.all.first(where: isBlack)).windowFrame
            return "\([frame.minX, frame.minY, frame.width, frame.height])"
        },
        "alignment.mean": { _ in
            let guides = Guides()
            let window = TestWindow {
                Asking(guides: guides) {
                    ZStack(alignment: .topLeading) {
                        ForEach([1, 3, 5], id: \.self) { offset in
                            Color.red.frame(width: 10, height: 10).alignmentGuide(.probe) { _ in CGFloat(offset) }
                        }
                        Color.red.frame(width: 10, height: 10)
                    }
                }
            }
            window.layOut()
            return "\(guides.explicit as CGFloat?)"
        },
        "spacing.default.h": { _ in "\(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal))" },
        "spacing.zero": { _ in "\(ViewSpacing.zero.distance(to: .zero, along: .horizontal))" },
        "rotation3d.": { _ in
            let numbers = RecordedFact.numbers.map { CGFloat($0) }
            try #require(numbers.count == 8)
            let window = TestWindow {
                Text("turned").frame(width: numbers[0], height: numbers[1])
                    .rotation3DEffect(
                        Angle(radians: Double(numbers[2])),
                        axis: (x: numbers[3], y: numbers[4], z: numbers[5]),
                        anchorZ: numbers[6],
                        perspective: numbers[7]
                    )
            }
            let offset = try window.view(text: "turned").drawnOffset
            // The recording is of a matrix, whose entries have four digits.
            let recorded = RecordedFact.current?.recorded ?? ""
            let lengths = recorded.matches(of: /-?[0-9]+\.[0-9]+/).compactMap { Double($0.output) }
            let isClose = zip(lengths, [offset.width, offset.height]).allSatisfy { abs($0 - Double($1)) < 1e-3 }
            return isClose ? recorded : "\([offset.width, offset.height])"
        },
        "scrollgeometry.size": { _ in "\(geometry(at: .zero).visibleRect.size)" },
        "scrollgeometry.bounds": { _ in "\(geometry(at: CGPoint(x: 10, y: 20)).bounds.origin)" },
        "layout.proposal": { _ in
            let box = Box()
            let window = TestWindow(size: CGSize(width: 400, height: 300)) {
                VStack(alignment: .leading) { Fixed(box: box) { Color.red } }.frame(width: 300)
            }
            window.layOut()
            return "\(try #require(box.proposal?.width))"
        },
        "layout.prev": { _ in
            let view = Color.clear.frame(height: 400).frame(minHeight: 160, idealHeight: 160, alignment: .top)
                .frame(width: 300)
            return "\(measured(view, .unspecified).height)"
        },
        "zstack.br": { _ in
            let window = TestWindow(size: CGSize(width: 100, height: 60)) {
                ZStack(alignment: .bottomTrailing) {
                    Color.red.frame(width: 100, height: 60)
                    Text("corner").frame(width: 20, height: 10)
                }
            }
            window.layOut()
            let text = try window.view(text: "corner").frame
            return "\(CGRect(x: text.midX - 10, y: text.midY - 5, width: 20, height: 10))"
        },
    ]

    private static let large = CGSize(width: 1000, height: 1000)

    private static func geometry(at offset: CGPoint) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset,
            contentSize: CGSize(width: 100, height: 200),
            contentInsets: EdgeInsets(),
            containerSize: CGSize(width: 50, height: 100)
        )
    }

    /// Returns the size that a view takes where it is offered one; nil offers none.
    @MainActor
    private static func size(_ view: some View, in proposal: CGSize? = nil) -> String {
        let size = measured(view, proposal.map { ProposedViewSize($0) } ?? .unspecified)
        return "\([size.width, size.height])"
    }

    @MainActor
    private static func measured(_ view: some View, _ proposal: ProposedViewSize) -> CGSize {
        let box = Box()
        let window = TestWindow(size: large) { Measuring(proposal: proposal, box: box) { view } }
        window.layOut()
        return box.size
    }
}

/// The proposals and answers of a layout.
@MainActor
private final class Box {
    var size = CGSize.zero
    var proposal: ProposedViewSize?
}

@MainActor
private final class Guides {
    var explicit: CGFloat?
}

private struct Measuring: Layout {
    let proposal: ProposedViewSize
    let box: Box

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { box.size = subviews[0].sizeThatFits(self.proposal) }
    }
}

/// A layout of 40 by 20 points.
private struct Fixed: Layout {
    let box: Box

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 40, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { box.proposal = proposal }
    }
}

private struct Asking: Layout {
    let guides: Guides

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { guides.explicit = subviews[0].dimensions(in: .unspecified)[explicit: .probe] }
    }
}

extension HorizontalAlignment {
    private enum ProbeID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    fileprivate static let probe = HorizontalAlignment(ProbeID.self)
}
