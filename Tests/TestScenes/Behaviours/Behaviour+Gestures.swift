import SwiftUICore

extension Behaviour {
    static var gestures: [Behaviour] {
        [
            oneTapAndTwo, takenTaps, buttonInGesture, gesturesOnControls, passedThrough, pressesAndDrags,
            tapsAndPresses, pointerPlaces,
        ]
    }

    private static var oneTapAndTwo: Behaviour {
        Behaviour("one tap and two") { say in
            place("two-first")
                .onTapGesture(count: 2) { say("two") }
                .onTapGesture { say("one") }
            place("inside")
                .onTapGesture(count: 2) { say("inner two") }
                .padding(10)
                .background(.gray)
                .onTapGesture { say("outer one") }
            place("simultaneous")
                .onTapGesture(count: 2) { say("two") }
                .simultaneousGesture(TapGesture().onEnded { say("one") })
            place("three").onTapGesture(count: 3) { say("three") }
        } steps: {
            [
                .click("two-first", says: "one"),
                .click("two-first", count: 2, says: "two"),
                .click("inside", says: "outer one"),
                .click("inside", count: 2, says: "inner two"),
                .click("simultaneous", says: "one"),
                .click("three", count: 2),
                .click("three", count: 3, says: "three"),
            ]
        }
    }

    private static var takenTaps: Behaviour {
        Behaviour("which of two gestures takes a tap") { say in
            place("inner")
                .onTapGesture { say("inner") }
                .padding(10)
                .background(.gray)
                .onTapGesture { say("outer") }
            place("high")
                .onTapGesture { say("inner") }
                .padding(10)
                .background(.gray)
                .highPriorityGesture(TapGesture().onEnded { say("high") })
            place("both")
                .onTapGesture { say("inner") }
                .padding(10)
                .background(.gray)
                .simultaneousGesture(TapGesture().onEnded { say("simultaneous") })
            place("masked")
                .onTapGesture { say("inner") }
                .padding(10)
                .background(.gray)
                .gesture(TapGesture().onEnded { say("masked") }, including: .subviews)
            place("exclusive")
                .gesture(
                    TapGesture(count: 2).onEnded { say("two") }.exclusively(before: TapGesture().onEnded { say("one") })
                )
        } steps: {
            [
                .click("inner", says: "inner"),
                .click("high", says: "high"),
                .click("both", says: "inner", "simultaneous"),
                .click("masked", says: "inner"),
                .click("exclusive", says: "one"),
                .click("exclusive", count: 2, says: "two"),
            ]
        }
    }

    private static var buttonInGesture: Behaviour {
        Behaviour("a button in a gesture") { say in
            Button("Inside") { say("button") }
                .accessibilityIdentifier("inside")
                .padding(10)
                .background(.gray)
                .onTapGesture { say("around") }
        } steps: {
            [
                .click("inside", says: "button")
            ]
        }
    }

    private static var gesturesOnControls: Behaviour {
        Behaviour("gestures on controls") { say in
            Button("Beside") { say("button") }
                .simultaneousGesture(TapGesture().onEnded { say("beside") })
                .accessibilityIdentifier("beside")
            Button("Held") { say("button") }
                .simultaneousGesture(LongPressGesture().onEnded { _ in say("held") })
                .accessibilityIdentifier("held")
            Button("First") { say("button") }
                .highPriorityGesture(TapGesture().onEnded { say("first") })
                .accessibilityIdentifier("first")
            Button {
                say("button")
            } label: {
                HStack(spacing: 20) {
                    place("label")
                    Text("In the label").onTapGesture { say("label") }.accessibilityIdentifier("in-label")
                }
            }
            Stateful(false) { isOn in
                Toggle("Toggle", isOn: isOn)
                    .simultaneousGesture(TapGesture().onEnded { say("beside") })
                    .accessibilityIdentifier("toggle")
                    .saying("toggle", isOn.wrappedValue, say)
            }
        } steps: {
            [
                .click("beside", says: "beside", "button"),
                .click("held", says: "button"),
                .hold("held", says: "held", "button"),
                .click("first", says: "first"),
                .click("label", says: "button"),
                .click("in-label", says: "label"),
                .click("toggle", says: "beside", "toggle true"),
            ]
        }
    }

