import Foundation
import Observation
import Testing
import TransferTestSupport
import TransferableTesting

@testable import SwiftUI

/// The facts of state, objects, the environment, appearing and changing. The views are those of the recordings, in words of their own.
enum StateFacts {
    static let checks: [String: FactChecks.Check] = [
        "body.observed.": { name in bodies { ObservedView(log: $0, isPublished: name == "true") } },
        "body.stateobject.": { name in bodies { StateObjectView(log: $0, isPublished: name == "true") } },
        "body.observable.let.": { name in bodies { ObservableLetView(log: $0, isTracked: name == "true") } },
        "body.observable.state.": { name in bodies { ObservableStateView(log: $0, isTracked: name == "true") } },
        "state.nested.values": { _ in "\(shown { NestedChanges(log: $0) }.values)" },
        "state.nested.changes": { _ in "\(shown { NestedChanges(log: $0) }.changes)" },
        "state.appear": { _ in
            "\(shown { log in AnyView(EmptyView()).onAppear { log.values.append(1) } }.values.count)"
        },
        "appear.order": { _ in
            // The recording ends with the removal of the window.
            try toggled { toggle, log in
                letters(toggle, log).id(toggle)
            }.text
        },
        "appear.order.identity": { _ in
            try toggled { toggle, log in
                letters(toggle, log).transition(.identity).id(toggle)
            }.text
        },
        "id.after": { _ in
            let log = try toggled { toggle, log in
                Color.red.onAppear { log.values.append(1) }.id(toggle)
            }
            return "\(log.values.count)"
        },
        "id.before": { _ in
            let log = try toggled { toggle, log in
                Color.red.id(toggle).onAppear { log.values.append(1) }
            }
            return "\(log.values.count)"
        },
        "task.id": { _ in
            let log = Log()
            let window = TestWindow {
                Counting(log: log) { value, log in Color.red.task(id: value) { log.values.append(value) } }
            }
            try await waitUntil("the first task has run") { log.values.count == 1 }
            try window.press("next")
            try await waitUntil("the second task has run") { log.values.count == 2 }
            return "\(log.values.count)"
        },
        "change.two": { _ in "\(try await changes(to: [1, 2]).changes)" },
        "change.initial": { _ in "\(try await changes(to: [1, 2], isInitial: true).changes)" },
        "change.equal": { _ in "\(try await changes(to: [1, 2, 2]).changes)" },
        "change.string.count": { _ in "\(try await changes(to: ["changed", "final"], from: "initial").texts.count)" },
        "change.single": { _ in "\(try await changes(to: [1, 2]).changes.map { $0[1] })" },
        "change.bool.count": { _ in "\(try await changes(to: [true, false, true], from: false).texts.count)" },
        "changes.plain": { _ in
            struct ContentView: View {
                var name = ""
                let log: Log
                var body: some View {
                    let _ = log.note(BodyChanges.inEvaluation(of: Self.self))
                    AnyView(EmptyView())
                }
            }
            return shown { ContentView(log: $0) }.text.replacing("StateFacts.", with: "")
        },
        "changes.state": { _ in
            struct ContentView: View {
                let log: Log
                @State private var name = ""
                init(log: Log) { self.log = log }
                var body: some View {
                    let _ = log.note(BodyChanges.inEvaluation(of: Self.self))
                    AnyView(EmptyView())
                }
            }
            return shown { ContentView(log: $0) }.text.replacing("StateFacts.", with: "")
        },
        "env.write": { _ in "\(shown { ReadingOne(log: $0).environment(\.first, 1) }.values)" },
        "env.transform": { _ in "\(shown { ReadingOne(log: $0).transformEnvironment(\.first) { $0 = 1 } }.values)" },
        "env.switch.bodies": { _ in
            let log = shown { Switching(log: $0) }
            return "\([log.bodies, log.innerBodies])"
        },
        "env.switch.first": { _ in "\(shown { Switching(log: $0) }.values.prefix(2).map { $0 })" },
        "env.observable": { _ in "\(shown { ReadingModel(log: $0).environment(Counted(value: 1)) }.values)" },
        "env.observable.nil": { _ in "\(shown { ReadingModel(log: $0).environment(nil as Counted?) }.values)" },
        "observation.body": { _ in "\(shown { ChangingOnce(log: $0) }.bodies)" },
        "binding.set": { _ in
            var value = 0
            Binding(get: { value }, set: { value = $0 }).wrappedValue = 10
            return "\(value)"
        },
        "binding.constant": { _ in
            let binding = Binding.constant(0)
            binding.wrappedValue = 10
            return "\(binding.wrappedValue)"
        },
        "binding.toOptional": { _ in "\(Binding<Int?>(Binding<Int>.constant(10)).wrappedValue as Int?)" },
        "binding.anyhashable": { _ in "\(Binding<AnyHashable>(Binding<Int>.constant(12)).wrappedValue)" },
        "binding.unwrap.nil": { _ in "\(Binding<Int>(Binding<Int?>.constant(nil)) == nil)" },
        "openurl.handled": { _ in "\(opened(.handled).accepted as Bool?)" },
        "openurl.handled.url": { _ in "\(opened(.handled).url as URL?)" },
        "openurl.discarded": { _ in "\(opened(.discarded).accepted as Bool?)" },
        "gesturestate": { _ in "\(GestureState(wrappedValue: 7).wrappedValue)" },
    ]

