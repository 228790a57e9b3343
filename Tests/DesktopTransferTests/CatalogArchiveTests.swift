import Foundation
import Testing
import TransferTestSupport

/// The archive of the Catalog, imported and exported on a real display.
@Suite("The Catalog's archive on a display", .timeLimit(.minutes(20)))
struct CatalogArchiveTests {
    @Test func peopleAreImportedAndExportedAsATable() async throws {
        try await XServer.run { desktop in
            let folder = try TemporaryDirectory()
            let table = try folder.write("Name,Field\r\nSomeone New,Botany\r\n", to: "more.csv")
            let catalog = try await AppUnderTest.catalog(
                on: desktop,
                at: Point(20, 40),
                environment: ["GSETTINGS_BACKEND": "memory"]
            )
            let menu = MenuSession(desktop: desktop, app: catalog)
            func open(_ keys: [String], dialog title: String) async throws {
                try await desktop.input.click(catalog.center(of: "archive"))
                try await menu.choose(keys)
                try await desktop.activate(desktop.window(titled: title, of: catalog.program))
            }
            try await open(["Return"], dialog: "Choose a File")
            try await desktop.choosePath(table)
            try await catalog.waitUntilShown("person-Someone New")

            let exported = folder.file("all.csv")
            try await open(["Down", "Return"], dialog: "Export")
            try await desktop.input.key("ctrl+a")
            try await desktop.input.type(exported)
            try await desktop.input.key("Return")
            func text() -> String { (try? String(contentsOfFile: exported, encoding: .utf8)) ?? "" }
            try await waitUntil("the table") { text().contains(#""Someone New","Botany","#) }
            #expect(text().components(separatedBy: "\r\n").count == catalog.shown("person-").count + 2)
            catalog.expectGoodHealth()
        }
    }
}
