import Foundation
import SwiftUICore

extension Behaviour {
    static var transfers: [Behaviour] {
        [draggedText, nestedDestinations, dropDelegate, copiedText]
    }

    private static var draggedText: Behaviour {
        Behaviour("text that is dragged") { say in
            HStack(spacing: 20) {
                place("target")
                    .dropDestination(for: String.self) { texts, _ in
                        say("dropped \(texts)")
                        return true
                    } isTargeted: {
                        say("targeted \($0)")
                    }
                place("source").draggable("from here")
                place("other").dropDestination(for: URL.self) { urls, _ in
                    say("links \(urls)")
                    return true
                }
            }
        } steps: {
            [
                .carry("source", to: "target", says: "targeted true", "targeted false", "dropped [\"from here\"]"),
                .carry("source", to: "other"),
                .carry("source", to: "target", says: "targeted true", "targeted false", "dropped [\"from here\"]"),
            ]
        }
    }

    private static var nestedDestinations: Behaviour {
        Behaviour("a place for drops in another one") { say in
            HStack(spacing: 20) {
                place("source").draggable("words")
                VStack(spacing: 20) {
                    place("inner").dropDestination(for: String.self) { _, _ in
                        say("inner")
                        return true
                    }
                    place("bare")
                }
                .padding(20)
                .background(.gray)
                .dropDestination(for: String.self) { _, _ in
                    say("outer")
                    return true
                }
            }
        } steps: {
            [
                .carry("source", to: "inner", says: "inner"),
                .carry("source", to: "bare", says: "outer"),
            ]
        }
    }

    private static var dropDelegate: Behaviour {
        Behaviour("what a delegate of drops is asked") { say in
            HStack(spacing: 20) {
                place("target").onDrop(of: [.plainText], delegate: SayingDelegate(say: say))
                place("source").onDrag { NSItemProvider(object: "text" as NSString) }
                place("pictures").onDrop(of: [.image], delegate: SayingDelegate(say: say))
            }
        } steps: {
            [
                .carry("source", to: "target", says: "validate", "entered", "perform"),
                .carry("source", to: "pictures"),
                .carry("source", to: "target", says: "validate", "entered", "perform"),
            ]
        }
    }

    private static var copiedText: Behaviour {
        Behaviour("text that is copied and pasted") { say in
            ClipboardBoard(say: say)
        } steps: {
            [
                .key("1", .command, says: "focus source"),
                .key("c", .command),
                .key("2", .command, says: "focus target"),
                .key("v", .command, says: "pasted [\"from here\"]"),
                .key("1", .command, says: "focus source"),
                .key("x", .command, says: "cut"),
                .key("2", .command, says: "focus target"),
                .key("v", .command, says: "pasted [\"cut words\"]"),
            ]
        }
    }

    @MainActor
    private static func place(_ name: String) -> some View {
        Text(name)
            .frame(width: 100, height: 60)
            .background(.yellow)
            .accessibilityIdentifier(name)
    }
}

/// Reports the calls that it gets, except those for each motion.
private struct SayingDelegate: DropDelegate {
    let say: Behaviour.Say

    func validateDrop(info: DropInfo) -> Bool {
        say("validate")
        return true
    }

    func dropEntered(info: DropInfo) { say("entered") }

    func dropExited(info: DropInfo) { say("exited") }

    func performDrop(info: DropInfo) -> Bool {
        say("perform")
        return true
    }
}

/// A view that is copied and cut, and one that takes what is pasted.
private struct ClipboardBoard: View {
    let say: Behaviour.Say
    @FocusState private var focus: String?

    var body: some View {
        HStack(spacing: 20) {
            Text("Source")
                .frame(width: 100, height: 60)
                .background(.yellow)
                .focusable()
                .focused($focus, equals: "source")
                .copyable(["from here"])
                .cuttable(for: String.self) {
                    say("cut")
                    return ["cut words"]
                }
            Text("Target")
                .frame(width: 100, height: 60)
                .background(.yellow)
                .focusable()
                .focused($focus, equals: "target")
                .pasteDestination(for: String.self) { say("pasted \($0)") }
        }
        Button("Source") { focus = "source" }.keyboardShortcut("1")
        Button("Target") { focus = "target" }
            .keyboardShortcut("2")
            .onChange(of: focus) { say("focus \($1 ?? "none")") }
    }
}
