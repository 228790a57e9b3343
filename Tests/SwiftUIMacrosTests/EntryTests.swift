import SwiftUI
import Testing
import TransferableTesting

final class Library {
    var name = "main"
}

extension EnvironmentValues {
    @Entry var columnCount = 2
    @Entry var heading: String = "Untitled"
    @Entry var note: String?
    @Entry var library: Library = Library()
    @Entry var `default`: Int = 1
}

extension Transaction {
    @Entry var isQuick: Bool = false
}

extension ContainerValues {
    @Entry var isPinned = false
}

extension FocusedValues {
    @Entry var heading: String?
}

@Suite("Entries")
struct EntryTests {
    @Test func entriesHaveTheirDefaults() {
        let values = EnvironmentValues()
        #expect(values.columnCount == 2)
        #expect(values.heading == "Untitled")
        #expect(values.note == nil)
        #expect(values.library.name == "main")
        #expect(values.default == 1)
        #expect(!Transaction().isQuick)
    }

    @Test @MainActor func viewsSayEntriesToTheirContainer() {
        let window = TestWindow {
            ForEach(subviews: TupleView(Text("a"), Text("b").containerValue(\.isPinned, true))) { subview in
                Text("\(subview.containerValues.isPinned)")
            }
        }
        #expect(window.texts == ["false", "true"])
    }

    @Test func entriesKeepWhatIsSet() {
        var values = EnvironmentValues()
        values.columnCount = 5
        values.note = "A note"
        #expect(values.columnCount == 5)
        #expect(values.note == "A note")
        var transaction = Transaction()
        transaction.isQuick = true
        #expect(transaction.isQuick)
    }
}
