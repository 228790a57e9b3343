import Foundation
import SwiftUI

/// An app whose windows take their sizes from what they show: settings with tabs, tools, and forms. `PROBE` names the window that it
/// opens, beside the first.
struct WindowSizesProbe: App {
    private static let name = ProcessInfo.processInfo.environment["PROBE"] ?? ""

    /// A Boolean value that indicates whether the app is shown instead of the others.
    static var isAsked: Bool { name.hasPrefix("sizes ") }

    /// The window that is to be opened.
    private static var wanted: String { String(name.dropFirst("sizes ".count)) }

    var body: some Scene {
        WindowGroup("Sizes") { WindowOpener(wanted: Self.wanted) }
            .defaultSize(width: 200, height: 100)
            .defaultWindowPlacement { _, _ in WindowPlacement(.topTrailing) }
        Settings { SettingsTabs() }
            .defaultWindowPlacement { _, _ in WindowPlacement(Self.wanted == "placed settings" ? .bottomLeading : .top)
            }
        UtilityWindow("Tools", id: "tools") {
            Text("tools").frame(width: 240, height: 160).accessibilityIdentifier("tools")
        }
        .defaultWindowPlacement { _, _ in WindowPlacement(.bottomTrailing, size: CGSize(width: 240, height: 160)) }
        Window("Corner", id: "corner") { Text("corner").accessibilityIdentifier("corner") }
            .defaultWindowPlacement { _, _ in WindowPlacement(.bottomLeading, size: CGSize(width: 300, height: 200)) }
        Window("Outside", id: "outside") { Text("outside").accessibilityIdentifier("outside") }
            .defaultWindowPlacement { _, context in
                let screen = context.defaultDisplay.bounds
                return WindowPlacement(
                    CGPoint(x: screen.maxX + 300, y: screen.maxY + 200),
                    size: CGSize(width: 300, height: 200)
                )
            }
        Window("Fitting", id: "fitting") { FormOfRows() }.windowResizability(.contentSize)
        Window("Fitting grouped", id: "fitting grouped") { FormOfRows().formStyle(.grouped) }
            .windowResizability(.contentSize)
        Window("Fitting tabs", id: "fitting tabs") { SettingsTabs() }.windowResizability(.contentSize)
        Window("Least", id: "least") { FormOfRows() }
            .defaultSize(width: 300, height: 60).windowResizability(.contentMinSize)
        Window("Least grouped", id: "least grouped") { FormOfRows().formStyle(.grouped) }
            .defaultSize(width: 300, height: 60).windowResizability(.contentMinSize)
        Window("Framed", id: "framed") { FormOfRows().frame(minWidth: 260, minHeight: 120) }
            .defaultSize(width: 300, height: 60)
        Window("Framed grouped", id: "framed grouped") {
            FormOfRows().formStyle(.grouped).frame(minWidth: 260, minHeight: 120)
        }
        .defaultSize(width: 300, height: 60)
        Window("Small list", id: "small list") {
            List(0..<8) { Text("Row \($0)").accessibilityIdentifier("row-\($0)") }
        }
        .defaultSize(width: 300, height: 60)
        Window("Stacked", id: "stacked") {
            VStack {
                Text("above").accessibilityIdentifier("above")
                FormOfRows()
                Button("below") {}.accessibilityIdentifier("below")
            }
            .padding()
        }
        .defaultSize(width: 300, height: 60)
    }
}

/// Opens a window when it appears.
private struct WindowOpener: View {
    let wanted: String
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @State private var sheet: String?

    var body: some View {
        Text("sizes")
            .accessibilityIdentifier("sizes")
            .onAppear {
                if wanted.hasSuffix("settings") {
                    openSettings()
                } else if wanted.hasPrefix("sheet") {
                    sheet = wanted
                } else {
                    openWindow(id: wanted)
                }
            }
            .sheet(
                isPresented: Binding {
                    sheet != nil
                } set: {
                    if !$0 { sheet = nil }
                }
            ) {
                Group {
                    switch sheet {
                    case "sheet grouped": FormOfRows().formStyle(.grouped)
                    case "sheet framed": FormOfRows().frame(minWidth: 300, minHeight: 120)
                    case "sheet tabs": SettingsTabs()
                    default: FormOfRows()
                    }
                }
                .navigationTitle("Sheet")
            }
    }
}

/// Settings in tabs of two heights.
struct SettingsTabs: View {
    var body: some View {
        TabView {
            Tab {
                Form {
                    ForEach(0..<6) { row in
                        Toggle("General \(row)", isOn: .constant(true)).accessibilityIdentifier("general-\(row)")
                    }
                }
                .padding(20)
            } label: {
                Label("General", systemImage: "gear").accessibilityIdentifier("general")
            }
            Tab {
                Form {
                    ForEach(0..<2) { row in
                        Toggle("Advanced \(row)", isOn: .constant(true)).accessibilityIdentifier("advanced-\(row)")
                    }
                }
                .padding(20)
            } label: {
                Label("Advanced", systemImage: "hammer").accessibilityIdentifier("advanced")
            }
        }
        .frame(width: 420)
    }
}

/// A form of eight rows.
struct FormOfRows: View {
    @State private var texts = Array(repeating: "text", count: 8)

    var body: some View {
        Form {
            ForEach(0..<8) { row in
                TextField("Row \(row)", text: $texts[row]).accessibilityIdentifier("row-\(row)")
            }
        }
    }
}
