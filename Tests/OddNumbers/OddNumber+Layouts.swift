import Foundation
import SwiftUICore

/// A layout of a program that divides by zero.
private struct OddLayout: Layout {
    let number: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: number, height: number)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.minX + number, y: number),
                anchor: UnitPoint(x: number, y: number),
                proposal: ProposedViewSize(width: number, height: number)
            )
        }
    }
}

extension HorizontalAlignment {
    private enum Odd: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width / 0 }
    }
    fileprivate static let odd = HorizontalAlignment(Odd.self)
}

/// Stacks with a number inside each other, each of which asks those inside for several sizes.
private struct NestedStacks: View {
    let number: CGFloat
    let depth: Int

    var body: some View {
        if depth == 0 {
            Text("inside").frame(width: number)
        } else {
            HStack(spacing: number) {
                VStack(spacing: number) {
                    AnyView(NestedStacks(number: number, depth: depth - 1))
                    Text("b")
                }
                Text("c")
            }
            .padding(number)
        }
    }
}

extension OddNumber {
    /// Numbers that frames, stacks and grids reckon with.
    static let layouts: [OddNumber] = [
        OddNumber("frame width") { Text("a").frame(width: $0) },
        OddNumber("frame height") { Text("a").frame(height: $0) },
        OddNumber("frame") { Color.red.frame(width: $0, height: $0) },
        OddNumber("shape in a frame") { Circle().frame(width: $0, height: $0) },
        OddNumber("gradient in a frame") {
            RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
                .frame(width: $0, height: 20)
        },
        OddNumber("stroke in a frame") { Circle().stroke(lineWidth: 3).frame(width: $0, height: 20) },
        OddNumber("dashes in a frame") {
            Rectangle().stroke(style: StrokeStyle(lineWidth: 1, dash: [2, 2])).frame(width: $0, height: $0)
        },
        OddNumber("image in a frame") { Image(systemName: "star").resizable().frame(width: $0, height: $0) },
        OddNumber("canvas in a frame") {
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            .frame(width: $0, height: 20)
        },
        OddNumber("button in a frame") { Button("press") {}.frame(width: $0, height: $0) },
        OddNumber("editor in a frame") { TextEditor(text: .constant("a")).frame(width: $0, height: $0) },
        OddNumber("list in a frame") { List(0..<3) { Text("\($0)") }.frame(width: $0, height: $0) },
        OddNumber("scroll view in a frame") {
            ScrollView { LazyVStack { ForEach(0..<3) { Text("\($0)") } } }.frame(width: $0, height: $0)
        },
        OddNumber("frame minWidth") { Text("a").frame(minWidth: $0, minHeight: $0) },
        OddNumber("frame idealWidth") { Text("a").frame(idealWidth: $0, idealHeight: $0).fixedSize() },
        OddNumber("frame maxWidth") { Text("a").frame(maxWidth: $0, maxHeight: $0) },
        OddNumber("frame of bounds") { Color.red.frame(minWidth: 10, idealWidth: $0, maxWidth: $0 / 2) },
        OddNumber("frame in a scroll view") { number in
            ScrollView([.horizontal, .vertical]) { Text("a").frame(width: number, height: number) }
        },
        OddNumber("padding") { Text("a").padding($0) },
        OddNumber("padding of an edge") { Text("a").padding(.leading, $0) },
        OddNumber("padding of insets") {
            Text("a").padding(EdgeInsets(top: $0, leading: -$0, bottom: 1, trailing: $0))
        },
        OddNumber("safe area padding") { Text("a").safeAreaPadding($0) },
        OddNumber("safe area inset") { number in
            Text("a").safeAreaInset(edge: .bottom, spacing: number) { Text("b").frame(height: number) }
        },
        OddNumber("offset") { Text("a").offset(x: $0, y: $0) },
        OddNumber("position") { Text("a").position(x: $0, y: $0) },
        OddNumber("aspect ratio") { Color.red.aspectRatio($0, contentMode: .fit) },
        OddNumber("aspect ratio that fills") { Color.red.aspectRatio($0, contentMode: .fill).frame(width: 50) },
        OddNumber("aspect ratio of a size") {
            Color.red.aspectRatio(CGSize(width: $0, height: $0 - $0), contentMode: .fit)
        },
        OddNumber("HStack") { number in HStack(spacing: number) { two } },
        OddNumber("VStack") { number in VStack(spacing: number) { two } },
        OddNumber("stack with spacer") { number in
            HStack(spacing: number) {
                Text("a")
                Spacer(minLength: number)
                Text("b")
            }
        },
        OddNumber("stacks inside each other") { NestedStacks(number: $0, depth: 12) },
        OddNumber("layout priority") { number in
            HStack {
                Text("a").layoutPriority(number)
                Text("b").layoutPriority(-number)
            }
        },
        OddNumber("z index") { number in
            ZStack {
                Text("a").zIndex(number)
                Text("b")
            }
        },
        OddNumber("alignment guide") { number in
            VStack(alignment: .leading) {
                Text("a").alignmentGuide(.leading) { $0.width / CGFloat(number) * CGFloat(number) }
                Text("b").alignmentGuide(.leading) { _ in CGFloat(number) }
            }
        },
        OddNumber("alignment of a program") { number in
            VStack(alignment: .odd) {
                Text("a").frame(width: number)
                Text("b")
            }
        },
        OddNumber("overlay") { number in
            Text("a").overlay(alignment: .topTrailing) { Color.red.frame(width: number, height: number) }
        },
        OddNumber("background") { number in Text("a").background { Color.red.padding(-number) } },
        OddNumber("border") { Text("a").border(.red, width: $0) },
        OddNumber("grid") { number in
            Grid(horizontalSpacing: number, verticalSpacing: number) {
                GridRow { two }
                GridRow { Text("a").gridCellAnchor(UnitPoint(x: number, y: number)) }
                Text("whole row")
            }
        },
        OddNumber("grid columns") { number in
            Grid {
                GridRow { two }
                GridRow { Text("a").gridCellColumns(whole(number)) }
            }
        },
        OddNumber("layout of a program") { number in OddLayout(number: number) { two } },
        OddNumber("layout of a program in stacks") { number in
            HStack {
                OddLayout(number: number) { two }
                Text("c")
            }
        },
        OddNumber("HStackLayout") { number in AnyLayout(HStackLayout(spacing: number)) { two } },
        OddNumber("GridLayout") { number in
            GridLayout(horizontalSpacing: number, verticalSpacing: number) { GridRow { two } }
        },
        OddNumber("container relative frame") { number in
            Text("a").containerRelativeFrame(.horizontal) { length, _ in length * CGFloat(number) }
        },
        OddNumber("container relative frame of parts") {
            Text("a").containerRelativeFrame(.horizontal, count: whole($0), span: whole($0), spacing: $0)
        },
        OddNumber("geometry reader") { number in
            GeometryReader { geometry in
                Color.red.frame(width: geometry.size.width / number, height: geometry.size.height * number)
                Text("a").offset(x: geometry.frame(in: .global).minX / number)
            }
            .frame(height: 40)
        },
        OddNumber("view that fits") { number in
            ViewThatFits {
                Text("a").frame(width: number)
                Text("b")
            }
        },
        OddNumber("split view") { number in
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(min: number, ideal: number, max: number)
            } detail: {
                Text("b")
            }
        },
        OddNumber("split view of a width") { number in
            NavigationSplitView {
                Text("a").navigationSplitViewColumnWidth(number)
            } detail: {
                Text("b")
            }
        },
        OddNumber("inspector") { number in
            Text("a").inspector(isPresented: .constant(true)) {
                Text("b").inspectorColumnWidth(min: number, ideal: number, max: number)
            }
        },
        OddNumber("divider in a frame") { Divider().frame(width: $0) },
        OddNumber("matched geometry") { number in MatchedViews(number: number) },
    ]

    @ViewBuilder static var two: some View {
        Text("a")
        Text("b")
    }
}

private struct MatchedViews: View {
    let number: CGFloat
    @Namespace private var names

    var body: some View {
        HStack {
            Text("a").frame(width: number).matchedGeometryEffect(id: 1, in: names)
            Color.red.matchedGeometryEffect(
                id: 1,
                in: names,
                anchor: UnitPoint(x: number, y: number),
                isSource: false
            )
        }
    }
}
