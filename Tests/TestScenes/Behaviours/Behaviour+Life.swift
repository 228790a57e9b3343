import SwiftUICore

extension Behaviour {
    static var life: [Behaviour] {
        [comingAndGoing, changingIdentity, tasks, tabs, navigatedStack]
    }

    private static var comingAndGoing: Behaviour {
        Behaviour("views that come and go", says: ["a appeared"]) { say in
            Stateful(0) { stage in
                if stage.wrappedValue == 0 {
                    Life(name: "a", say: say)
                } else {
                    Life(name: "b", say: say)
                    if stage.wrappedValue == 2 { Life(name: "c", say: say) }
                }
                Button("Next") { stage.wrappedValue = (stage.wrappedValue + 1) % 3 }
                    .accessibilityIdentifier("next")
                    .saying("stage", stage.wrappedValue, say)
            }
        } steps: {
            [
                .click("next", says: "b appeared", "a disappeared", "stage 1"),
                .click("next", says: "stage 2", "c appeared"),
                .click("next", says: "a appeared", "b disappeared", "c disappeared", "stage 0"),
            ]
        }
    }

    private static var changingIdentity: Behaviour {
        Behaviour("an identity that changes", says: ["count 0", "1 appeared"]) { say in
            Stateful(1) { id in
                Counter(name: "\(id.wrappedValue)", say: say).id(id.wrappedValue)
                Button("Next") { id.wrappedValue += 1 }.accessibilityIdentifier("next")
            }
        } steps: {
            [
                .click("count", says: "count 1"),
                .click("count", says: "count 2"),
                // State is that of the identity.
                .click("next", says: "2 appeared", "1 disappeared", "count 0"),
                .click("count", says: "count 1"),
            ]
        }
    }

    private static var tasks: Behaviour {
        Behaviour("tasks", says: ["task 1"]) { say in
            Stateful(1) { number in
                // Odd numbers have a view with a task.
                if number.wrappedValue % 2 == 1 {
                    Text("Task")
                        .task { [number = number.wrappedValue] in
                            say("task \(number)")
                            // It has no element, and ends with its task.
                            let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
                            for await _ in stream {}
                            withExtendedLifetime(continuation) { say("cancelled \(number)") }
                        }
                }
                Button("Next") { number.wrappedValue += 1 }.accessibilityIdentifier("next")
            }
        } steps: {
            [
                .click("next", says: "cancelled 1"),
                .click("next", says: "task 3"),
                .click("next", says: "cancelled 3"),
            ]
        }
    }

    private static var tabs: Behaviour {
        Behaviour("tabs", says: ["first appeared"]) { say in
            Stateful("first") { selection in
                TabView(selection: selection) {
                    Tab("First", systemImage: "1.circle", value: "first") { Life(name: "first", say: say) }
                    Tab("Second", systemImage: "2.circle", value: "second") { Life(name: "second", say: say) }
                }
                .frame(width: 380, height: 160)
                Button("Second") { selection.wrappedValue = "second" }.accessibilityIdentifier("go-second")
                Button("First") { selection.wrappedValue = "first" }
                    .accessibilityIdentifier("go-first")
                    .saying("selection", selection.wrappedValue, say)
            }
        } steps: {
            [
                .click("go-second", says: "selection second", "second appeared", "first disappeared"),
                .click("go-first", says: "selection first", "first appeared", "second disappeared"),
            ]
        }
    }

    private static var navigatedStack: Behaviour {
        Behaviour("a stack that is navigated", says: ["root appeared"]) { say in
            Stateful([String]()) { path in
                NavigationStack(path: path) {
                    VStack {
                        NavigationLink("Quito", value: "Quito").accessibilityIdentifier("link")
                        Life(name: "root", say: say)
                    }
                    .navigationDestination(for: String.self) { city in
                        VStack {
                            Life(name: city, say: say)
                            Button("Deeper") { path.wrappedValue.append(city + "!") }
                                .accessibilityIdentifier("deeper \(city)")
                            Button("All") { path.wrappedValue = [] }.accessibilityIdentifier("all \(city)")
                        }
                    }
                }
                .frame(width: 380, height: 200)
                .saying("path", path.wrappedValue, say)
            }
        } steps: {
            [
                .click("link", says: "path [\"Quito\"]", "Quito appeared", "root disappeared"),
                .click(
                    "deeper Quito",
                    says: "path [\"Quito\", \"Quito!\"]",
                    "Quito! appeared",
                    "Quito disappeared"
                ),
                .click("all Quito!", says: "path []", "root appeared", "Quito! disappeared"),
            ]
        }
    }
}

/// A text that says when it appears and disappears.
private struct Life: View {
    let name: String
    let say: Behaviour.Say

    var body: some View {
        Text(name)
            .accessibilityIdentifier(name)
            .onAppear { say("\(name) appeared") }
            .onDisappear { say("\(name) disappeared") }
    }
}

/// A text with a count of its own.
private struct Counter: View {
    let name: String
    let say: Behaviour.Say
    @State private var count = 0

    var body: some View {
        Button("\(count)") { count += 1 }
            .accessibilityIdentifier("count")
            .onAppear { say("\(name) appeared") }
            .onDisappear { say("\(name) disappeared") }
            .onChange(of: count, initial: true) { say("count \($1)") }
    }
}