    private static var passedThrough: Behaviour {
        Behaviour("what the pointer passes through") { say in
            ZStack {
                place("below").onTapGesture { say("below") }
                Color.clear.frame(width: 160, height: 40).contentShape(.rect).allowsHitTesting(false)
            }
            ZStack {
                place("covered").onTapGesture { say("covered") }
                Color.red.opacity(0.5).frame(width: 160, height: 40).onTapGesture { say("cover") }
            }
            place("shape")
                .contentShape(Rectangle().inset(by: 15))
                .onTapGesture { say("shape") }
            place("disabled").onTapGesture { say("disabled") }.disabled(true)
            Color.clear
                .frame(width: 160, height: 40)
                .contentShape(.rect)
                .onTapGesture { say("clear") }
                .accessibilityIdentifier("clear")
        } steps: {
            [
                .click("below", says: "below"),
                .click("covered", says: "cover"),
                .click("shape", says: "shape"),
                .click("shape", at: UnitPoint(x: 0.02, y: 0.1)),
                .click("disabled"),
                .click("clear", says: "clear"),
            ]
        }
    }

    private static var pressesAndDrags: Behaviour {
        Behaviour("presses and drags") { say in
            place("long").onLongPressGesture {
                say("long")
            } onPressingChanged: {
                say("pressing \($0)")
            }
            place("drag").gesture(DragGesture().onEnded { say("drag \(words($0.translation))") })
            place("drag-and-tap")
                .onTapGesture { say("tap") }
                .gesture(DragGesture().onEnded { say("drag \(words($0.translation))") })
            place("at-once")
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { if $0.translation == .zero { say("began") } }
                        .onEnded { say("ended \(words($0.translation))") }
                )
        } steps: {
            [
                .click("long", says: "pressing true", "pressing false"),
                .hold("long", says: "pressing true", "long", "pressing false"),
                .drag("drag", by: CGSize(width: 60, height: 20), says: "drag 60 20"),
                .click("drag"),
                .click("drag-and-tap", says: "tap"),
                .drag("drag-and-tap", by: CGSize(width: -40, height: 0), says: "drag -40 0"),
                .click("at-once", says: "began", "ended 0 0"),
                .drag("at-once", by: CGSize(width: 30, height: 10), says: "began", "ended 30 10"),
            ]
        }
    }

    private static var tapsAndPresses: Behaviour {
        Behaviour("taps and presses of one view") { say in
            place("tap-first")
                .onTapGesture { say("tap") }
                .onLongPressGesture(minimumDuration: 0.3) {
                    say("long")
                } onPressingChanged: {
                    say("pressing \($0)")
                }
            place("long-first")
                .onLongPressGesture(minimumDuration: 0.3) { say("long") }
                .onTapGesture { say("tap") }
            place("two-taps")
                .onTapGesture(count: 2) { say("two") }
                .onLongPressGesture(minimumDuration: 0.3) { say("long") }
            place("drag-first")
                .gesture(DragGesture().onEnded { say("drag \(words($0.translation))") })
                .onLongPressGesture(minimumDuration: 0.3) { say("long") }
            place("exclusive")
                .gesture(
                    TapGesture().onEnded { say("tap") }
                        .exclusively(before: LongPressGesture(minimumDuration: 0.3).onEnded { _ in say("long") })
                )
        } steps: {
            [
                .click("tap-first", says: "pressing true", "tap", "pressing false"),
                .hold("tap-first", says: "pressing true", "long", "pressing false"),
                .click("long-first", says: "tap"),
                .hold("long-first", says: "long"),
                .click("two-taps", count: 2, says: "two"),
                .hold("two-taps", says: "long"),
                .drag("drag-first", by: CGSize(width: 40, height: 0), says: "drag 40 0"),
                .hold("drag-first", says: "long"),
                .click("exclusive", says: "tap"),
                .hold("exclusive", says: "long"),
            ]
        }
    }

    private static var pointerPlaces: Behaviour {
        Behaviour("where the pointer is") { say in
            place("first").onHover { say("first \($0)") }
            place("second").onHover { say("second \($0)") }
            place("outer")
                .onHover { say("inner \($0)") }
                .padding(20)
                .background(.gray)
                .onHover { say("outer \($0)") }
        } steps: {
            [
                .hover("first", says: "first true"),
                .hover("second", says: "first false", "second true"),
                .hover(mark, says: "second false"),
            ]
        }
    }

    @MainActor
    private static func place(_ name: String) -> some View {
        Text(name)
            .frame(width: 160, height: 40)
            .background(.yellow)
            .accessibilityIdentifier(name)
    }

    private static func words(_ size: CGSize) -> String { "\(Int(size.width.rounded())) \(Int(size.height.rounded()))" }
}
