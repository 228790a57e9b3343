import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Pictures of several dragged items")
struct DragPreviewTests {
    private static let frames = (0..<5).map { CGRect(x: 0, y: CGFloat($0) * 50, width: 100, height: 40) }

    private func arranged(_ formation: DragDropPreviewsFormation, dragged: Int = 1) -> DragPreviewArrangement {
        DragPreviewArrangement(Self.frames, dragged: dragged, formation)
    }

    @Test("A pile has the dragged picture on top, straight, and a few below that are turned")
    func pile() throws {
        let pile = arranged(.pile)
        #expect(pile == arranged(.default))
        #expect(pile.placements.map(\.index) == [3, 2, 0, 1])
        let top = try #require(pile.placements.last)
        #expect(top.angle == .zero && top.frame.origin == pile.origin)
        #expect(pile.placements.dropLast().allSatisfy { $0.angle != .zero && $0.frame.midX == top.frame.midX })
        #expect(Set(pile.placements.map(\.angle)).count == 4)
        #expect(pile.size.width > 100 && pile.size.width < 130)
    }

    @Test("A stack has each picture a little further from the first")
    func stack() {
        let stack = arranged(.stack)
        #expect(stack.placements.map(\.index) == [3, 2, 0, 1])
        #expect(stack.placements.map(\.frame.minX) == [18, 12, 6, 0])
        #expect(stack.size == CGSize(width: 118, height: 58))
        #expect(stack.origin == .zero)
    }

    @Test("A list has the pictures below each other, and the dragged one stays where it is held")
    func list() {
        let list = arranged(.list)
        #expect(list.placements.map(\.index) == [0, 1, 2, 3, 4])
        #expect(list.placements.map(\.frame.minY) == [0, 44, 88, 132, 176])
        #expect(list.origin == CGPoint(x: 0, y: 44))
        // Of many, those around the dragged one.
        let many = DragPreviewArrangement(
            (0..<100).map { _ in CGRect(x: 0, y: 0, width: 10, height: 10) },
            dragged: 50,
            .list
        )
        #expect(many.placements.map(\.index) == Array(44..<56))
    }

    @Test("Without a formation the pictures stay where their views are")
    func none() {
        let none = arranged(.none)
        #expect(none.placements.map(\.frame) == Self.frames)
        #expect(none.origin == CGPoint(x: 0, y: 50))
    }

    private struct Item: Identifiable, Codable, Transferable {
        var id: Int
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { "item \($0.id)" } }
    }

    @Test("The source says how pictures stand to each other, and a destination while they are over it")
    func formations() async throws {
        let window = TestWindow {
            VStack {
                ForEach(0..<3) { Text("item \($0)").draggable(containerItemID: $0) }
            }
            .dragContainer(for: Item.self) { ids in ids.map { Item(id: $0) } }
            .dragContainerSelection([0, 1, 2])
            .dragPreviewsFormation(.stack)
            Text("as list").dropDestination(for: String.self) { _, _ in }.dropPreviewsFormation(.list)
            Text("as it is").dropDestination(for: String.self) { _, _ in }
        }
        let drag = try window.drag(from: window.view(text: "item 1"))
        #expect(drag.previewsFormation == .stack)
        drag.enter(try window.view(text: "as list"), of: window)
        #expect(drag.previewsFormation == .list)
        drag.enter(try window.view(text: "as it is"), of: window)
        #expect(drag.previewsFormation == .stack)
        drag.leave(window)
        #expect("\(DragDropPreviewsFormation.pile) \(DragDropPreviewsFormation.default)" == "pile default")
    }

    @Test("Views of one container know each other by their identifiers, and those of another do not")
    func siblings() throws {
        let window = TestWindow(size: .small) {
            ForEach(0..<2) { group in
                VStack {
                    Text("view").draggable(containerItemID: 1)
                    Text("view").draggable(Item.self, item: Item(id: 2))
                    Text("view").draggable("alone")
                }
                .dragContainer(for: Item.self) { ids in ids.map { Item(id: $0) } }
            }
        }
        let sources = window.widgets.compactMap { $0.container?.part(DragSource.self) }
        #expect(sources.count == 6)
        let items = sources.map { $0.containerItem() }
        #expect(items[0]?.sibling(2) == items[1])
        #expect(items[2] == nil)
        #expect(items[3]?.sibling(2) == items[4])
        #expect(items[0] != items[3])
    }
}
