import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Accessibility modifiers")
struct AccessibilityModifierTests {
    private func element<Content: View>(@ViewBuilder _ content: () -> Content) throws -> TestAccessibilityElement {
        let elements = TestWindow(content).accessibilityElements
        try #require(elements.count == 1)
        return elements[0]
    }

    @Test("Label, value, hint, identifier and other names are those of the outermost modifier")
    func descriptions() throws {
        let element = try element {
            Text("5")
                .accessibilityLabel("inner")
                .accessibilityLabel("Rating")
                .accessibilityValue("5 of 5")
                .accessibilityHint("Opens the review")
                .accessibilityInputLabels(["Stars", "Score"])
                .accessibilityIdentifier("rating")
        }
        #expect(element.label == "Rating")
        #expect(element.value == "5 of 5")
        #expect(element.hint == "Opens the review")
        #expect(element.inputLabels == ["Stars", "Score"])
        #expect(element.identifier == "rating")
    }

    @Test("A modifier that is not enabled changes nothing")
    func conditional() throws {
        let element = try element {
            Text("5")
                .accessibilityLabel("Rating", isEnabled: true)
                .accessibilityLabel(Text("Stars"), isEnabled: false)
                .accessibilityValue(String("5 of 5"), isEnabled: true)
                .accessibilityHint("Opens", isEnabled: false)
                .accessibilityIdentifier("rating", isEnabled: true)
                .accessibilityIdentifier("other", isEnabled: false)
                .accessibilityHidden(true, isEnabled: false)
        }
        #expect(element.label == "Rating" && element.value == "5 of 5" && element.hint == nil)
        #expect(element.identifier == "rating")
        let window = TestWindow { Text("5").accessibilityIdentifier("rating", isEnabled: true) }
        #expect(throws: Never.self) { try window.view(identifier: "rating") }
    }

    @Test("A hidden view keeps its place, and is told of by nothing")
    func hidden() throws {
        let window = TestWindow {
            HStack(spacing: 0) {
                Button("away") {}.hidden()
                Text("seen")
            }
        }
        let other = TestWindow {
            HStack(spacing: 0) {
                Button("away") {}
                Text("seen")
            }
        }
        #expect(window.accessibilityElements.map(\.label) == ["seen"])
        #expect(try window.view(text: "away").opacity == 0)
        #expect(try !window.view(text: "away").isHittable)
        #expect(try window.view(text: "seen").frame == other.view(text: "seen").frame)
    }

    @Test("An element is found by a name that somebody says")
    func inputLabels() throws {
        let window = TestWindow { Button("Compose") {}.accessibilityInputLabels(["Write"]) }
        #expect(try window.accessibilityElement(label: "Write").label == "Compose")
        #expect(throws: TestWindowError.self) { try window.accessibilityElement(label: "Read") }
        #expect(throws: TestWindowError.self) { try window.accessibilityElement(label: "Write", role: .link) }
    }

    @Test("A help text is a hint")
    func help() throws {
        #expect(try element { Text("CSV").help("Drag it out") }.hint == "Drag it out")
        #expect(try element { Text("CSV").help(Text("Drag it out")) }.hint == "Drag it out")
        #expect(try element { Text("CSV").help(String("Drag it out")) }.hint == "Drag it out")
    }

    @Test("Modifiers around a stack apply to each element in it")
    func stacks() {
        let window = TestWindow {
            VStack {
                Text("a")
                Text("b")
            }
            .accessibilityHint("both")
        }
        #expect(window.accessibilityElements.map(\.hint) == ["both", "both"])
    }

    @Test("Traits change what an element is")
    func traits() throws {
        let heading = try element {
            Text("News").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
        }
        #expect(heading.role == .heading)
        #expect(heading.headingLevel == .h2)
        #expect(heading.traits == [.isHeader, .isStaticText])
        #expect(try element { Button("a") {}.accessibilityRemoveTraits(.isButton) }.role == .group)
        #expect(try element { Text("a").accessibilityAddTraits([.isButton, .isSelected]) }.role == .button)
        #expect(try element { Text("a").accessibilityAddTraits(.isLink) }.role == .link)
    }

