import Foundation
import Testing
import TransferTestSupport

/// Menus as a person uses them, on a real display.
@Suite("Menus on a display", .timeLimit(.minutes(20)))
struct MenuTests {
    private func run(_ body: (MenuSession) async throws -> Void) async throws {
        try await MenuSession.run({ try await AppUnderTest.menus(on: $0, at: $1) }, body)
    }

    @Test func aMenuOpensFromItsButtonAndIsUsedWithTheKeyboard() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Return"])
            try await session.expect("chosen: rename")
            // The item that is disabled is passed over.
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Down", "Return"])
            try await session.expect("pinned: true")
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Up", "Return"])
            try await session.expect("chosen: delete")
        }
    }

    @Test func aChoiceIsMadeInAMenuInsideAMenu() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "menu"))
            try await session.choose(["Down", "Down", "Right", "Down", "Return"])
            try await session.expect("order: date")
        }
    }

    @Test func aButtonWithAMenuBesideItDoesBoth() async throws {
        try await run { session in
            let frame = try await session.app.frame(of: "split")
            try await session.desktop.input.click(Point(frame.origin.x + 12, frame.center.y))
            try await session.expect("chosen: save")
            try await session.desktop.input.click(Point(frame.origin.x + frame.width - 12, frame.center.y))
            try await session.choose(["Return"])
            try await session.expect("chosen: save as")
        }
    }

    @Test func theMenuOfAViewOpensByClickAndByKey() async throws {
        try await run { session in
            for (number, key) in [nil, "Menu", "shift+F10"].enumerated() {
                if let key {
                    try await session.desktop.input.click(session.app.center(of: "focused"))
                    try await session.desktop.input.key(key)
                } else {
                    try await session.desktop.input.click(session.app.center(of: "context"), button: 3)
                }
                try await session.choose(["Return"])
                try await session.expect("chosen: rename", count: number + 1)
            }
        }
    }

    @Test func keysPressButtonsAndChooseItemsAlsoWhileTextIsTyped() async throws {
        try await run { session in
            try await session.desktop.input.key("ctrl+shift+f")
            try await session.expect("chosen: find")
            try await session.desktop.input.click(session.app.center(of: "field"))
            try await session.desktop.input.type("abc")
            try await session.desktop.input.key("Return")
            try await session.expect("chosen: go")
            try await session.desktop.input.key("ctrl+r")
            try await session.expect("chosen: rename")
            try await session.desktop.input.key("ctrl+shift+f")
            try await session.expect("chosen: find", count: 2)
        }
    }

    @Test func theMenuOfAListIsForItsRows() async throws {
        try await run { session in
            try await session.desktop.input.click(session.app.center(of: "row-second"), button: 3)
            try await session.choose(["Return"])
            try await session.expect("chosen: delete second third")
            try await session.desktop.input.click(session.app.center(of: "row-first"), button: 3)
            try await session.choose(["Return"])
            try await session.expect("chosen: delete first")
            let list = try await session.app.frame(of: "list")
            try await session.desktop.input.click(
                Point(list.center.x, list.origin.y + list.height - 6),
                button: 3
            )
            try await session.choose(["Return"])
            try await session.expect("chosen: new")
            try await session.desktop.input.click(session.app.center(of: "row-first"), count: 2)
            try await session.expect("opened: first")
            try await session.desktop.input.key("Return")
            try await session.expect("opened: first", count: 2)
        }
    }
}
