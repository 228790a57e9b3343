import Foundation
import SwiftUI
import Testing
import TransferTestSupport
import TransferableTesting

@testable import Catalog

@MainActor
@Suite("The Catalog example")
struct CatalogTests {
    private let directory: TemporaryDirectory
    private let window = TestWindow(size: CGSize(width: 1080, height: 720)) { CatalogView() }

    init() throws { directory = try TemporaryDirectory() }

    private func place(_ name: String) -> URL { URL(fileURLWithPath: directory.file(name)) }
    private func choose(_ item: String) throws { try window.menu(window.view(identifier: "archive")).choose(item) }

    private func person(_ name: String, facts: [String] = []) -> Profile {
        var person = Profile.unknown
        (person.name, person.funFacts) = (name, facts)
        return person
    }

    @Test("A table has each person with commas, quotes and lines as they were, and is read again")
    func table() async throws {
        var people = Catalog.load()
        people[0].biography = "One, two\nand \"three\""
        people[1].portrait = .brought(Data(repeating: 7, count: 600))
        let data = try await ProfilesArchive(profiles: people).exported(as: .commaSeparatedText)
        let read = try await ProfilesArchive(importing: data, contentType: .commaSeparatedText).profiles
        people[1].portrait = .missing
        #expect(read == people)
    }

