import Foundation
import SwiftUICore

extension OddNumber {
    private static func grid(_ item: GridItem, spacing: CGFloat? = nil) -> some View {
        ScrollView { LazyVGrid(columns: [item, item], spacing: spacing) { rows } }.frame(width: 200, height: 100)
    }

    private static var rows: some View { ForEach(0..<40) { Text("\($0)") } }

    /// Numbers by which lazy containers, lists and tables know which rows are near the screen.
    static let lazyContainers: [OddNumber] = [
        OddNumber("LazyVStack") { number in
            ScrollView { LazyVStack(spacing: number) { rows } }.frame(width: 200, height: 100)
        },
        OddNumber("LazyHStack") { number in
            ScrollView(.horizontal) { LazyHStack(spacing: number) { rows } }.frame(width: 200, height: 100)
        },
        OddNumber("LazyVStack outside of a scroll view") { number in LazyVStack(spacing: number) { rows } },
        OddNumber("LazyVStack with pinned headers") { number in
            ScrollView {
                LazyVStack(spacing: number, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    Section {
                        rows
                    } header: {
                        Text("header").frame(height: number)
                    } footer: {
                        Text("footer")
                    }
                }
            }
            .frame(width: 200, height: 100)
        },
        OddNumber("rows of a length") { number in
            ScrollView { LazyVStack { ForEach(0..<40) { Text("\($0)").frame(height: number) } } }
                .frame(width: 200, height: 100)
        },
        OddNumber("fixed grid item") { grid(GridItem(.fixed($0))) },
        OddNumber("flexible grid item of a minimum") { grid(GridItem(.flexible(minimum: $0))) },
        OddNumber("flexible grid item of a maximum") { grid(GridItem(.flexible(maximum: $0))) },
        OddNumber("adaptive grid item") { grid(GridItem(.adaptive(minimum: $0))) },
        OddNumber("adaptive grid item of a maximum") { grid(GridItem(.adaptive(minimum: 10, maximum: $0))) },
        OddNumber("grid item of a spacing") { grid(GridItem(.flexible(), spacing: $0)) },
        OddNumber("adaptive grid item of a spacing") { grid(GridItem(.adaptive(minimum: 20), spacing: $0)) },
        OddNumber("adaptive grid in a frame") { number in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 20))]) { rows }.frame(width: number)
        },
        OddNumber("grid of a spacing") { grid(GridItem(), spacing: $0) },
        OddNumber("LazyHGrid") { number in
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.adaptive(minimum: number), spacing: number)], spacing: number) { rows }
            }
            .frame(width: 200, height: 100)
        },
        OddNumber("content margins") { number in
            ScrollView { LazyVStack { rows } }.contentMargins(.all, number).frame(width: 200, height: 100)
        },
        OddNumber("safe area of a scroll view") { number in
            ScrollView { LazyVStack { rows } }.safeAreaPadding(number).frame(width: 200, height: 100)
        },
        OddNumber("scroll position") { number in
            ScrollView([.horizontal, .vertical]) { LazyVStack { rows } }
                .scrollPosition(.constant(ScrollPosition(x: number, y: number)))
                .frame(width: 200, height: 100)
        },
        OddNumber("scroll anchor") { number in
            ScrollView { VStack { rows } }
                .defaultScrollAnchor(UnitPoint(x: number, y: number))
                .frame(width: 200, height: 100)
        },
        OddNumber("scroll transition") { number in
            ScrollView {
                LazyVStack {
                    ForEach(0..<40) {
                        Text("\($0)").scrollTransition(.interactive.threshold(.visible(number))) { view, phase in
                            view.opacity(phase.value * number)
                        }
                    }
                }
            }
            .frame(width: 200, height: 100)
        },
        OddNumber("list rows of a length") { number in
            List(0..<40) { Text("\($0)").frame(height: number) }.frame(width: 200, height: 100)
        },
        OddNumber("list spacing") { number in
            List {
                Section("one") { rows }
                Section("two") { rows }
            }
            .listRowSpacing(number)
            .listSectionSpacing(number)
            .frame(width: 200, height: 100)
        },
        OddNumber("list insets") { number in
            List(0..<40) {
                Text("\($0)").listRowInsets(EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
            }
            .frame(width: 200, height: 100)
        },
        OddNumber("badge") { number in List(0..<3) { Text("\($0)").badge(whole(number)) }.frame(height: 100) },
        OddNumber("table columns") { number in
            Table([Row(id: 1), Row(id: 2)]) {
                TableColumn("a") { Text("\($0.id)") }.width(number)
                TableColumn("b") { Text("\($0.id)") }.width(min: number, ideal: number, max: number)
            }
            .frame(width: 200, height: 100)
        },
    ]

    private struct Row: Identifiable {
        var id: Int
    }
}