    /// Shows a view until nothing changes.
    @MainActor
    private static func shown(_ view: (Log) -> some View) -> Log {
        let log = Log()
        let window = TestWindow { view(log) }
        window.update()
        return log
    }

    @MainActor
    private static func bodies(_ view: (Log) -> some View) -> String {
        let log = shown(view)
        return "\([log.bodies, log.innerBodies])"
    }

    /// Shows a view of a value that is false, then true, and closes its window.
    @MainActor
    private static func toggled(_ view: @escaping (Bool, Log) -> some View) throws -> Log {
        let log = Log()
        let window = TestWindow { Toggled(log: log, content: view) }
        try window.press("toggle")
        window.close()
        return log
    }

    @MainActor
    private static func letters(_ toggle: Bool, _ log: Log) -> some View {
        Color.red
            .onAppear { log.text += "A\(toggle ? "T" : "F")" }
            .onDisappear { log.text += "D\(log.toggle() ? "T" : "F")" }
    }

    /// Changes a state when a view appears, and then in turns of the main queue.
    @MainActor
    private static func changes<Value: Equatable & Sendable>(
        to values: [Value],
        from first: Value,
        isInitial: Bool = false
    ) async throws -> Log {
        let log = Log()
        let window = TestWindow { Turns(log: log, values: values, value: first, isInitial: isInitial) }
        try await waitUntil("all values are set") { log.isDone }
        window.update()
        return log
    }

    @MainActor
    private static func changes(to values: [Int], isInitial: Bool = false) async throws -> Log {
        try await changes(to: values, from: 0, isInitial: isInitial)
    }

    @MainActor
    private static func opened(_ result: OpenURLAction.Result) -> (url: URL?, accepted: Bool?) {
        final class Answer {
            var url: URL?
            var accepted: Bool?
        }
        let answer = Answer()
        let action = OpenURLAction { url in
            answer.url = url
            return result
        }
        guard let url = URL(string: "https://example.com/input") else { return (nil, nil) }
        action(url) { answer.accepted = $0 }
        return (answer.url, answer.accepted)
    }
}

/// The notes of views.
@MainActor
private final class Log {
    var bodies = 0
    var innerBodies = 0
    var values: [Int] = []
    var changes: [[Int]] = []
    var texts: [String] = []
    var text = ""
    var isDone = false
    /// Returns the present value of the state that is toggled.
    private(set) var toggle: () -> Bool = { false }

    func note(_ text: String?) { self.text = text ?? "nothing" }
    func didEvaluate() { bodies += 1 }
    func didEvaluateInside() { innerBodies += 1 }
    func follow(_ toggle: @escaping () -> Bool) { self.toggle = toggle }
}

// MARK: - Bodies

private final class Model: ObservableObject {
    @Published var first = false
    var second = false
}

@Observable
private final class Tracked {
    var first = false
    @ObservationIgnored var second = false
}

private struct Part: View {
    let log: Log
    var condition: Bool

    var body: some View {
        let _ = log.didEvaluateInside()
        condition ? Color.red : Color.blue
    }
}

/// Views of two values that the body around reads, one of which changes when they appear.
@MainActor
private func parts(_ log: Log, _ first: Bool, _ second: Bool, onAppear: @escaping () -> Void) -> some View {
    VStack {
        Part(log: log, condition: first)
        Part(log: log, condition: second)
    }
    .onAppear(perform: onAppear)
}

private struct ObservedView: View {
    let log: Log
    let isPublished: Bool
    @ObservedObject private var model = Model()

    init(log: Log, isPublished: Bool) { (self.log, self.isPublished) = (log, isPublished) }

    var body: some View {
        let _ = log.didEvaluate()
        parts(log, model.first, model.second) { if isPublished { model.first.toggle() } else { model.second.toggle() } }
    }
}

private struct StateObjectView: View {
    let log: Log
    let isPublished: Bool
    @StateObject private var model = Model()

    init(log: Log, isPublished: Bool) { (self.log, self.isPublished) = (log, isPublished) }

