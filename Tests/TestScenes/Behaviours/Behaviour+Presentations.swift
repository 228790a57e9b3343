import Foundation
import SwiftUICore

extension Behaviour {
    static var presentations: [Behaviour] {
        [sheet, nestedSheets, stayingSheet, alert, confirmationDialog, popover]
    }

    private static var sheet: Behaviour {
        Behaviour("a sheet") { say in
            Stateful(false) { isPresented in
                Button("Present") { isPresented.wrappedValue = true }
                    .accessibilityIdentifier("present")
                    .sheet(isPresented: isPresented) {
                        say("dismissed")
                    } content: {
                        Page(title: "A sheet", say: say)
                    }
                    .saying("presented", isPresented.wrappedValue, say)
            }
        } steps: {
            [
                .click("present", says: "presented true", "A sheet appeared"),
                .window("A sheet"),
                .click("done A sheet", says: "A sheet disappeared", "dismissed", "presented false"),
                .closed("A sheet"),
                .click("present", says: "presented true", "A sheet appeared"),
                .window("A sheet"),
                .key(.escape, says: "A sheet disappeared", "dismissed", "presented false"),
                .closed("A sheet"),
            ]
        }
    }

    private static var nestedSheets: Behaviour {
        Behaviour("a sheet in a sheet, for items") { say in
            Stateful(Item?.none) { item in
                Button("Outer") { item.wrappedValue = Item(id: "Outer") }
                    .accessibilityIdentifier("present")
                    .sheet(item: item) {
                        say("outer dismissed")
                    } content: { item in
                        OuterPage(title: item.id, say: say)
                    }
                    .saying("item", item.wrappedValue?.id ?? "none", say)
            }
        } steps: {
            [
                .click("present", says: "item Outer", "Outer appeared"),
                .window("Outer"),
                .click("inner", says: "Inner appeared"),
                .window("Inner"),
                .click("done Inner", says: "Inner disappeared", "inner dismissed"),
                .closed("Inner"),
                .click("done Outer", says: "Outer disappeared", "outer dismissed", "item none"),
                .closed("Outer"),
            ]
        }
    }

    private static var stayingSheet: Behaviour {
        Behaviour("a sheet that stays") { say in
            Stateful(false) { isPresented in
                Button("Present") { isPresented.wrappedValue = true }
                    .accessibilityIdentifier("present")
                    .sheet(isPresented: isPresented) { Page(title: "Stays", say: say).interactiveDismissDisabled() }
                    .saying("presented", isPresented.wrappedValue, say)
            }
        } steps: {
            [
                .click("present", says: "presented true", "Stays appeared"),
                .window("Stays"),
                .click("note Stays", says: "note"),
                .click("done Stays", says: "Stays disappeared", "presented false"),
                .closed("Stays"),
            ]
        }
    }

    private static var alert: Behaviour {
        Behaviour("an alert") { say in
            Stateful(false) { isPresented in
                Button("Ask") { isPresented.wrappedValue = true }
                    .accessibilityIdentifier("ask")
                    .alert("Remove it?", isPresented: isPresented) {
                        Button("Remove", role: .destructive) { say("remove") }.accessibilityIdentifier("remove")
                        Button("Cancel", role: .cancel) { say("cancel") }.accessibilityIdentifier("cancel")
                    }
                    .saying("presented", isPresented.wrappedValue, say)
            }
        } steps: {
            [
                .click("ask", says: "presented true"),
                .window("Remove it?"),
                .click("remove", says: "remove", "presented false"),
                .closed("Remove it?"),
                .click("ask", says: "presented true"),
                .window("Remove it?"),
                .key(.escape, says: "cancel", "presented false"),
                .closed("Remove it?"),
            ]
        }
    }

    private static var confirmationDialog: Behaviour {
        Behaviour("a confirmation dialog") { say in
            Stateful(false) { isPresented in
                Button("Ask") { isPresented.wrappedValue = true }
                    .accessibilityIdentifier("ask")
                    .confirmationDialog("Which one?", isPresented: isPresented, titleVisibility: .visible) {
                        Button("First") { say("first") }.accessibilityIdentifier("first")
                        Button("Second") { say("second") }.accessibilityIdentifier("second")
                    }
                    .saying("presented", isPresented.wrappedValue, say)
            }
        } steps: {
            [
                .click("ask", says: "presented true"),
                .window("Which one?"),
                .click("second", says: "second", "presented false"),
                .closed("Which one?"),
                .click("ask", says: "presented true"),
                .window("Which one?"),
                .key(.escape, says: "presented false"),
                .closed("Which one?"),
            ]
        }
    }

    private static var popover: Behaviour {
        Behaviour("a popover") { say in
            Stateful(false) { isPresented in
                Button("Show") { isPresented.wrappedValue = true }
                    .accessibilityIdentifier("show")
                    .popover(isPresented: isPresented, arrowEdge: .bottom) { Page(title: "Bubble", say: say) }
                    .saying("presented", isPresented.wrappedValue, say)
            }
        } steps: {
            [
                .click("show", says: "presented true", "Bubble appeared"),
                .click("note Bubble", says: "note"),
                .click("done Bubble", says: "Bubble disappeared", "presented false"),
                .click("show", says: "presented true", "Bubble appeared"),
                .key(.escape, says: "Bubble disappeared", "presented false"),
            ]
        }
    }

    struct Item: Identifiable, Equatable {
        let id: String
    }
}

/// A presented page, with a button that ends it and one that does not.
private struct Page: View {
    let title: String
    let say: Behaviour.Say
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            Button("Note") { say("note") }.accessibilityIdentifier("note \(title)")
            Button("Done") { dismiss() }.accessibilityIdentifier("done \(title)")
        }
        .padding(20)
        .frame(minWidth: 200)
        .navigationTitle(title)
        .onAppear { say("\(title) appeared") }
        .onDisappear { say("\(title) disappeared") }
    }
}

private struct OuterPage: View {
    let title: String
    let say: Behaviour.Say
    @State private var isPresented = false

    var body: some View {
        VStack {
            Page(title: title, say: say)
            Button("Inner") { isPresented = true }
                .accessibilityIdentifier("inner")
                .sheet(isPresented: $isPresented) {
                    say("inner dismissed")
                } content: {
                    Page(title: "Inner", say: say)
                }
        }
        .padding(20)
    }
}