    @Test("Children are ignored, contained or combined")
    func children() {
        func outline(_ children: AccessibilityChildBehavior) -> String {
            TestWindow {
                HStack {
                    Image("ada")
                    Text("Ada").accessibilityValue("1815")
                    Text("Lovelace").accessibilityAddTraits(.isHeader)
                }
                .accessibilityElement(children: children)
            }
            .accessibilityOutline
        }
        #expect(outline(.ignore) == "group")
        #expect(
            outline(.contain) == """
                group
                  image “ada”
                  static text “Ada” = “1815”
                  heading “Lovelace”
                """
        )
        #expect(outline(.combine) == "heading “ada, Ada, Lovelace” = “1815”")
    }

    @Test("A combined element has the actions of those in it, several buttons under their names")
    func combinedActions() throws {
        @MainActor final class Log { var entries: [String] = [] }
        let log = Log()
        let window = TestWindow {
            HStack {
                Text("Milk")
                Button("Buy") { log.entries.append("buy") }
                Button("Remove") { log.entries.append("remove") }
            }
            .accessibilityElement(children: .combine)
            HStack {
                Text("Bread")
                Button("Bake") { log.entries.append("bake") }
            }
            .accessibilityElement(children: .combine)
        }
        let milk = try window.accessibilityElement(label: "Milk, Buy, Remove", role: .button)
        #expect(milk.actions == ["Buy", "Remove"])
        try window.perform("Remove", on: milk)
        try window.press(window.accessibilityElement(label: "Bread, Bake"))
        #expect(log.entries == ["remove", "bake"])
        #expect(throws: TestWindowError.self) { try window.press(milk) }
        #expect(throws: TestWindowError.self) { try window.perform("Sell", on: milk) }
    }

    @Test("Actions are those of the views now")
    func actions() throws {
        struct Stepper: View {
            @State private var value = 1
            @State private var note = ""
            var body: some View {
                Text("Level")
                    .accessibilityValue("\(value)")
                    .accessibilityAdjustableAction { value += $0 == .increment ? 1 : -1 }
                    .accessibilityAction { note = "pressed at \(value)" }
                    .accessibilityAction(named: "Reset") { value = 0 }
                    .accessibilityAction(.escape) { note = "escaped" }
                Text(note)
            }
        }
        let window = TestWindow { Stepper() }
        let level = try window.accessibilityElement(label: "Level")
        #expect(level.isAdjustable)
        #expect(level.actions.sorted() == ["Reset", "escape", "press"])
        try window.adjust(level, .increment)
        try window.adjust(level, .increment)
        try window.adjust(level, .decrement)
        // The element was found before the value changed.
        try window.press(level)
        #expect(window.texts.contains("pressed at 2"))
        #expect(try window.accessibilityElement(label: "Level").value == "2")
        try window.perform("Reset", on: level)
        #expect(try window.accessibilityElement(label: "Level").value == "0")
        try window.perform(.escape, on: level)
        #expect(window.texts.contains("escaped"))
    }

    @Test("A tap gesture is what a press of the view's element does")
    func taps() throws {
        struct Tapped: View {
            @State private var isOn = false
            var body: some View { Text(isOn ? "on" : "off").onTapGesture { isOn.toggle() } }
        }
        let window = TestWindow { Tapped() }
        try window.press(window.accessibilityElement(label: "off"))
        #expect(window.texts == ["on"])
    }

    @Test("Elements of a higher priority are read first, and others in the order of the views")
    func sortPriority() {
        let window = TestWindow {
            Text("a")
            HStack {
                Text("b")
                Text("c").accessibilitySortPriority(1)
            }
            Text("d").accessibilitySortPriority(-1)
            Text("e")
        }
        #expect(window.accessibilityElements.map(\.label) == ["c", "a", "b", "e", "d"])
    }

    @Test("What a disabled view has cannot be used")
    func disabled() throws {
        let window = TestWindow { Button("Save") {}.disabled(true) }
        let save = try window.accessibilityElement(label: "Save")
        #expect(!save.isEnabled)
        #expect(throws: TestWindowError.self) { try window.press(save) }
    }

    @Test("A drawing becomes an element when something is said of it")
    func drawings() throws {
        #expect(try element { Circle().accessibilityLabel("Online") }.label == "Online")
        #expect(TestWindow { Circle().accessibilityHint("nothing") }.accessibilityElements.isEmpty)
    }

    @Test("Other values of modifiers are followed")
    func changes() throws {
        struct Status: View {
            @State private var isOnline = false
            var body: some View {
                Circle().accessibilityLabel(isOnline ? "Online" : "Away")
                Text("secret").accessibilityHidden(!isOnline)
                Button("Go") { isOnline = true }
            }
        }
        let window = TestWindow { Status() }
        #expect(window.accessibilityElements.map(\.label) == ["Away", "Go"])
        try window.press("Go")
        #expect(window.accessibilityElements.map(\.label) == ["Online", "secret", "Go"])
    }

    @Test("Sets of traits are sets")
    func setsOfTraits() {
        var traits: AccessibilityTraits = [.isButton, .isHeader]
        #expect(traits.remove(.isHeader) == .isHeader)
        #expect(traits.remove(.isHeader) == nil)
        #expect(traits == .isButton)
        #expect(!traits.insert(.isButton).inserted)
        #expect(traits.insert(.isLink).inserted)
        #expect(traits.symmetricDifference([.isLink, .isImage]) == [.isButton, .isImage])
        #expect(traits.intersection(.isLink) == .isLink)
        #expect(traits.update(with: .isImage) == nil)
        #expect(traits.update(with: .isImage) == .isImage)
        #expect(AccessibilityTraits().isEmpty)
    }
}
