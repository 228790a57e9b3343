import CoreTransferable
import Foundation
import TransferKit

/// The items that keys hold, and their way over destinations.
@MainActor
final class HeldItems {
    let passage: DropPassage
    /// The items as a screen reader names them.
    let name: String
    /// The widget at which they were picked up.
    private(set) weak var source: (any KeyboardDragWidget)?
    private let offer: TransferOffer
    /// A Boolean value that indicates whether they are elements that can be moved among others.
    private let areElements: Bool

    /// Takes the items of a drag, which begins.
    init(_ drag: ActiveDrag, from source: KeyboardDragSource) {
        offer = TransferOffer(drag.items)
        passage = DropPassage(.own(offer), drag: drag, operations: drag.configuration.operations)
        let first = source.name ?? drag.items.first?.suggestedName ?? "the item"
        let count = max(drag.items.count, drag.itemIDs.count)
        name = count > 1 ? "\(count) items" : first
        self.source = source.widget
        areElements = drag.elements != nil
        drag.didBegin(at: source.location)
    }

    // MARK: Destinations

    /// The widget of the destination that is chosen.
    var widget: (any KeyboardDragWidget)? { passage.widget as? any KeyboardDragWidget }

    /// Returns whether a widget takes the items.
    func isTaken(by widget: any KeyboardDragWidget) -> Bool {
        guard let part = widget.dropTarget, widget.dropSize.width > 0, widget.dropSize.height > 0 else { return false }
        return passage.isTaken(by: part, passage.hover(over: widget.dropSize))
    }

    /// Returns whether an item has a type that a destination takes.
    func mayBeTaken(by part: DropTarget) -> Bool { PasteboardContents.own(offer).mayHave(anyOf: part.contentTypes) }

    /// Returns the destination at which keys begin: that of the source where elements are moved, or else the next after the source.
    /// - Parameters:
    ///   - destinations: The destinations that take the items.
    ///   - widgets: All widgets, in their order.
    func firstDestination(
        among destinations: [any KeyboardDragWidget],
        of widgets: [any KeyboardDragWidget]
    ) -> (any KeyboardDragWidget)? {
        guard let start = widgets.firstIndex(where: { $0 === source }) else { return destinations.first }
        func index(of widget: any KeyboardDragWidget) -> Int { widgets.firstIndex { $0 === widget } ?? 0 }
        let around = areElements ? destinations.last { index(of: $0) <= start } : nil
        return around ?? destinations.first { index(of: $0) > start } ?? destinations.first
    }

    // MARK: Places

    /// Returns the place of a destination to which a step leads.
    func place(_ step: HeldStep, in widget: any KeyboardDragWidget, _ part: DropTarget, _ hover: DropHover)
        -> HeldPlace?
    {
        let points = widget.accessibilityDropPoints
        return points.isEmpty ? part.place(hover, step) : step.place(among: points, from: hover.place)
    }

    /// Returns the point of a place in a destination.
    func location(of place: HeldPlace?, in widget: any KeyboardDragWidget) -> CGPoint {
        let size = widget.dropSize
        return place?.point ?? place?.row.map(widget.point(of:)) ?? CGPoint(x: size.width / 2, y: size.height / 2)
    }

    /// Returns the name of a destination, and its number among those that take the items.
    func describe(_ widget: any KeyboardDragWidget, among destinations: [any KeyboardDragWidget]) -> String {
        let number = (destinations.firstIndex { $0 === widget } ?? 0) + 1
        let place = "\(number) of \(destinations.count)"
        return widget.spokenName.map { "\($0), destination \(place)" } ?? "Destination \(place)"
    }
}
