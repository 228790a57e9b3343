import Foundation
import LogCapture
import SwiftUICore
import Testing
import TransferKit
import TransferableTesting
import UniformTypeIdentifiers

@MainActor
@Suite("The share sheet")
struct ShareSheetTests {
    private func sheet(_ link: some View, _ prepare: (TestWindow) -> Void = { _ in }) throws -> (TestWindow, TestWindow)
    {
        let window = TestWindow { link }
        prepare(window)
        try window.press("Share…")
        return (window, try #require(window.sheets.first))
    }

    @Test("Links are shown by where they lead")
    func links() throws {
        let (_, sheet) = try sheet(
            ShareLink(items: [URL(string: "https://example.com/")!, URL(string: "https://example.com/a/b?c=d")!])
        )
        #expect(sheet.texts.prefix(4) == ["example.com", "Link", "example.com/a/b", "Link"])
    }

    @Test("A title that another program gives stands above what the thing itself is called")
    func givenTitles() throws {
        let values = ["https://example.com/a", "https://example.com/b"].compactMap { URL(string: $0) }
        let window = TestWindow {
            StandaloneShareSheet(
                ShareRequest(values.map { NSItemProvider(of: $0) }),
                showing: values,
                previews: [GivenPreview(title: "Your letters", picture: nil), GivenPreview(title: "", picture: nil)]
            ) { _ in }
        }
        #expect(window.texts.prefix(4) == ["Your letters", "example.com/a", "example.com/b", "Link"])
    }

    @Test("Text is shown by its beginning")
    func text() throws {
        let (_, sheet) = try sheet(ShareLink(item: "\n  first\nsecond\nthird"))
        #expect(sheet.texts.first == "first\nsecond")
    }

    @Test("Files are shown by their name, type and size, pictures as what they are")
    func files() throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let picture = directory.appending(path: "Beach.png")
        try Data(count: 2000).write(to: picture)
        let (_, sheet) = try sheet(ShareLink(items: [picture, directory]))
        let type = try #require(UTType.png.localizedDescription)
        #expect(sheet.texts[0] == "Beach.png")
        #expect(sheet.texts[1] == "\(type), 2 kB")
        #expect(sheet.texts[2] == directory.lastPathComponent)
        #expect(sheet.views(.image).first?.imageSource == .file(picture))
    }

    @Test("Three items are shown, and the others counted")
    func manyItems() throws {
        let (_, sheet) = try sheet(ShareLink(items: ["one", "two", "three", "four", "five"]))
        #expect(sheet.texts.contains("three"))
        #expect(!sheet.texts.contains("four"))
        #expect(sheet.texts.contains("and 2 more"))
    }

    @Test("A preview's picture is shown with its icon, and an image is its own picture")
    func pictures() throws {
        let (image, icon) = (Image(systemName: "star"), Image(systemName: "heart"))
        let (_, full) = try sheet(ShareLink(item: Data(), preview: SharePreview("Star", image: image, icon: icon)))
        #expect(full.views(.image).prefix(2).map(\.imageSource) == [.symbol("star"), .symbol("heart")])
        let (_, own) = try sheet(ShareLink(item: image, preview: SharePreview("Star")))
        #expect(own.views(.image).first?.imageSource == .symbol("star"))
        let (_, plain) = try sheet(ShareLink(item: Data(), preview: SharePreview("Star", icon: icon)))
        #expect(plain.views(.image).first?.imageSource == .symbol("heart"))
    }

    @Test("Destinations are offered that take every item")
    func destinations() throws {
        let destinations = [
            TestShareDestination("Photos", contentTypes: [.image]),
            TestShareDestination("Notes", contentTypes: [.text]),
            TestShareDestination("Anything"),
        ]
        let (_, text) = try sheet(ShareLink(item: "text")) { $0.shareDestinations = destinations }
        #expect(text.views(.button).map(\.text) == ["Notes", "Anything", "Cancel"])
        let image = Image(systemName: "star")
        let (_, picture) = try sheet(ShareLink(item: image, preview: SharePreview("Star"))) {
            $0.shareDestinations = destinations
        }
        #expect(picture.views(.button).map(\.text) == ["Photos", "Anything", "Cancel"])
    }

    @Test("Where nothing takes the items, the sheet says so")
    func noDestination() throws {
        let (_, sheet) = try sheet(ShareLink(item: "text")) { $0.shareDestinations = [] }
        #expect(sheet.texts.contains("No app can open these items."))
    }

    @Test("An error is shown and logged, and another destination can be chosen")
    func failure() throws {
        struct Refusal: Error, CustomStringConvertible {
            var description: String { "The mailbox \(title) is full." }
            let title: String
        }
        let title = UUID().uuidString
        let (window, sheet) = try sheet(ShareLink(item: "text")) {
            $0.shareDestinations = [
                TestShareDestination("Mail", error: Refusal(title: title)), TestShareDestination("Copy"),
            ]
        }
        try sheet.press("Mail")
        let reason = "The mailbox \(title) is full."
        #expect(sheet.texts.contains { $0.contains(reason) })
        #expect(
            LogCapture.shared.messages(containing: title).contains {
                $0.contains("Sharing with Mail failed: \(reason)")
            }
        )
        #expect(window.shares.isEmpty)
        try sheet.press("Copy")
        #expect(window.shares.map(\.destination) == ["Copy"])
        #expect(window.sheets.isEmpty)
    }

    private struct Article: View {
        var title = "How bees dance"
        var isActive = true

        var body: some View {
            ShareLink(items: [URL(string: "https://example.com/bees")!, URL(string: "https://example.com/ants")!])
                .userActivity("com.example.article", isActive: isActive) {
                    $0.title = title
                    $0.webpageURL = URL(string: "https://example.com/bees")
                }
        }
    }

    @Test("The page that the user reads is shared with its title")
    func activity() throws {
        let (window, sheet) = try sheet(Article()) { $0.shareDestinations = [TestShareDestination("Mail")] }
        #expect(sheet.texts.prefix(4) == ["How bees dance", "Link", "example.com/ants", "Link"])
        try sheet.press("Mail")
        #expect(window.shares.last?.subject == "How bees dance")
        let (_, inactive) = try self.sheet(Article(isActive: false))
        #expect(inactive.texts.first == "example.com/bees")
    }

    @Test("An activity carries values")
    func activityPayload() throws {
        struct Place: Codable, Equatable {
            var name: String
            var line: Int
        }
        let activity = NSUserActivity(activityType: "com.example.article")
        #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.typedPayload(Place.self) }
        try activity.setTypedPayload(Place(name: "bees", line: 3))
        activity.addUserInfoEntries(from: ["more": true])
        #expect(try activity.typedPayload(Place.self) == Place(name: "bees", line: 3))
        #expect(throws: NSUserActivity.TypedPayloadError.self) { try activity.setTypedPayload(3) }
    }
}
