import Foundation
import Observation
import SwiftUICore
import Testing
import TransferableTesting

private struct City: Identifiable {
    var id: String { name }
    var name: String
    var people: Int
}

@MainActor
@Observable
private final class Model {
    var customization = TableColumnCustomization<City>()
}

private struct CityTable: View {
    @Bindable var model: Model
    private let cities = [City(name: "Oslo", people: 7), City(name: "Bern", people: 1)]

    var body: some View {
        Table(cities, columnCustomization: $model.customization) {
            TableColumn("Name", value: \.name).customizationID("name")
            TableColumn("People") { Text("\($0.people)") }.width(60).customizationID("people")
            TableColumn("First") { Text($0.name.prefix(1)) }.customizationID("first").defaultVisibility(.hidden)
            TableColumn("Last") { Text($0.name.suffix(1)) }
        }
    }
}

@MainActor
@Suite("Customized columns of tables")
struct TableCustomizationTests {
    private let model = Model()

    private var window: TestWindow {
        TestWindow(size: CGSize(width: 500, height: 300)) { CityTable(model: model) }
    }

    /// The texts of the titles or of a row, from left to right.
    private func line(_ number: Int, _ window: TestWindow) -> [String] {
        let lines = Dictionary(grouping: window.views(.text)) { $0.frame.midY.rounded() }
            .sorted { $0.key < $1.key }
        return lines[number].value.sorted { $0.frame.minX < $1.frame.minX }.map(\.text)
    }

    @Test("The menu of a title hides columns and shows them again, in titles and rows")
    func visibility() throws {
        let window = window
        #expect(line(0, window) == ["Name", "People", "Last"])
        let menu = try window.contextMenu(of: window.view(text: "Name"))
        #expect(menu.titles.filter { !$0.isEmpty } == ["Name", "People", "First", "Move Right"])
        try menu.choose("People")
        try window.contextMenu(of: window.view(text: "Name")).choose("First")
        #expect(line(0, window) == ["Name", "First", "Last"] && line(1, window) == ["Oslo", "O", "o"])
        #expect(model.customization[visibility: "people"] == .hidden)
        #expect(model.customization[visibility: "name"] == .automatic)
        model.customization[visibility: "people"] = .automatic
        window.update()
        #expect(line(0, window) == ["Name", "People", "First", "Last"])
    }

    @Test("The menu of a title moves its column, past those that are hidden and around those that stay")
    func order() throws {
        let window = window
        try window.contextMenu(of: window.view(text: "Name")).choose("Move Right")
        #expect(line(0, window) == ["People", "Name", "Last"] && line(1, window) == ["7", "Oslo", "o"])
        #expect(throws: TestWindowError.self) {
            try window.contextMenu(of: window.view(text: "Name")).choose("Move Right")
        }
        model.customization.resetOrder()
        window.update()
        #expect(line(0, window) == ["Name", "People", "Last"])
    }

    @Test("A customization is kept as data")
    func storage() throws {
        let window = window
        try window.contextMenu(of: window.view(text: "People")).choose("Move Left")
        try window.contextMenu(of: window.view(text: "Name")).choose("Name")
        let data = try JSONEncoder().encode(model.customization)
        let kept = try JSONDecoder().decode(TableColumnCustomization<City>.self, from: data)
        #expect(kept == model.customization && kept != TableColumnCustomization())
    }

    @Test("What the user cannot do with a column is not in the menu")
    func disabledBehavior() throws {
        let model = model
        let window = TestWindow {
            Table([City(name: "Lima", people: 99)], columnCustomization: Bindable(model).customization) {
                TableColumn("Name", value: \.name).customizationID("name").disabledCustomizationBehavior(.all)
                TableColumn("People") { Text("\($0.people)") }.customizationID("people")
                    .disabledCustomizationBehavior([.reorder])
            }
        }
        let menu = try window.contextMenu(of: window.view(text: "People"))
        #expect(menu.titles.filter { !$0.isEmpty } == ["People"])
    }

    @Test("A column that cannot be moved stays at its place while others change theirs")
    func fixedColumn() throws {
        let model = model
        let window = TestWindow(size: CGSize(width: 500, height: 300)) {
            Table([City(name: "Lima", people: 99)], columnCustomization: Bindable(model).customization) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumn("People") { Text("\($0.people)") }.customizationID("people")
                    .disabledCustomizationBehavior(.reorder)
                TableColumn("First") { Text($0.name.prefix(1)) }.customizationID("first")
            }
        }
        try window.contextMenu(of: window.view(text: "Name")).choose("Move Right")
        #expect(line(0, window) == ["First", "People", "Name"])
    }

    @Test("Columns are made from a collection")
    func columnsOfCollection() {
        let window = TestWindow(size: CGSize(width: 500, height: 300)) {
            Table([City(name: "Lima", people: 99)]) {
                TableColumn("Name", value: \.name)
                TableColumnForEach(["a", "b"], id: \.self) { letter in
                    TableColumn(letter) { city in Text("\(letter)\(city.people)") }
                }
                TableColumnForEach(0..<1) { number in
                    TableColumn("\(number)") { city in Text("\(city.people + number)") }
                }
            }
        }
        #expect(line(0, window) == ["Name", "a", "b", "0"] && line(1, window) == ["Lima", "a99", "b99", "99"])
    }
}