    @Test("A table of another program needs names alone, in whatever order its columns are")
    func foreignTable() async throws {
        let data = Data("\u{FEFF}Years,Name,Other\n1906–1992,Grace Hopper,x\n\n,\"Ada, Countess\"".utf8)
        let read = try await ProfilesArchive(importing: data, contentType: .commaSeparatedText).profiles
        #expect(read.map(\.name) == ["Grace Hopper", "Ada, Countess"])
        #expect(read.map(\.years) == ["1906–1992", ""])
        #expect(read[0].portrait == .missing)
        for (text, reason) in [("Title\nx", "no column “Name”"), ("Name\n\"x", "A quote of the table has no end")] {
            await #expect {
                try await ProfilesArchive(importing: Data(text.utf8), contentType: .commaSeparatedText)
            } throws: {
                "\($0)".contains(reason) || $0.localizedDescription.contains(reason)
            }
        }
    }

    @Test("An archive of nobody is no table, and a file all the same")
    func condition() async throws {
        let empty = ProfilesArchive(profiles: [])
        #expect(empty.exportedContentTypes() == [.profilesArchive])
        await #expect(throws: (any Error).self) { try await empty.exported(as: .commaSeparatedText) }
        let types = ProfilesArchive(profiles: [person("A")]).exportedContentTypes()
        #expect(types.prefix(2) == [.commaSeparatedText, .profilesArchive])
        let data = try await empty.exported(as: .profilesArchive)
        #expect(try await ProfilesArchive(importing: data, contentType: .profilesArchive).profiles.isEmpty)
    }

    @Test("A drag of one of several selected people takes all of them, and of another person that one")
    func draggedTogether() throws {
        let people = Catalog.load()
        let list = try #require(window.views(.list).first)
        try window.select([people[1].id, people[3].id], in: list)
        let several = try window.drag(from: window.view(text: people[3].name))
        #expect(several.items.map(\.suggestedName).count == 2)
        #expect(try window.drag(from: window.view(text: people[2].name)).items.count == 1)
    }

    @Test("Everybody is exported as a table, and as a file with all portraits")
    func export() async throws {
        try choose("Export…")
        let dialog = try #require(window.fileDialogs.first)
        #expect(dialog.filename == "Scientists.csv" && dialog.contentTypes == [.commaSeparatedText, .profilesArchive])
        try await dialog.choose(place("people.csv"))
        let table = try String(contentsOf: place("people.csv"), encoding: .utf8)
        #expect(table.hasPrefix("\"Name\",\"Field\"") && table.contains("\"Grace Hopper\""))
        try choose("Export…")
        try await #require(window.fileDialogs.first).choose(place("people"), as: .profilesArchive)
        let file = try Data(contentsOf: place("people.scientists"))
        #expect(try JSONDecoder().decode([Profile].self, from: file) == Catalog.load())
    }

    @Test("People of a table are brought in: new ones beside the others, known ones in their places")
    func importing() async throws {
        var grace = try #require(Catalog.load().first { $0.name == "Grace Hopper" })
        grace.name = "Rear Admiral Hopper"
        let table = ProfilesArchive(profiles: [grace, person("Someone New", facts: ["Is new"])]).convertToCSV()
        try table.write(to: place("more.csv"))
        try choose("Import…")
        let dialog = try #require(window.fileDialogs.first)
        #expect(dialog.contentTypes == [.commaSeparatedText, .profilesArchive])
        try await dialog.choose(place("more.csv"))
        try await waitUntilShown("Someone New")
        #expect(window.texts.contains("Rear Admiral Hopper") && !window.texts.contains("Grace Hopper"))
    }

    @Test("What cannot be imported is told, and cancelling is no error")
    func failures() async throws {
        try Data("no table".utf8).write(to: place("bad.csv"))
        try choose("Import…")
        try await #require(window.fileDialogs.first).cancel()
        #expect(window.alerts.isEmpty)
        try choose("Import…")
        try await #require(window.fileDialogs.first).choose(place("bad.csv"))
        try await waitUntil("an alert") {
            window.update()
            return !window.alerts.isEmpty
        }
        let alert = try #require(window.alerts.first)
        #expect(alert.texts.contains { $0.contains("no column “Name”") })
    }

    @Test("Selected people and a portrait are shared with their previews")
    func share() async throws {
        try window.press(window.view(identifier: "share-people"))
        var sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("Ada Lovelace"))
        try sheet.press("Mail")
        try await waitForShares(1)
        #expect(window.shares[0].subject == "Ada Lovelace")
        #expect(try await window.shares[0].items[0].loadTransferable(type: Profile.self).name == "Ada Lovelace")

        try window.press(window.view(identifier: "share-portrait"))
        sheet = try #require(window.sheets.first)
        #expect(sheet.texts.contains("Portrait of Ada Lovelace"))
        try sheet.press("Copy")
        try await waitForShares(2)
        #expect(window.shares[1].items[0].suggestedName == "Ada Lovelace.png")
    }

    private var heroes: [String] {
        window.views.compactMap(\.identifier).filter { $0.hasPrefix("hero-") }.map { String($0.dropFirst(5)) }
    }

    @Test("The shelf takes people that are pasted, each once, and those of the menu of the list")
    func heroesWithoutPointer() async throws {
        let list = try #require(window.views(.list).first)
        let items = try window.copy(list)
        for _ in 1...2 { try await window.paste(items, into: window.view(identifier: "heroes")) }
        #expect(heroes == ["Ada Lovelace"])
        let grace = try #require(Catalog.load().first { $0.name == "Grace Hopper" })
        try window.contextMenu(of: list, row: grace.id).choose("Add to My Heroes")
        window.update()
        #expect(heroes == ["Ada Lovelace", "Grace Hopper"])
    }

    @Test("The shelf takes what is picked up by keys, all of the selected people together")
    func heroesByKeys() async throws {
        let people = Catalog.load().prefix(3)
        try window.select(Set(people.map(\.id)), in: #require(window.views(.list).first))
        try window.press(key: "m", modifiers: .command, in: window.view(identifier: "person-\(people[1].name)"))
        while window.announcements.last?.contains("My heroes, destination") != true {
            try #require(window.announcements.count < 10, "\(window.announcements)")
            try window.press(key: .tab)
        }
        #expect(try await window.dropHeldItems())
        #expect(heroes == people.map(\.name))
    }

    private func waitForShares(_ count: Int) async throws {
        try await waitUntil("\(count) shares") {
            window.update()
            return window.shares.count == count
        }
    }

    private func waitUntilShown(_ text: String) async throws {
        try await waitUntil("“\(text)” among \(window.texts)") {
            window.update()
            return window.texts.contains(text)
        }
    }
}
