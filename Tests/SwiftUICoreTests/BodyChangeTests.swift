import Observation
import Testing
import TransferableTesting

@testable import SwiftUICore

@MainActor
@Suite("Printed changes of bodies")
struct BodyChangeTests {
    private struct Plain: View {
        var name = ""
        let log: Journal
        var body: some View {
            let _ = log.note(BodyChanges.inEvaluation(of: Self.self) ?? "nothing")
            Text(name)
        }
    }

    private struct Counter: View {
        let log: Journal
        @State private var count = 0
        @Environment(\.layoutDirection) private var direction
        var body: some View {
            let _ = log.note(BodyChanges.inEvaluation(of: Self.self) ?? "nothing")
            Button("\(count)") { count += 1 }
        }
    }

    @Observable
    fileprivate final class Model { var count = 0 }

    private struct Observing: View {
        let log: Journal
        let model: Model
        var body: some View {
            let _ = log.note(BodyChanges.inEvaluation(of: Self.self) ?? "nothing")
            Text("\(model.count)")
        }
    }

    @Test(
        "A view is new the first time, at a place of its own where it has state, and then its changed parts are named"
    )
    func parts() throws {
        let log = Journal()
        let window = TestWindow { Counter(log: log) }
        #expect(log.take() == ["BodyChangeTests.Counter: @self, @identity, _count, _direction changed."])
        try window.press("0")
        #expect(log.take() == ["BodyChangeTests.Counter: _count changed."])
    }

    @Test("A view without dynamic properties has changed itself")
    func plainViews() throws {
        struct Outer: View {
            let log: Journal
            @State private var name = "a"
            var body: some View {
                Plain(name: name, log: log)
                Button("rename") { name = "b" }
            }
        }
        let log = Journal()
        let window = TestWindow { Outer(log: log) }
        #expect(log.take() == ["BodyChangeTests.Plain: @self changed."])
        try window.press("rename")
        #expect(log.take() == ["BodyChangeTests.Plain: @self changed."])
    }

    @Test("An observable object that the body reads is a dependency")
    func dependencies() {
        let (log, model) = (Journal(), Model())
        let window = TestWindow { Observing(log: log, model: model) }
        log.entries = []
        model.count = 1
        window.update()
        #expect(log.take() == ["BodyChangeTests.Observing: @dependencies changed."])
    }

    @Test("Outside of the body of the view there is nothing to print")
    func outside() {
        #expect(BodyChanges.inEvaluation(of: Plain.self) == nil)
        Plain._printChanges()
        Plain._logChanges()
    }
}
