import CoreTransferable
import Foundation
import Observation
import SwiftUICore
import Testing
import TransferableTesting

private struct City: Identifiable, Codable, Equatable {
    var id: String { name }
    var name: String
    var people: Int
}

/// The state of the tables of these tests, and a record of their events.
@MainActor
@Observable
private final class Model {
    var cities = [City(name: "Oslo", people: 7), City(name: "Bern", people: 1), City(name: "Lima", people: 99)]
    var selection: Set<String> = []
    var choice: String?
    var order: [KeyPathComparator<City>] = []
    var showsPeople = true
    var heard: [String] = []
}

private struct SortedTable: View {
    @Bindable var model: Model

    var body: some View {
        Table(model.cities, selection: $model.selection, sortOrder: $model.order) {
            TableColumn("Name", value: \.name)
            TableColumn("People", value: \.people) { Text("\($0.people)") }.width(60)
        }
        .onChange(of: model.order) { model.cities.sort(using: model.order) }
    }
}

/// Tables over a collection that nothing orders: what their columns show is found from the collection alone.
private struct UnsortedTable: View {
    var model: Model

    var body: some View {
        Table(model.cities) {
            TableColumn("Name", value: \.name)
            TableColumn("People") { city in Text(city.people, format: .number) }.width(60)
        }
    }
}

private struct ChoiceTable: View {
    @Bindable var model: Model

    var body: some View {
        Table(model.cities.filter { $0.people > 1 }, selection: $model.choice) {
            TableColumn("Name", value: \.name)
            if model.showsPeople { TableColumn("People") { city in Text(city.people, format: .number) } }
        }
    }
}

private struct ChoicesTable: View {
    @Bindable var model: Model

    var body: some View {
        Table(model.cities, selection: $model.selection) {
            TableColumn("People") { city in Text(city.people, format: .number) }
            TableColumn(Text("Name"), value: \.name)
        }
    }
}

private struct PlainTable: View {
    @Bindable var model: Model

    var body: some View {
        Table(of: City.self) {
            TableColumn("Name", value: \.name)
            if model.showsPeople { TableColumn("People") { Text("\($0.people)") } }
            TableColumn("First") { Text($0.name.prefix(1)) }.width(min: 20, ideal: 30, max: 40).alignment(.trailing)
        } rows: {
            TableRow(City(name: "Total", people: 107))
                .dropDestination(for: String.self) { model.heard += $0.map { "on total: \($0)" } }
            ForEach(model.cities) { city in
                TableRow(city).draggable(city.name)
            }
            .dropDestination(for: String.self) { model.heard.append("\($1) at \($0)") }
        }
    }
}

private struct SectionedTable: View {
    @Bindable var model: Model

    var body: some View {
        Table(selection: $model.selection, sortOrder: $model.order) {
            TableColumn("Name", value: \.name)
            TableColumn("People", value: \.people) { Text("\($0.people)") }
        } rows: {
            Section("Small") {
                ForEach(model.cities.filter { $0.people < 10 }) { TableRow($0) }
            }
            Section(isExpanded: $model.showsPeople) {
                ForEach(model.cities.filter { $0.people >= 10 })
            } header: {
                Text("Large")
            }
            Section {
                TableRow(City(name: "Total", people: 107))
            }
        }
    }
}

@MainActor
@Suite("Tables")
struct TableTests {
    private let model = Model()

    /// The texts of the rows and titles, by their places from top to bottom and from left to right.
    private func cells(_ window: TestWindow) -> [[String]] {
        Dictionary(grouping: window.views(.text)) { $0.frame.midY.rounded() }
            .sorted { $0.key < $1.key }
            .map { $0.value.sorted { $0.frame.minX < $1.frame.minX }.map(\.text) }
    }

    @Test("Show titles, and a row for each value")
    func rows() {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { SortedTable(model: model) }
        #expect(cells(window) == [["Name", "People"], ["Oslo", "7"], ["Bern", "1"], ["Lima", "99"]])
    }

    @Test("Show the values of a collection, and what becomes of it, with nothing to order them")
    func unsorted() {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { UnsortedTable(model: model) }
        #expect(cells(window) == [["Name", "People"], ["Oslo", "7"], ["Bern", "1"], ["Lima", "99"]])
        model.cities.removeFirst()
        model.cities[0].people = 2
        model.cities.append(City(name: "Rome", people: 5))
        window.update()
        #expect(cells(window) == [["Name", "People"], ["Bern", "2"], ["Lima", "99"], ["Rome", "5"]])
    }

