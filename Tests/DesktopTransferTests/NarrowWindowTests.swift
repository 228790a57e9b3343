import Testing
import TransferTestSupport

/// Windows that have little room, on a real display.
@Suite("Narrow windows on a display", .timeLimit(.minutes(20)))
struct NarrowWindowTests {
    @Test func theCatalogIsUsedInANarrowWindow() async throws {
        try await XServer.run { desktop in
            let wide = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            let button = try await wide.frame(of: "share-portrait").height
            let window = try await desktop.resize(wide.window, width: 700, height: 700)
            #expect(window.frame.width == 700)
            try await waitUntil("the portrait above the name, in a column of its own") {
                let portrait = try await wide.frame(of: "portrait")
                return try await wide.frame(of: "share-portrait").origin.y > portrait.origin.y + portrait.height
            }
            // The words of the button stand in one line, within the window.
            let narrow = try await wide.frame(of: "share-portrait")
            #expect(narrow.height == button)
            let shelf = try await wide.frame(of: "heroes")
            #expect(narrow.origin.x + narrow.width <= shelf.origin.x)
            #expect(shelf.origin.x + shelf.width <= window.frame.origin.x + window.frame.width)
            wide.expectGoodHealth()
        }
    }

    @Test func otherPeopleAreSelectedInAWindowWithRoomForOneColumn() async throws {
        try await XServer.run { desktop in
            let catalog = try await AppUnderTest.catalog(on: desktop, at: Point(20, 40))
            _ = try await desktop.resize(catalog.window, width: 960, height: 720)
            for person in ["Marie Curie", "Grace Hopper", "Marie Curie"] {
                try await catalog.select(person, on: desktop)
            }
            catalog.expectGoodHealth()
        }
    }
}
