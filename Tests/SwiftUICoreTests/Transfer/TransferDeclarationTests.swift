import CoreTransferable
import Foundation
import SwiftUICore
import Testing
import TransferableTesting
import UniformTypeIdentifiers

// Each declaration of SwiftUI's interface for drag sources, drop destinations, sessions, lists, copy and paste that a Linux
// desktop can mean, with Apple's labels. What counts is that it compiles; the suites beside this one say what it does.
// The deprecated forms are in DeprecatedTransferDeclarations.swift.

struct DeclaredItem: Identifiable, Codable, Hashable, Transferable {
    var id = 0
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

// MARK: Drag sources

private struct Sources: View {
    @Namespace private var namespace
    private let item = DeclaredItem()

    var body: some View {
        Group {
            Text("1").draggable(item)
            Text("2").draggable(item) { Text("preview") }
            Text("3").onDrag { NSItemProvider() }
            Text("4").onDrag({ NSItemProvider() }, preview: { Text("preview") })
            Text("5").itemProvider { NSItemProvider() }
            Text("6").itemProvider(nil)
            Text("7").draggable(containerItemID: 1)
            Text("8").draggable(containerItemID: 1, containerNamespace: namespace)
        }
        .dragContainer(for: DeclaredItem.self) { (ids: [Int]) in ids.map { DeclaredItem(id: $0) } }
        .dragContainerSelection([1, 2])
        .dragPreviewsFormation(.pile)
        Group {
            Text("9").draggable(DeclaredItem.self, item: item)
            Text("10").draggable(DeclaredItem.self, item: item, containerNamespace: namespace)
            Text("11").draggable(DeclaredItem.self, containerNamespace: namespace) { item }
            Text("12").draggable(DeclaredItem.self, id: \.id, item: item, containerNamespace: namespace)
            Text("13").draggable(DeclaredItem.self, id: \.id, containerNamespace: namespace) { item }
        }
        .dragContainer(for: DeclaredItem.self, in: namespace) { (id: Int) in [DeclaredItem(id: id)] }
        .dragContainerSelection([1, 2], containerNamespace: namespace)
        .dragPreviewsFormation(.none)
        Group {
            Text("14").contentShape(.dragPreview, Circle())
            Text("15").contentShape([.interaction, .dragPreview], Circle(), eoFill: true)
            Text("16").gesture(WindowDragGesture())
        }
        .dragContainer(for: DeclaredItem.self, itemID: \.id) { (ids: [Int]) in ids.map { DeclaredItem(id: $0) } }
        .dragContainer(for: DeclaredItem.self, itemID: \.id, in: namespace) { (id: Int) in [DeclaredItem(id: id)] }
        .dragConfiguration(DragConfiguration(allowMove: true))
        .onDragSessionUpdated { _ in }
    }
}

// MARK: Drop destinations

private struct Destinations: View {
    private struct Delegate: DropDelegate {
        func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.text]).isEmpty }
    }

    private struct FullDelegate: DropDelegate {
        func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) && info.location.x >= 0 }
        func performDrop(info: DropInfo) -> Bool { true }
        func dropEntered(info: DropInfo) {}
        func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
        func dropExited(info: DropInfo) {}
    }

    @State private var isTargeted = false

    var body: some View {
        Group {
            Text("1").onDrop(of: [.text], isTargeted: nil) { providers in providers.isEmpty }
            Text("2").onDrop(of: [.text], isTargeted: $isTargeted) { providers, location in location.x > 0 }
            Text("3").onDrop(of: [.text], delegate: Delegate())
            Text("4").onDrop(of: [.text], delegate: FullDelegate())
            Text("5").dropDestination(for: String.self) { (items: [String], location: CGPoint) in !items.isEmpty }
            Text("6").dropDestination(for: String.self) { items, location in
                location.x > 0
            } isTargeted: {
                isTargeted = $0
            }
            Text("7").dropDestination(for: String.self) { items, session in print(session.itemsCount) }
            Text("8").dropDestination(for: String.self, isEnabled: false) { items, session in }
            Text("9").dropDestination { (items: [String], session: DropSession) in }
        }
        .onDropSessionUpdated { _ in }
        .dropConfiguration { session in
            var configuration = DropConfiguration(operation: .copy)
            configuration.acceptedItemCount = session.itemsCount
            return configuration
        }
        .dropPreviewsFormation(.stack)
        .springLoadingBehavior(.enabled)
    }
}

private struct Tabs: View {
    @Environment(\.springLoadingBehavior) private var springLoading
    var body: some View {
        TabView {
            Tab("One", systemImage: "star") { Text("\(springLoading == .automatic)") }
                .draggable("x")
                .dropDestination(for: String.self) { items in print(items) }
                .springLoadingBehavior(.disabled)
        }
    }
}

