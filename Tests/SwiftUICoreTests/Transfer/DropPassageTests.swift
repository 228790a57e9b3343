import CoreTransferable
import Foundation
import Testing
import TransferKit
import UniformTypeIdentifiers

@testable import SwiftUICore

/// The calls that destinations receive of drags whose items take time.
@MainActor
@Suite("Passages of drags")
struct DropPassageTests {
    /// A destination, and what it was told.
    @MainActor
    private final class Place {
        var told: [String] = []

        var part: DropTarget {
            DropTarget(
                contentTypes: [.plainText],
                perform: { items, _ in
                    self.told.append("takes \(items.count)")
                    return true
                },
                isTargeted: { self.told.append("targeted \($0)") },
                update: { _, phase in self.told.append("\(phase)") }
            )
        }
    }

    private func enter(_ place: Place) -> DropPassage {
        let item = NSItemProvider()
        item.register("text")
        let passage = DropPassage(.own(TransferOffer([item])), drag: nil, operations: [.copy])
        passage.move(over: place, place.part, passage.hover(over: CGSize(width: 10, height: 10)))
        return passage
    }

    @Test("A drop is off its destination before its items are known, and the next drag is over it meanwhile")
    func overlapping() async throws {
        let place = Place()
        let drop = try #require(enter(place).beginDrop())
        #expect(place.told == ["targeted true", "entering", "targeted false"])
        place.told = []
        let second = enter(place)
        let outcome = await drop.perform([NSItemProvider()])
        #expect(place.told == ["targeted true", "entering", "takes 1"])
        outcome.tell()
        #expect(place.told.suffix(2) == ["ended (copy)", "data transfer completed"])
        second.leave()
        #expect(place.told.suffix(2) == ["targeted false", "exiting"])
    }

    @Test("A destination that was left takes no drop")
    func left() {
        let place = Place()
        let passage = enter(place)
        passage.leave()
        #expect(passage.beginDrop().map(\.contentTypes) == nil)
        #expect(place.told == ["targeted true", "entering", "targeted false", "exiting"])
    }
}
