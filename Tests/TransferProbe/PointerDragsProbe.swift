import SwiftUI

/// Views that are dragged and take other input of the pointer, with the names of the drags that were recorded on a Mac: see
/// `Tests/RecordedTests/Tables/drops.tsv`. What happens is written to standard output, with the name before it.
struct PointerDragsProbe: View {
    @State private var number = 0.2
    @State private var selection: String?

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            VStack(spacing: 6) {
                place("P1a").draggable("P1a").onTapGesture { say("P1a", "tap") }.accessibilityIdentifier("P1a")
                place("P1b").onTapGesture { say("P1b", "tap") }.draggable("P1b").accessibilityIdentifier("P1b")
                place("P2a").draggable("P2a").gesture(drag("P2a")).accessibilityIdentifier("P2a")
                place("P2b").gesture(drag("P2b")).draggable("P2b").accessibilityIdentifier("P2b")
                place("P2c").draggable("P2c").accessibilityIdentifier("P2c").padding(4).background(.blue)
                    .gesture(drag("P2c"))
                place("P2d").draggable("P2d").highPriorityGesture(drag("P2d")).accessibilityIdentifier("P2d")
                place("P2e").draggable("P2e").simultaneousGesture(drag("P2e")).accessibilityIdentifier("P2e")
                place("P2f").draggable("P2f").onLongPressGesture { say("P2f", "long press") }
                    .accessibilityIdentifier("P2f")
            }
            VStack(spacing: 6) {
                Button("P3a plain") { say("P3a", "press of plain") }.buttonStyle(.plain).draggable("P3a plain")
                    .accessibilityIdentifier("P3a plain")
                Button("P3a bordered") { say("P3a", "press of bordered") }.buttonStyle(.bordered)
                    .draggable("P3a bordered").accessibilityIdentifier("P3a bordered")
                place("P7").draggable("P7").onDragSessionUpdated { say("P7", "\($0.phase)") }
                    .accessibilityIdentifier("P7")
                place("P17z").draggable("P17z").onTapGesture { say("P17z", "tap") }
                    .onDragSessionUpdated { say("P17z", "\($0.phase)") }.accessibilityIdentifier("P17z")
                Slider(value: $number).frame(width: 120).draggable("P20b").accessibilityIdentifier("P20b")
                    .onChange(of: number) { say("P20b", "moved") }
                VStack {
                    place("P22a")
                    Button("Button") { say("P22a", "press") }.accessibilityIdentifier("P22a button")
                }
                .padding(6).background(.green).draggable("P22a").accessibilityIdentifier("P22a")
                place("P22d").gesture(drag("P22d")).accessibilityIdentifier("P22d")
                    .padding(6).background(.green).draggable("P22d parent")
                place("P22e").draggable("P22e child").accessibilityIdentifier("P22e")
                    .padding(6).background(.green).draggable("P22e parent")
            }
            VStack(spacing: 6) {
                List(["P4 one", "P4 two"], id: \.self, selection: $selection) { name in
                    Text(name).accessibilityIdentifier(name).draggable(name)
                }
                .frame(width: 160, height: 120)
                .onChange(of: selection) { say("P4", "selected \($1 ?? "nothing")") }
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<20) { row in
                            Text("P5a \(row)").frame(width: 140, height: 30).background(.yellow).draggable("P5a \(row)")
                                .accessibilityIdentifier("P5a \(row)")
                        }
                    }
                }
                .frame(width: 160, height: 150)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    say("P5a", "scrolled to \($1)")
                }
                Text("destination").frame(width: 160, height: 120).background(.gray.opacity(0.3))
                    .dropDestination(for: String.self) { texts, _ in
                        say("dropped", texts.joined(separator: "|"))
                        return true
                    } isTargeted: {
                        say("targeted", "\($0)")
                    }
                    .accessibilityIdentifier("destination")
                Button("Done") { say("done", "all") }.accessibilityIdentifier("done")
            }
        }
        .padding(16)
    }

    private func place(_ name: String) -> some View {
        Text(name).frame(width: 120, height: 36).background(.yellow)
    }

    private func drag(_ name: String) -> some Gesture {
        DragGesture().onChanged { _ in say(name, "change") }.onEnded { _ in say(name, "end") }
    }
}