private struct Rows: View {
    @State private var items = [DeclaredItem(id: 1), DeclaredItem(id: 2)]
    var body: some View {
        Table(of: DeclaredItem.self) {
            TableColumn("id") { Text("\($0.id)") }
        } rows: {
            ForEach(items) { item in
                TableRow(item)
                    .draggable(item)
                    .itemProvider { NSItemProvider() }
                    .dropDestination(for: String.self) { dropped in print(dropped) }
            }
            .dropDestination(for: DeclaredItem.self) { index, dropped in
                items.insert(contentsOf: dropped, at: index)
            }
            ForEach(items) { TableRow($0) }
                .onInsert(of: [.text]) { (index: Int, providers: [NSItemProvider]) in print(index, providers) }
        }
    }
}

// MARK: Sessions, configurations, operations

private func sessions(_ drop: DropSession, _ drag: DragSession) {
    let operations: [DropOperation] = [.cancel, .forbidden, .copy, .move, .delete, .alias]
    let set: DropOperation.Set = [.cancel, .copy, .move, .forbidden, .delete, .alias]
    _ = (operations, set.description, DropOperation.Set(rawValue: 1).rawValue)
    let proposal = DropProposal(withinApplication: .move, outsideApplication: .copy)
    _ = (proposal.operation, proposal.operationOutsideApplication, proposal.debugDescription)
    var changedDrag = drag
    changedDrag.location = .zero
    _ = (drag.id.debugDescription, drag.draggedItemIndex, drag.draggedItemIDs(for: Int.self), drag.location)
    switch drag.phase {
    case .initial, .active, .dataTransferCompleted: print(drag.phase.description)
    case .ended(let operation): print(operation)
    }
    var changedDrop = drop
    (changedDrop.localSession, changedDrop.itemsCount) = (nil, 2)
    (changedDrop.suggestedOperations, changedDrop.size, changedDrop.location) = (set, .zero, .zero)
    _ = (drop.id.description, drop.debugDescription, drop.localSession?.draggedItemIDs(for: Int.self))
    switch drop.phase {
    case .entering, .active, .exiting, .dataTransferCompleted: print(drop.phase.description)
    case .ended(let operation): print(operation)
    }
    let behaviours: Set<SpringLoadingBehavior> = [.automatic, .enabled, .disabled]
    let formations: Set<DragDropPreviewsFormation> = [.default, .none, .pile, .list, .stack]
    _ = (behaviours, formations.map(\.description))
    var configuration = DragConfiguration(
        operationsWithinApp: .init(allowCopy: true, allowMove: true, allowDelete: true),
        operationsOutsideApp: .init(allowCopy: true, allowMove: false, allowDelete: false)
    )
    configuration.operationsWithinApp.allowAlias = true
    configuration.operationsOutsideApp.allowAlias = true
    configuration.operationsWithinApp = .init(allowMove: true)
    configuration.operationsOutsideApp = .init(allowCopy: false)
    _ = (configuration.debugDescription, DragConfiguration(), DragConfiguration(allowMove: true, allowDelete: true))
    var drops = DropConfiguration(operation: .move, destination: destination)
    drops.acceptedItemCount = 1
    _ = drops.operation
    _ = drop.reorderDestination(for: DeclaredItem.self)
    _ = drop.reorderDestination(for: DeclaredItem.self, in: String.self)
    _ = drop.reorderDestination(for: DeclaredItem.self, itemID: \.id, in: String.self)
    _ = drop.reorderDestination(for: DeclaredItem.self, itemID: \.id)
}

private let destination = ReorderDifference<Int, String>.Destination(position: .before(2), collectionID: "x")

// MARK: Lists

private struct Lists: View {
    @State private var items = [DeclaredItem(id: 1), DeclaredItem(id: 2)]
    @State private var selection: Set<Int> = []
    @State private var selected: Int?
    @State private var one = 1

    var body: some View {
        List {
            ForEach($items, editActions: .all) { $item in Text("\(item.id)").moveDisabled(true).deleteDisabled(true) }
            ForEach($items, id: \.id, editActions: [.move, .delete]) { $item in Text("\(item.id)") }
            ForEach(items) { Text("\($0.id)") }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                .onDelete { items.remove(atOffsets: $0) }
                .onInsert(of: [.text]) { (index: Int, providers: [NSItemProvider]) in print(index, providers) }
            ForEach(items) { Text("\($0.id)") }
                .dropDestination(for: String.self) { (dropped: [String], index: Int) in print(dropped, index) }
            ForEach(items) { Text("\($0.id)") }.onMove(perform: nil).onDelete(perform: nil)
        }
        Group {
            List($items, editActions: .all, selection: $selection) { $item in Text("\(item.id)") }
            List($items, editActions: .all, selection: $selected) { $item in Text("\(item.id)") }
            List($items, editActions: .all, selection: $one) { $item in Text("\(item.id)") }
            List($items, id: \.id, editActions: .delete, selection: $selection) { $item in Text("\(item.id)") }
            List($items, id: \.id, editActions: .delete, selection: $selected) { $item in Text("\(item.id)") }
            List($items, id: \.id, editActions: .delete, selection: $one) { $item in Text("\(item.id)") }
            List($items, editActions: .move) { $item in Text("\(item.id)") }
            List($items, id: \.id, editActions: .move) { $item in Text("\(item.id)") }
        }
        Group {
            VStack { ForEach(items) { Text("\($0.id)") }.reorderable() }
                .reorderContainer(for: DeclaredItem.self, isEnabled: true) { difference in
                    print(difference.sources, difference.destination.position)
                }
            VStack { ForEach(items) { Text("\($0.id)") }.reorderable(collectionID: "x") }
                .reorderContainer(for: DeclaredItem.self, in: String.self) { difference in
                    if case .end = difference.destination.position { print(difference.destination.collectionID) }
                }
            VStack { ForEach(items) { Text("\($0.id)") }.reorderable() }
                .reorderContainer(for: DeclaredItem.self, itemID: \.id) { _ in }
            VStack { ForEach(items) { Text("\($0.id)") }.reorderable(collectionID: "x") }
                .reorderContainer(for: DeclaredItem.self, itemID: \.id, in: String.self, isEnabled: false) { _ in }
        }
    }
}

