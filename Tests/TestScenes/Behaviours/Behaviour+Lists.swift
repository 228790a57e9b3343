import Foundation
import SwiftUICore

extension Behaviour {
    static var lists: [Behaviour] {
        [oneSelection, severalSelections, deletedRows, controlsInRows, rowsAsAWhole]
    }

    private static var oneSelection: Behaviour {
        Behaviour("a list with one selection") { say in
            Stateful(String?.none) { selection in
                List(letters, id: \.self, selection: selection) { letter in
                    Text(letter).accessibilityIdentifier("row-\(letter)")
                }
                .frame(width: 300, height: 220)
                .saying("selection", selection.wrappedValue ?? "none", say)
                HStack {
                    Button("Last") { selection.wrappedValue = "d" }.accessibilityIdentifier("last")
                    Button("None") { selection.wrappedValue = nil }.accessibilityIdentifier("none")
                }
            }
        } steps: {
            [
                .click("row-b", says: "selection b"),
                .click("row-b"),
                .click("row-a", says: "selection a"),
                .click("last", says: "selection d"),
                .click("none", says: "selection none"),
                .click("row-c", says: "selection c"),
                .click("row-d", modifiers: .command, says: "selection d"),
                .click("row-d", modifiers: .command, says: "selection none"),
            ]
        }
    }

    private static var severalSelections: Behaviour {
        Behaviour("a list with several selections") { say in
            Stateful(Set<String>()) { selection in
                List(letters, id: \.self, selection: selection) { letter in
                    Text(letter).accessibilityIdentifier("row-\(letter)")
                }
                .frame(width: 300, height: 220)
                .saying("selection", selection.wrappedValue.sorted().joined(), say)
                Button("Ends") { selection.wrappedValue = ["a", "d"] }.accessibilityIdentifier("ends")
            }
        } steps: {
            [
                .click("row-b", says: "selection b"),
                .click("row-d", modifiers: .command, says: "selection bd"),
                .click("row-d", modifiers: .command, says: "selection b"),
                .click("row-a", says: "selection a"),
                .click("ends", says: "selection ad"),
                .click("row-a", says: "selection a"),
            ]
        }
    }

    private static var deletedRows: Behaviour {
        Behaviour("rows that are deleted") { say in
            Stateful(letters) { rows in
                Stateful(String?.none) { selection in
                    List(selection: selection) {
                        ForEach(rows.wrappedValue, id: \.self) { letter in
                            Text(letter).accessibilityIdentifier("row-\(letter)")
                        }
                        .onDelete { offsets in
                            say("delete \(Array(offsets))")
                            rows.wrappedValue.remove(atOffsets: offsets)
                        }
                    }
                    .frame(width: 300, height: 220)
                    .onChange(of: rows.wrappedValue) { say("rows \($1.joined())") }
                }
            }
        } steps: {
            [
                .click("row-b"),
                .key(.deleteForward, says: "delete [1]", "rows acd"),
                .click("row-d"),
                .key(.deleteForward, says: "delete [2]", "rows ac"),
            ]
        }
    }

    private static var controlsInRows: Behaviour {
        Behaviour("controls in rows") { say in
            RowsWithControls(say: say)
        } steps: {
            [
                .click("press-b", says: "press b"),
                .click("mark-a", says: "marked [true, false]"),
                .click("row-a", says: "selection a"),
                .click("mark-b", says: "marked [true, true]"),
                .click("tap-a", says: "tap a"),
            ]
        }
    }

    private static var rowsAsAWhole: Behaviour {
        Behaviour("what rows do as a whole") { say in
            Stateful(Set<String>()) { selection in
                List(letters, id: \.self, selection: selection) { letter in
                    Text(letter).accessibilityIdentifier("row-\(letter)")
                }
                .contextMenu(forSelectionType: String.self) { items in
                    Button("Show") { say("show \(items.sorted().joined())") }
                } primaryAction: { items in
                    say("open \(items.sorted().joined())")
                }
                .frame(width: 300, height: 220)
                .saying("selection", selection.wrappedValue.sorted().joined(), say)
            }
        } steps: {
            [
                .click("row-b", says: "selection b"),
                .chooseInContextMenu("Show", of: "row-b", keys: [.return], says: "show b"),
                .click("row-c", modifiers: .command, says: "selection bc"),
                .chooseInContextMenu("Show", of: "row-c", keys: [.return], says: "show bc"),
                // A menu of a row that is not selected is for that row alone.
                .chooseInContextMenu("Show", of: "row-d", keys: [.return], says: "show d"),
            ]
        }
    }

    private static let letters = ["a", "b", "c", "d"]
}

/// A list with controls in its rows.
private struct RowsWithControls: View {
    let say: Behaviour.Say
    @State private var selection: Set<String> = []
    @State private var marked = [false, false]

    var body: some View {
        List(["a", "b"], id: \.self, selection: $selection) { row($0) }
            .frame(width: 380, height: 200)
            .onChange(of: selection) { say("selection \($1.sorted().joined())") }
            .onChange(of: marked) { say("marked \($1)") }
    }

    private func row(_ letter: String) -> some View {
        HStack {
            Text(letter).accessibilityIdentifier("row-\(letter)")
            Button("Press") { say("press \(letter)") }.accessibilityIdentifier("press-\(letter)")
            Toggle("Mark", isOn: $marked[letter == "a" ? 0 : 1])
                .toggleStyle(.checkbox)
                .accessibilityIdentifier("mark-\(letter)")
            Text("Tap").onTapGesture { say("tap \(letter)") }.accessibilityIdentifier("tap-\(letter)")
        }
    }
}
