import Foundation
import SwiftUICore

extension Behaviour {
    static var controls: [Behaviour] {
        [toggles, buttons, numbers, pickers, disclosure, menus, links]
    }

    private static var toggles: Behaviour {
        Behaviour("toggles") { say in
            Stateful([false, false, false]) { values in
                Toggle("Check", isOn: values[0]).toggleStyle(.checkbox).accessibilityIdentifier("check")
                Toggle("Switch", isOn: values[1]).toggleStyle(.switch).labelsHidden().accessibilityIdentifier("switch")
                Toggle("Button", isOn: values[2]).toggleStyle(.button).accessibilityIdentifier("button")
                Toggle("All", sources: values, isOn: \.self).toggleStyle(.checkbox).accessibilityIdentifier("all")
                Toggle("Locked", isOn: .constant(true)).toggleStyle(.checkbox).accessibilityIdentifier("locked")
                Toggle("Off", isOn: values[0]).toggleStyle(.checkbox).disabled(true).accessibilityIdentifier("off")
                Button("Reset") { values.wrappedValue = [false, false, false] }
                    .accessibilityIdentifier("reset")
                    .saying("values", values.wrappedValue, say)
            }
        } steps: {
            [
                .click("check", says: "values [true, false, false]"),
                .click("off"),
                .click("switch", says: "values [true, true, false]"),
                .click("locked"),
                .click("button", says: "values [true, true, true]"),
                .click("all", says: "values [false, false, false]"),
                .click("check", says: "values [true, false, false]"),
                // A value of several that differ becomes true for all.
                .click("all", says: "values [true, true, true]"),
                .click("reset", says: "values [false, false, false]"),
                .click("button", says: "values [false, false, true]"),
            ]
        }
    }