private func lists() {
    let rows: (some DynamicViewContent).Type = type(of: ForEach(0..<2) { Text("\($0)") })
    _ = (rows, EditActions<[Int]>(rawValue: 1).rawValue, EditActions<[Int]>.all, EditActions<Range<Int>>.all)
    typealias Single = ReorderDifference<Int, ReorderableSingleCollectionIdentifier>
    _ = Single.Destination(position: .end)
    _ = EditableCollectionContent<Text, [Int]>.self
    _ = IndexedIdentifierCollection<[Int], Int>.Element.self
    _ = (OnInsertTableRowModifier.self, ItemProviderTableRowModifier.self)
}

// MARK: Copy, cut, paste, commands

private struct Commanding: View {
    private let item = DeclaredItem()

    var body: some View {
        Group {
            Text("1").copyable([item])
            Text("2").cuttable(for: DeclaredItem.self) { [item] }
            Text("3").pasteDestination(for: DeclaredItem.self) { print($0) }
            Text("4").pasteDestination(for: DeclaredItem.self) {
                print($0)
            } validator: {
                $0.filter { $0.id > 0 }
            }
            Text("5").onCopyCommand { [NSItemProvider()] }
            Text("6").onCutCommand { [NSItemProvider()] }
            Text("7").onDeleteCommand {}
            Text("8").onPasteCommand(of: [.text]) { providers in print(providers) }
            Text("9").onPasteCommand(of: [.text]) { providers in
                providers.first
            } perform: {
                print($0)
            }
            Text("10").onCopyCommand(perform: nil).onCutCommand(perform: nil).onDeleteCommand(perform: nil)
        }
        PasteButton(payloadType: String.self) { print($0) }
        PasteButton(supportedContentTypes: [.text]) { print($0) }
    }
}

private struct MenuCommands: Commands {
    var body: some Commands {
        TextEditingCommands()
        CommandMenu("Key") { Button("x") {} }
        CommandMenu(Text("Text")) { Button("x") {} }
        CommandMenu(String("String")) { Button("x") {} }
        CommandGroup(before: .pasteboard) { Button("x") {} }
        CommandGroup(after: .importExport) { Button("x") {} }
        CommandGroup(replacing: .undoRedo) {}
    }

    static let placements: [CommandGroupPlacement] = [
        .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination, .newItem, .saveItem, .importExport,
        .printItem, .undoRedo, .pasteboard, .textEditing, .textFormatting, .toolbar, .sidebar, .windowSize,
        .windowArrangement, .help, .windowList, .singleWindowList,
    ]
}

private struct DeclaredApp: App {
    var body: some Scene {
        WindowGroup { Text("app") }.commands { MenuCommands() }
        WindowGroup { Text("app") }.commandsRemoved()
        WindowGroup { Text("app") }.commandsReplaced { CommandMenu("Key") { Button("x") {} } }
    }
}

@MainActor
@Suite("Declarations of the transfer surfaces")
struct TransferDeclarationTests {
    @Test("The views that use them can be shown")
    func shown() {
        let window = TestWindow {
            Sources()
            Destinations()
            Tabs()
            Rows()
            Lists()
            Commanding()
        }
        #expect(window.texts.count > 40)
        #expect(Set(MenuCommands.placements).count == 20)
        lists()
        _ = (sessions, DeclaredApp.self)
        #expect(destination.position == .before(2))
    }
}

/// Drop destinations whose closure is one expression.
@MainActor
@Suite("Drops that are refused")
struct RefusedDropTests {
    private func accept(_ isAccepted: Bool) -> Bool { isAccepted }

    @Test("The one expression of a closure says whether a drop is accepted", arguments: [false, true])
    func oneExpression(isAccepted: Bool) async throws {
        let window = TestWindow {
            Text("Target").dropDestination(for: String.self) { _, _ in accept(isAccepted) }
        }
        let drag = window.drag(["text"])
        #expect(try await drag.drop(on: window.view(text: "Target"), of: window) == isAccepted)
    }

    @Test("A closure that uses the session returns nothing")
    func session() async throws {
        var locations: [CGPoint] = []
        let window = TestWindow {
            Text("Target").dropDestination(for: String.self) { _, session in locations.append(session.location) }
        }
        let drag = window.drag(["text"])
        #expect(try await drag.drop(on: window.view(text: "Target"), of: window))
        #expect(locations.count == 1)
    }
}
