import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Lists over bindings")
struct ListBindingTests {
    struct Task: Identifiable {
        let id: Int
        var isDone = false
    }

    struct Tasks: View {
        @State private var tasks = [Task(id: 1), Task(id: 2)]

        var body: some View {
            List($tasks) { $task in Toggle("Task \(task.id)", isOn: $task.isDone) }
            List($tasks, id: \.id) { $task in Text("\(task.id)") }
            Text(tasks.map { $0.isDone ? "done" : "open" }.joined(separator: " ")).accessibilityIdentifier("state")
        }
    }

    @Test("A row changes its element of the collection")
    func rowsWrite() throws {
        let window = TestWindow { Tasks() }
        #expect(window.texts.contains("open open"))
        try window.toggle(window.views(.toggle)[1])
        #expect(window.texts.contains("open done"))
    }

    /// Every form of a list whose data a binding has, so that a call that is not clear does not compile.
    struct Forms: View {
        @Binding var tasks: [Task]
        @Binding var several: Set<Int>
        @Binding var one: Int?
        @Binding var kept: Int

        var body: some View {
            List($tasks, selection: $several) { $task in Text("\(task.id)") }
            List($tasks, id: \.id, selection: $several) { $task in Text("\(task.id)") }
            List($tasks, selection: $one) { $task in Text("\(task.id)") }
            List($tasks, id: \.id, selection: $one) { $task in Text("\(task.id)") }
            List($tasks, selection: $kept) { $task in Text("\(task.id)") }
            List($tasks, id: \.id, selection: $kept) { $task in Text("\(task.id)") }
            List($tasks, editActions: .all, selection: $one) { $task in Text("\(task.id)") }
            List(tasks, selection: $one) { Text("\($0.id)") }
            List(tasks, id: \.id, selection: $several) { Text("\($0.id)") }
            List(0..<2, selection: $kept) { Text("\($0)") }
            List(selection: $kept) { ForEach(tasks) { Text("\($0.id)") } }
            List(selection: $one) { ForEach(tasks) { Text("\($0.id)") } }
            List(selection: $several) { ForEach(tasks) { Text("\($0.id)") } }
        }
    }

    @Test("Each form of a list has a row for each element")
    func forms() {
        let window = TestWindow {
            Forms(
                tasks: .constant([Task(id: 8), Task(id: 9)]),
                several: .constant([]),
                one: .constant(nil),
                kept: .constant(8)
            )
        }
        let lists = window.views(.list)
        #expect(lists.count == 13)
        #expect(lists.map(\.text) == lists.indices.map { $0 == 9 ? "0 1" : "8 9" })
    }
}
