import Foundation
import Logging
import SwiftUI
import TestScenes

/// An app for tests: text, a link and a table that can be dragged, and places that take text and pictures and say what came.
///
/// With `PROBE` in the environment it shows something else: see ``RowsProbe`` and ``PicturesProbe``. With `PROBE_LOG=debug`
/// it logs to standard output why nothing happens.
///
/// What arrives is written to standard output, a line each: `text: …`, `image: …`, `pasted: …`, with the place that took
/// it.
struct TransferProbe: App {
    init() {
        if ProcessInfo.processInfo.environment["PROBE"] == "drawn numbers" { drawNumbers() }
        if ProcessInfo.processInfo.environment["PROBE"] == "bundle" { sayWhatTheMainBundleHas() }
        guard ProcessInfo.processInfo.environment["PROBE_LOG"] == "debug" else { return }
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardOutput(label: label)
            handler.logLevel = .debug
            return handler
        }
    }

    var body: some Scene {
        WindowGroup("Probe") {
            switch ProcessInfo.processInfo.environment["PROBE"] {
            case "presentations": PresentationProbe()
            case "bubble": BubbleProbe()
            case "hurried popover": HurriedPopoverProbe()
            case "rows": RowsProbe()
            case "scroll": ScrollProbe()
            case "pictures": PicturesProbe()
            case "controls": ControlsProbe(isCaptured: false)
            case "captured controls": ControlsProbe(isCaptured: true)
            case "drops": DropProbe()
            case "drops behind": DropsBehindProbe()
            case "slow drops": SlowDropProbe()
            case "places": PlacesProbe()
            case "direction": DirectionProbe()
            case "previews": PreviewsProbe()
            case "selected rows": SelectedRowsProbe()
            case "files": FilesProbe()
            case "photos picker": PhotosPickerProbe()
            case "quick look": QuickLookProbe()
            case "text": TextProbe()
            case "empty text": EmptyTextProbe()
            case "menus": MenusProbe()
            case "menu pictures": MenuPicturesProbe()
            case "toolbar": ToolbarProbe()
            case "title": TitleProbe()
            case "symbols": SymbolsProbe()
            case "late toolbar": LateToolbarProbe()
            case "navigation": NavigationProbe()
            case "contained grid": ContainedGridProbe()
            case "commands": CommandsProbe()
            case "list": ListProbe()
            case "long list": LongListProbe(isUneven: false)
            case "long uneven list": LongListProbe(isUneven: true)
            case "draggable rows": DraggableRowsProbe()
            case "swipes": SwipesProbe()
            case "table": TableProbe()
            case "table fields": TableFieldsProbe()
            case "layouts": LayoutsProbe()
            case "pointer drags": PointerDragsProbe()
            case "board":
                CardBoard(unit: 16, animation: .easeOut(duration: 0.1), report: say)
                    .frame(minWidth: 400, minHeight: 300)
                    .navigationTitle("Board")
            case "behaviour": BehaviourProbe()
            case "tabs": TabsProbe()
            case "scenes", "panel", "panel window": ScenesProbe()
            case "form": FormProbe(isGrouped: false)
            case "grouped form": FormProbe(isGrouped: true)
            case "columns": ColumnsProbe()
            case "reorder": ReorderProbe()
            case "peers": PeersProbe()
            case "lazy drops": LazyDropsProbe(isList: false)
            case "list drops": LazyDropsProbe(isList: true)
            case "state": StateProbe()
            case "soak": SoakProbe()
            case "faults": FaultsProbe()
            case "growing grid": GrowingGridProbe()
            case "pinned header": PinnedHeaderProbe()
            case "numbers": NumbersProbe()
            case "nested": NestingProbe()
            case "canvas": CanvasProbe()
            case "restless": RestlessProbe()
            case "modifier keys": ModifierKeysProbe()
            case "row fields": RowFieldsProbe()
            case "row fields of lines": RowFieldsProbe(axis: .vertical)
            case "finding": FindingProbe()
            case "sidebar links", "sidebar links and menus": SidebarLinksProbe()
            case "panes": SplitProbe()
            case "sidebar": SidebarProbe()
            case "selections": SelectionsProbe()
            case "principal": PrincipalProbe()
            case "toolbar controls": ToolbarControlsProbe()
            case "toolbar popover": ToolbarPopoverProbe()
            case "narrow form": NarrowFormProbe()
            case "help": HelpProbe()
            case "everyday": EverydayProbe()
            case "look": LookProbe()
            // Smaller than the window that it is placed in.
            case "placed": Text("placed")
            default: ProbeView()
            }
        }
        .defaultSize(width: 360, height: 480)
        .defaultWindowPlacement { _, context in
            guard ProcessInfo.processInfo.environment["PROBE"] == "placed" else { return WindowPlacement() }
            let screen = context.defaultDisplay.bounds
            return WindowPlacement(
                CGPoint(x: screen.minX + 200, y: screen.minY + 150),
                size: CGSize(width: 310, height: 220)
            )
        }
        .commands {
            if ProcessInfo.processInfo.environment["PROBE"] == "commands" { ProbeCommands() }
            if ProcessInfo.processInfo.environment["PROBE"] == "text" { TextFormattingCommands() }
            if ProcessInfo.processInfo.environment["PROBE"] == "sidebar links and menus" { SidebarCommands() }
        }
        MenuBarExtra(
            "Probe item",
            systemImage: "folder",
            isInserted: .constant(ProcessInfo.processInfo.environment["PROBE"] == "panel")
        ) { PanelProbeMenu() }
        MenuBarExtra(
            "Probe window",
            isInserted: .constant(ProcessInfo.processInfo.environment["PROBE"] == "panel window")
        ) { Text("in the panel").accessibilityIdentifier("panel-text").padding() }
        .menuBarExtraStyle(.window)
        WindowGroup("Number", id: "number", for: Int.self) { NumberView(number: $0) }
            .defaultSize(width: 240, height: 160)
    }
}

