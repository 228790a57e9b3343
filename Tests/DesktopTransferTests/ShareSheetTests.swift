import Foundation
import Testing
import TransferTestSupport

/// The share sheet over a window of an app, with services that stand in for the desktop's.
@Suite("The share sheet of an app", .timeLimit(.minutes(20)))
struct ShareSheetTests {
    /// Shares a portrait of the Catalog's with a place, and gives the sheet.
    private func share(
        with destination: String,
        from app: AppUnderTest,
        on desktop: some Desktop
    ) async throws -> AppUnderTest {
        try await desktop.input.click(app.center(of: "share-portrait"))
        let sheet = try await app.window(titled: "Share", on: desktop, movedTo: Point(700, 60))
        try await desktop.input.click(sheet.center(of: destination))
        return sheet
    }

    @Test func aPictureThatIsNoFileIsPrinted() async throws {
        struct Printed: Decodable { let document: Data }
        try await XServer.run { desktop in
            let portal = try await BusService("print-portal", ["print"])
            let app = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40), environment: portal.environment)
            _ = try await share(with: "print", from: app, on: desktop)
            let printed = try #require(try await portal.events("printed", as: Printed.self).first)
            let files = try TemporaryDirectory()
            let document = files.file("document.pdf")
            try printed.document.write(to: URL(filePath: document))
            let pictures = try await TransferTestSupport.run("pdfimages", ["-list", document]).standardOutput.lines
            // There are two lines of headings, and pictures may have a mask.
            #expect(pictures.dropFirst(2).count(where: { $0.contains(" image ") }) == 1, "\(pictures)")
            await portal.end()
        }
    }

    @Test func theDialogOfAPortalIsClosedWithTheSheet() async throws {
        try await XServer.run { desktop in
            let portal = try await BusService("print-portal", ["wait"])
            let app = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40), environment: portal.environment)
            let sheet = try await share(with: "print", from: app, on: desktop)
            try await portal.program.waitForLine(containing: #""prepared""#)
            try await desktop.close(sheet.window)
            try await portal.program.waitForLine(containing: #""closed""#)
            #expect(app.program.isRunning)
            await portal.end()
        }
    }

    @Test func aTransferOverBluetoothIsGivenUpWithTheSheet() async throws {
        try await XServer.run { desktop in
            let service = try await BusService("bluetooth", ["stall"], isSystemBus: true)
            let app = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40), environment: service.environment)
            let sheet = try await share(with: "bluetooth:AA:00:00:00:00:01", from: app, on: desktop)
            try await service.program.waitForLine(containing: #""file""#)
            try await desktop.close(sheet.window)
            try await service.program.waitForLine(containing: #""removed""#)
            #expect(app.program.isRunning)
            await service.end()
        }
    }

    @Test func aServiceThatTellsNothingHoldsUpNoOtherPlace() async throws {
        try await XServer.run { desktop in
            let service = try await BusService("kde-connect", ["mute"])
            let app = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40), environment: service.environment)
            // The service is asked, and its answer is waited for as long as the sheet is there.
            let sheet = try await share(with: "copy", from: app, on: desktop)
            try await service.program.waitForLine(containing: #""asked""#)
            try await waitUntil("the picture on the clipboard") {
                try await desktop.clipboard.types().contains("image/png")
            }
            try await waitUntil("the end of the sheet") {
                try await !desktop.windows().contains { $0.identifier == sheet.window.identifier }
            }
            #expect(app.program.isRunning)
            await service.end()
        }
    }
}