    private static var buttons: Behaviour {
        Behaviour("buttons") { say in
            Button("One") { say("one") }.accessibilityIdentifier("one")
            Button("Off") { say("off") }.disabled(true).accessibilityIdentifier("off")
            Button("Plain") { say("plain") }.buttonStyle(.plain).accessibilityIdentifier("plain")
            Button("Default") { say("default") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { say("cancel") }.keyboardShortcut(.cancelAction)
            Button("Find") { say("find") }.keyboardShortcut("k")
            Button("Twice") { say("twice") }.keyboardShortcut("k", modifiers: [.command, .shift])
            Button("Quiet") { say("quiet") }.keyboardShortcut("j").disabled(true)
            Button("Unseen") { say("unseen") }.keyboardShortcut("u").hidden()
        } steps: {
            [
                .click("one", says: "one"),
                .click("off"),
                .click("plain", says: "plain"),
                .click("one", count: 2, says: "one", "one"),
                .key("k", .command, says: "find"),
                .key("k", [.command, .shift], says: "twice"),
                .key(.escape, says: "cancel"),
                .click("plain", says: "plain"),
            ]
        }
    }

    private static var numbers: Behaviour {
        Behaviour("numbers") { say in
            Stateful(2.0) { value in
                Slider(value: value, in: 0...10, step: 1) { say("editing \($0)") }
                    .frame(width: 300)
                    .accessibilityIdentifier("slider")
                Stepper("Value", value: value, in: 0...8).labelsHidden().accessibilityIdentifier("stepper")
                Button("Eight") { value.wrappedValue = 8 }
                    .accessibilityIdentifier("eight")
                    .saying("value", value.wrappedValue, say)
            }
        } steps: {
            [
                .click("stepper", at: UnitPoint(x: 0.75, y: 0.5), says: "value 3.0"),
                .click("stepper", at: UnitPoint(x: 0.25, y: 0.5), says: "value 2.0"),
                .click("slider", at: UnitPoint(x: 0.6, y: 0.5), says: "editing true", "value 6.0", "editing false"),
                .click("eight", says: "value 8.0"),
                // At its bound, the step does nothing.
                .click("stepper", at: UnitPoint(x: 0.75, y: 0.5)),
                .click("stepper", at: UnitPoint(x: 0.25, y: 0.5), says: "value 7.0"),
            ]
        }
    }

    private static var pickers: Behaviour {
        Behaviour("pickers") { say in
            Stateful("A4") { paper in
                Group {
                    Picker("Segments", selection: paper) { papers }
                        .pickerStyle(.segmented)
                        .accessibilityIdentifier("segments")
                    Picker("Radios", selection: paper) { papers }
                        .pickerStyle(.radioGroup)
                        .accessibilityIdentifier("radios")
                    Picker("Menu", selection: paper) { papers }.accessibilityIdentifier("menu")
                }
                .labelsHidden()
                Button("A3") { paper.wrappedValue = "A3" }
                    .accessibilityIdentifier("foreign")
                    .saying("paper", paper.wrappedValue, say)
            }
        } steps: {
            [
                .click("segments", says: "paper A5"),
                .click("segments"),
                .click("radios", at: UnitPoint(x: 0.2, y: 0.85), says: "paper Letter"),
                .choose("A4", in: "menu", keys: [.upArrow, .upArrow, .return], says: "paper A4"),
                // A value that no choice has is shown by none, and each can be chosen then.
                .click("foreign", says: "paper A3"),
                .click("segments", says: "paper A5"),
            ]
        }
    }

    private static var disclosure: Behaviour {
        Behaviour("disclosure") { say in
            Stateful(false) { isOpen in
                DisclosureGroup("Details", isExpanded: isOpen) {
                    Text("Inside")
                        .accessibilityIdentifier("inside")
                        .onAppear { say("appeared") }
                        .onDisappear { say("disappeared") }
                }
                .accessibilityIdentifier("details")
                .saying("open", isOpen.wrappedValue, say)
                Button("Both") { isOpen.wrappedValue.toggle() }.accessibilityIdentifier("both")
            }
        } steps: {
            [
                .click("both", says: "open true", "appeared"),
                .click("both", says: "disappeared", "open false"),
                .click("both", says: "open true", "appeared"),
            ]
        }
    }

    private static var menus: Behaviour {
        Behaviour("menus") { say in
            Stateful(false) { isPinned in
                Menu("Note") {
                    Button("Rename") { say("rename") }
                    Button("Off") { say("off") }.disabled(true)
                    Toggle("Pinned", isOn: isPinned)
                    Button("Delete", role: .destructive) { say("delete") }
                }
                .accessibilityIdentifier("menu")
                .saying("pinned", isPinned.wrappedValue, say)
                Text("Context")
                    .padding(20)
                    .background(.yellow)
                    .onTapGesture { say("tapped") }
                    .contextMenu { Button("Copy") { say("copy") } }
                    .accessibilityIdentifier("context")
            }
        } steps: {
            [
                .choose("Rename", in: "menu", keys: [.return], says: "rename"),
                .choose("Pinned", in: "menu", keys: [.downArrow, .return], says: "pinned true"),
                .choose("Pinned", in: "menu", keys: [.downArrow, .return], says: "pinned false"),
                .choose("Delete", in: "menu", keys: [.upArrow, .return], says: "delete"),
                .chooseInContextMenu("Copy", of: "context", keys: [.return], says: "copy"),
                .click("context", says: "tapped"),
            ]
        }
    }

    private static var links: Behaviour {
        Behaviour("links") { say in
            Link("Site", destination: URL(string: "https://example.org/a")!)
                .accessibilityIdentifier("link")
                .environment(
                    \.openURL,
                    OpenURLAction {
                        say("open \($0.absoluteString)")
                        return .handled
                    }
                )
        } steps: {
            [.click("link", says: "open https://example.org/a")]
        }
    }

    @MainActor private static var papers: some View { ForEach(["A4", "A5", "Letter"], id: \.self) { Text($0) } }
}