    var body: some View {
        let _ = log.didEvaluate()
        parts(log, model.first, model.second) { if isPublished { model.first.toggle() } else { model.second.toggle() } }
    }
}

private struct ObservableLetView: View {
    let log: Log
    let isTracked: Bool
    private let model = Tracked()

    init(log: Log, isTracked: Bool) { (self.log, self.isTracked) = (log, isTracked) }

    var body: some View {
        let _ = log.didEvaluate()
        parts(log, model.first, model.second) { if isTracked { model.first.toggle() } else { model.second.toggle() } }
    }
}

private struct ObservableStateView: View {
    let log: Log
    let isTracked: Bool
    @State private var model = Tracked()

    init(log: Log, isTracked: Bool) { (self.log, self.isTracked) = (log, isTracked) }

    var body: some View {
        let _ = log.didEvaluate()
        parts(log, model.first, model.second) { if isTracked { model.first.toggle() } else { model.second.toggle() } }
    }
}

private struct ChangingOnce: View {
    let log: Log
    @State private var model = Tracked()

    init(log: Log) { self.log = log }

    var body: some View {
        let _ = log.didEvaluate()
        (model.first ? Color.red : Color.blue)
            .onAppear { if !model.first { model.first = true } }
            .id(model.first)
    }
}

// MARK: - State

private struct NestedChanges: View {
    let log: Log
    @State private var value = 0

    init(log: Log) { self.log = log }

    var body: some View {
        let _ = log.values.append(value)
        Color.white
            .onAppear {
                value = 1
                value = 2
                withAnimation {
                    value = 3
                    value = 4
                }
            }
            .onChange(of: value) { log.changes.append([$0, $1]) }
    }
}

private struct Toggled<Content: View>: View {
    let log: Log
    let content: (Bool, Log) -> Content
    @State private var toggle = false

    init(log: Log, content: @escaping (Bool, Log) -> Content) { (self.log, self.content) = (log, content) }

    var body: some View {
        let _ = log.follow { toggle }
        Button("toggle") { toggle.toggle() }
        content(toggle, log)
    }
}

private struct Counting<Content: View>: View {
    let log: Log
    let content: (Int, Log) -> Content
    @State private var value = 0

    init(log: Log, content: @escaping (Int, Log) -> Content) { (self.log, self.content) = (log, content) }

    var body: some View {
        Button("next") { value += 1 }
        content(value, log)
    }
}

private struct Turns<Value: Equatable & Sendable>: View {
    let log: Log
    let values: [Value]
    @State var value: Value
    let isInitial: Bool

    var body: some View {
        Color.blue
            .onAppear { set(values[...]) }
            .onChange(of: value, initial: isInitial) { old, new in
                log.texts.append("\(new)")
                if let old = old as? Int, let new = new as? Int { log.changes.append([old, new]) }
            }
    }

    /// Sets the first value now, and each further one in a turn of the main queue.
    private func set(_ values: ArraySlice<Value>) {
        guard let first = values.first else {
            log.isDone = true
            return
        }
        value = first
        DispatchQueue.main.async { MainActor.assumeIsolated { set(values.dropFirst()) } }
    }
}

// MARK: - Environment

private struct FirstKey: EnvironmentKey { static let defaultValue = 0 }
private struct SecondKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var first: Int {
        get { self[FirstKey.self] }
        set { self[FirstKey.self] = newValue }
    }

    fileprivate var second: Int {
        get { self[SecondKey.self] }
        set { self[SecondKey.self] = newValue }
    }
}

private struct ReadingOne: View {
    let log: Log
    @Environment(\.first) private var value

    init(log: Log) { self.log = log }

    var body: some View { Color.red.onAppear { log.values.append(value) } }
}

@Observable
private final class Counted {
    var value: Int
    init(value: Int) { self.value = value }
}

private struct ReadingModel: View {
    let log: Log
    @Environment(Counted.self) private var model: Counted?

    init(log: Log) { self.log = log }

    var body: some View { Color.red.onAppear { log.values.append(model?.value ?? -1) } }
}

private struct Switching: View {
    let log: Log
    @State private var model = Counted(value: 0)

    init(log: Log) { self.log = log }

    var body: some View {
        let _ = log.didEvaluate()
        ReadingTwo(log: log)
            .transformEnvironment(model.value == 0 ? \.first : \.second) { $0 = model.value }
            .onAppear { model.value = 2 }
    }
}

private struct ReadingTwo: View {
    let log: Log
    @Environment(\.first) private var first
    @Environment(\.second) private var second

    init(log: Log) { self.log = log }

    var body: some View {
        let _ = note()
        Color.red
    }

    private func note() {
        log.innerBodies += 1
        log.values += [first, second]
    }
}
