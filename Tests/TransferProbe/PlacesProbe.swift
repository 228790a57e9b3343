import SwiftUI

/// Views that are drawn elsewhere than they are laid out, and drag sources and destinations in others.
struct PlacesProbe: View {
    var body: some View {
        VStack {
            ZStack {
                ForEach(0..<3) { index in
                    Color.blue
                        .frame(width: 60, height: 60)
                        .accessibilityIdentifier("square-\(index)")
                        .position(x: CGFloat(40 + 80 * index), y: 40)
                        .gesture(DragGesture().onEnded { _ in say("moved", "\(index)") })
                        .onTapGesture { say("tapped", "\(index)") }
                }
                Color.green
                    .frame(width: 50, height: 50)
                    .accessibilityIdentifier("shifted")
                    .offset(y: 60)
                    .onTapGesture { say("tapped", "shifted") }
            }
            .frame(width: 260, height: 180)
            Text("Drag")
                .frame(width: 80, height: 40)
                .background(.yellow)
                .draggable(dragged("inner"))
                .accessibilityIdentifier("inner-source")
                .padding(20)
                .background(.orange)
                .draggable(dragged("outer"))
            Text("Drop")
                .frame(width: 100, height: 40)
                .background(.mint)
                .accessibilityIdentifier("inner-target")
                .dropDestination(for: String.self) { items, _ in
                    accepts("inner", items)
                } isTargeted: {
                    say("inner", "\($0)")
                }
                .padding(40)
                .background(.teal)
                .accessibilityIdentifier("outer-target")
                .dropDestination(for: String.self) { items, _ in
                    accepts("outer", items)
                } isTargeted: {
                    say("outer", "\($0)")
                }
        }
        .padding(16)
        .navigationTitle("Places")
    }

    private func dragged(_ name: String) -> String {
        say("dragged", name)
        return name
    }

    private func accepts(_ place: String, _ items: [String]) -> Bool {
        say("dropped", "\(items.joined(separator: ",")) in \(place)")
        return true
    }
}
