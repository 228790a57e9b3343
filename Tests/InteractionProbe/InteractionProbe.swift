import Foundation
import SwiftUI

/// An app for tests: views that are animated, fields that have the focus, and views with gestures.
///
/// What happens is written to standard output, a line each: `value: …`, `complete: …`,
/// `focus: …`, `city: …`, `gesture: …`, `dragged: …`.
@main
struct InteractionProbe: App {
    var body: some Scene {
        WindowGroup("Interaction") {
            HStack(spacing: 16) {
                AnimationProbe()
                FocusProbe()
                GestureProbe()
            }
            .padding(16)
        }
        .defaultSize(width: 720, height: 400)
    }
}

/// A box that becomes larger and turns when a button is pressed.
struct AnimationProbe: View {
    @State private var isLarge = false

    var body: some View {
        VStack(spacing: 16) {
            Color.blue
                .frame(width: isLarge ? 200 : 100, height: 40)
                .accessibilityIdentifier("box")
            Text("Turned")
                .frame(width: 80, height: 20)
                .accessibilityIdentifier("turned")
                .rotationEffect(.degrees(isLarge ? 90 : 0))
                .frame(width: 80, height: 80)
            ReportedValue(value: isLarge ? 1 : 0)
            Button("Animate") {
                withAnimation(.linear(duration: 0.5)) {
                    isLarge.toggle()
                } completion: {
                    say("complete", "\(isLarge)")
                }
            }
            .accessibilityIdentifier("animate")
            PlaceProbe()
        }
    }
}

/// A box that moves inside a place of one size when a button is pressed.
struct PlaceProbe: View {
    @State private var isTrailing = false

    var body: some View {
        Color.red
            .frame(width: 20, height: 20)
            .accessibilityIdentifier("moving")
            .frame(width: 100, alignment: isTrailing ? .trailing : .leading)
            .opacity(0.9)
        Button("Move") { isTrailing.toggle() }
            .accessibilityIdentifier("move")
    }
}

/// Two fields of which a button gives the second the focus.
struct FocusProbe: View {
    enum Field {
        case name, city
    }

    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack(spacing: 16) {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .frame(width: 160)
                .accessibilityIdentifier("name")
            TextField("City", text: $city)
                .focused($field, equals: .city)
                .frame(width: 160)
                .accessibilityIdentifier("city")
            Button("Focus the city") { field = .city }
                .accessibilityIdentifier("focus-city")
        }
        .onChange(of: field) { say("focus", field.map { "\($0)" } ?? "none") }
        .onChange(of: city) { say("city", city) }
    }
}

/// Places that are clicked, pressed and dragged.
struct GestureProbe: View {
    @GestureState private var distance = CGSize.zero

    var body: some View {
        VStack(spacing: 16) {
            place("taps", .yellow)
                .onTapGesture(count: 2) { say("gesture", "double") }
                .padding(4)
                .onTapGesture { say("gesture", "single") }
            place("drag", .green)
                .offset(distance)
                .gesture(
                    DragGesture()
                        .updating($distance) { value, state, _ in state = value.translation }
                        .onEnded {
                            say("dragged", "\($0.translation.width) \($0.translation.height)")
                        }
                )
            place("press", .orange)
                .onLongPressGesture { say("gesture", "pressed") }
            Button("Button") { say("gesture", "button") }
                .accessibilityIdentifier("button")
                .padding(4)
                .onTapGesture { say("gesture", "around the button") }
                .onHover { say("hover", "\($0)") }
        }
    }

    private func place(_ name: String, _ color: Color) -> some View {
        Text(name)
            .frame(width: 120, height: 40)
            .background(color)
            .accessibilityIdentifier(name)
    }
}

/// Says each value that it is shown with.
struct ReportedValue: View, Animatable {
    var value: Double
    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        let _ = say("value", "\(value)")
        Text("Value").opacity(value)
    }
}

func say(_ what: String, _ value: String) {
    FileHandle.standardOutput.write(Data("\(what): \(value)\n".utf8))
}