    @Test("Have sections, whose headers are rows without columns, and which the user can close")
    func sections() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 400)) { SectionedTable(model: model) }
        #expect(window.texts.contains("Small") && window.texts.contains("Large"))
        let rows = cells(window).filter { $0.count == 2 }
        #expect(rows == [["Name", "People"], ["Oslo", "7"], ["Bern", "1"], ["Lima", "99"], ["Total", "107"]])
        try window.select(["Bern", "Lima"], in: #require(window.views(.list).first))
        #expect(model.selection == ["Bern", "Lima"])
        model.showsPeople = false
        window.update()
        #expect(!window.texts.contains("Lima") && window.texts.contains("Large"))
    }

    @Test("Have each column at one place in all rows, within its bounds")
    func columns() throws {
        let window = TestWindow(size: CGSize(width: 500, height: 300)) { PlainTable(model: model) }
        let people = try ["People", "107", "7", "99"].map { try window.view(text: $0).frame.minX }
        #expect(Set(people.dropFirst()).count == 1)
        // The last column has its largest width, so its trailing edge is the table's.
        let ends = try ["T", "O", "L"].map { try window.view(text: $0).frame.maxX }
        #expect(Set(ends).count == 1)
        #expect(try window.view(text: "O").frame.maxX > window.view(text: "7").frame.maxX + 30)
        model.showsPeople = false
        window.update()
        #expect(cells(window).first == ["Name", "First"])
        #expect(!window.texts.contains("107"))
    }

    @Test("Are ordered by clicks on titles, the second the other way round")
    func order() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { SortedTable(model: model) }
        try window.press("Name")
        #expect(model.cities.map(\.name) == ["Bern", "Lima", "Oslo"])
        #expect(model.order == [KeyPathComparator(\City.name)])
        try window.press("Name")
        #expect(model.cities.map(\.name) == ["Oslo", "Lima", "Bern"])
        try window.press("People")
        #expect(model.cities.map(\.name) == ["Bern", "Oslo", "Lima"])
        #expect(model.order.count == 2)
    }

    @Test("Select rows by their identity")
    func selection() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { SortedTable(model: model) }
        let list = try #require(window.views(.list).first)
        try window.select(["Bern", "Lima"], in: list)
        #expect(model.selection == ["Bern", "Lima"])
        model.selection = ["Oslo"]
        window.update()
        #expect(window.views(.list).first?.selection == ["Oslo"])
    }

    @Test("Select one row of a collection")
    func selectingOne() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { ChoiceTable(model: model) }
        #expect(cells(window) == [["Name", "People"], ["Oslo", "7"], ["Lima", "99"]])
        try window.select(["Lima"], in: #require(window.views(.list).first))
        #expect(model.choice == "Lima")
        model.choice = "Oslo"
        model.showsPeople = false
        window.update()
        #expect(window.views(.list).first?.selection == ["Oslo"])
        #expect(cells(window) == [["Name"], ["Oslo"], ["Lima"]])
    }

    @Test("Select several rows of a collection")
    func selectingSeveral() throws {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { ChoicesTable(model: model) }
        #expect(cells(window) == [["People", "Name"], ["7", "Oslo"], ["1", "Bern"], ["99", "Lima"]])
        try window.select(["Oslo", "Lima"], in: #require(window.views(.list).first))
        #expect(model.selection == ["Oslo", "Lima"])
        model.selection = ["Bern"]
        window.update()
        #expect(window.views(.list).first?.selection == ["Bern"])
    }

    @Test("Let rows be dragged, and take drops on rows and between them")
    func transfers() async throws {
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { PlainTable(model: model) }
        let drag = try window.drag(from: window.view(text: "Lima"))
        #expect(try await drag.items.first?.loadTransferable(type: String.self) == "Lima")
        #expect(await drag.drop(on: try window.view(text: "Total"), of: window))
        #expect(model.heard == ["on total: Lima"])
        let other = window.drag(["Rome"])
        #expect(await other.drop(on: try window.view(text: "Bern"), of: window, at: .top))
        #expect(model.heard.last == "[\"Rome\"] at 1")
    }

    @Test("Make the rows that are near the screen only")
    func onDemand() throws {
        model.cities = (0..<10_000).map { City(name: "City \($0)", people: $0) }
        let window = TestWindow(size: CGSize(width: 400, height: 300)) { SortedTable(model: model) }
        #expect(window.views(.list).first?.rowCount == 10_000)
        #expect(window.texts.count < 500)
    }
}

@MainActor
@Suite("Looks of tables")
struct TableStyleTests {
    @Test("A style is that of the rows, and titles can be left out")
    func styles() {
        let model = Model()
        let usual = TestWindow(size: .small) { PlainTable(model: model) }
        #expect(usual.texts.contains("Name"))
        #expect(usual.list?.look.appearance == .automatic && usual.list?.look.alternates == false)
        let window = TestWindow(size: .small) {
            PlainTable(model: model)
                .tableStyle(.bordered(alternatesRowBackgrounds: true))
                .tableColumnHeaders(.hidden)
        }
        #expect(!window.texts.contains("Name"))
        #expect(window.list?.look.appearance == .bordered && window.list?.look.alternates == true)
    }
}