/// Starts the app that `PROBE` names.
@main
enum ProbeProgram {
    @MainActor static func main() {
        if WindowSizesProbe.isAsked { WindowSizesProbe.main() } else { TransferProbe.main() }
    }
}

/// Says something to the test.
func say(_ what: String, _ value: String) {
    FileHandle.standardOutput.write(Data("\(what): \(value)\n".utf8))
}

struct ProbeView: View {
    @State private var texts: [String] = []
    @State private var image: Image?

    var body: some View {
        VStack(spacing: 16) {
            Text("Text to drag")
                .padding(16)
                .background(.yellow)
                .draggable("Zażółć gęślą jaźń 🦋")
                .accessibilityIdentifier("text-source")
            HStack(spacing: 16) {
                Text("Link")
                    .padding(8)
                    .background(.yellow)
                    .draggable(URL(string: "https://example.org/page?a=b")!)
                    .accessibilityIdentifier("link-source")
                Text("Table")
                    .padding(8)
                    .background(.yellow)
                    .draggable(NamedTable())
                    .copyable([NamedTable()])
                    .accessibilityIdentifier("table-source")
                PasteButton(payloadType: String.self) { say("pasted", $0.joined(separator: "|")) }
                    .accessibilityIdentifier("paste-text")
            }
            Text(texts.last ?? "Drop text")
                .frame(width: 300, height: 80)
                .background(.gray.opacity(0.3))
                .dropDestination(for: String.self) { dropped, location in
                    texts += dropped
                    say(
                        "text",
                        dropped.joined(separator: "|") + " at \(Int(location.x.rounded())),\(Int(location.y.rounded()))"
                    )
                    return true
                } isTargeted: {
                    say("targeted", "\($0)")
                }
                .accessibilityIdentifier("text-target")
            picture
                .frame(width: 120, height: 120)
                .dropDestination(payloadType: Image.self) { images, _ in
                    image = images.first
                    say("image", "dropped \(images.count)")
                    return true
                } isTargeted: {
                    say("image targeted", "\($0)")
                }
                .pasteDestination(for: Image.self) { images in
                    image = images.first
                    say("image", "pasted \(images.count)")
                }
                .accessibilityIdentifier("image-target")
        }
        .padding(16)
    }

    @ViewBuilder private var picture: some View {
        if let image {
            image.resizable()
        } else {
            Text("Drop a picture")
        }
    }
}

/// A table that has a name.
struct NamedTable: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .commaSeparatedText) { _ in Data("name,city\nAda,Łódź\n".utf8) }
            .suggestedFileName("cities.csv")
    }
}
