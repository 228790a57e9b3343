import Foundation
import Testing
import TransferTestSupport

/// The symbols and pictures beside the titles of menus, on a real display.
@Suite("Pictures in menus on a display", .timeLimit(.minutes(20)))
struct MenuPictureTests {
    private static let green = "#00FF00"
    private static let magenta = "#FF00FF"

    private func run(_ body: (MenuSession) async throws -> Void) async throws {
        try await MenuSession.run({ try await AppUnderTest.menuPictures(on: $0, at: $1) }, body)
    }

    /// Returns the place of the pixels of a color, once they are there and at rest.
    private func place(of color: String, in session: MenuSession) async throws -> Rectangle {
        var last: Rectangle?
        return try await waitUntil("\(color) on the screen") {
            let now = try await session.desktop.place(ofColor: color)
            defer { last = now }
            return now == last ? now : nil
        }
    }

    @Test func picturesStandInOneColumnAsHighAsTheText() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "menu"))
            let symbol = try await place(of: Self.green, in: session)
            let picture = try await place(of: Self.magenta, in: session)
            // The font of the views around is three times as large.
            #expect((8...24).contains(symbol.width) && (8...24).contains(symbol.height))
            // Twice as wide as high, as the picture is, and no wider than a symbol's place.
            #expect(picture.width <= 24 && abs(picture.width - 2 * picture.height) <= 2)
            #expect(abs(symbol.center.x - picture.center.x) <= 1)
            #expect(symbol.center.y < picture.center.y)
            try await session.desktop.input.click(Point(picture.center.x + 60, picture.center.y))
            try await session.expect("chosen: picture")
        }
    }

    @Test func theKeyboardChoosesAmongItemsWithPictures() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Down", "Down", "Return"])
            try await session.expect("marked: false")
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Down", "Down", "Down", "Down", "Right", "Down", "Return"])
            try await session.expect("look: list")
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Up", "Return"])
            try await session.expect("chosen: delete")
        }
    }

    @Test func aPickerShowsThePictureOfItsChoice() async throws {
        try await run { session in
            #expect(try await session.desktop.place(ofColor: Self.green) == nil)
            try await session.desktop.input.click(session.app.center(of: "look"))
            // In the list, before it is chosen.
            let offered = try await place(of: Self.green, in: session)
            #expect(!session.app.program.standardOutput.lines.contains("look: green"))
            try await session.desktop.input.click(Point(offered.center.x + 40, offered.center.y))
            try await session.expect("look: green")
            let button = try await session.app.frame(of: "look")
            try await waitUntil("the picture in the button") {
                guard let place = try await session.desktop.place(ofColor: Self.green) else { return false }
                return button.contains(place.center)
            }
        }
    }
}
