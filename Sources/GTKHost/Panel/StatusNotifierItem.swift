import AppFiles
import DesktopBus
import Foundation
import SwiftUICore

/// An item of the desktop's panel, exported over `org.kde.StatusNotifierItem`.
///
/// The specification is freedesktop.org's StatusNotifierItem. Panels read the properties again after a signal about a
/// change.
@MainActor
final class StatusNotifierItem {
    private var item: PanelItem
    private let graph: ViewGraph
    private let menu: ExportedMenu?
    private let number: Int
    private let activate: () -> Void
    private var object: ExportedObject?
    private var shown: (title: String, icon: String)
    private unowned let host: any WidgetHost
    /// The symbol whose files were written last.
    private var written: (name: String, isWritten: Bool)?

    private static let interface = "org.kde.StatusNotifierItem"

    /// - Parameters:
    ///   - item: The item of the app.
    ///   - number: Tells the items of the app apart.
    ///   - bus: The session bus.
    ///   - host: Makes the widgets of the label, of which only the text and the picture are shown.
    ///   - activate: Called when the user presses an item that opens a window.
    init?(_ item: PanelItem, number: Int, on bus: SessionBus, host: any WidgetHost, activate: @escaping () -> Void) {
        (self.item, self.number, self.host, self.activate) = (item, number, host, activate)
        let path = "/StatusNotifierItem/\(number)"
        graph = item.makeGraph(EnvironmentValues(), host)
        shown = ("", "")
        menu = item.opensWindow ? nil : ExportedMenu(item.menu, at: path + "/Menu", on: bus)
        object = ExportedObject(
            at: path,
            on: bus,
            description: Self.description,
            get: { [weak self] in self?.property($0) },
            call: { [weak self] in self?.answer($0.method) }
        )
        guard object != nil else {
            graph.remove()
            return nil
        }
        shown = (title, iconName)
    }

    /// The path of the item on the bus.
    var path: String { object?.path ?? "/" }

    func update(_ item: PanelItem) {
        self.item = item
        item.updateGraph(graph)
        graph.update()
        let now = (title, iconName)
        if now.0 != shown.title { object?.send("NewTitle") }
        if now.1 != shown.icon { object?.send("NewIcon") }
        shown = now
    }

    func end() {
        menu?.end()
        object?.end()
        object = nil
        graph.remove()
    }

    // MARK: What is shown

    private var title: String {
        let texts = graph.rootElement?.words ?? []
        return texts.isEmpty ? item.title ?? AppName.shown : texts.joined(separator: " ")
    }

    private var picture: ImageContent? { graph.rootElement?.picture }

    /// The symbol of the library's own set that the item shows, once its files are written; nil for other pictures.
    private func symbol() -> PanelSymbol? {
        guard let picture, let symbol = PanelSymbol(picture) else { return nil }
        if let written, written.name == symbol.iconName { return written.isWritten ? symbol : nil }
        written = (symbol.iconName, symbol.write())
        return written?.isWritten == true ? symbol : nil
    }

    /// The name of an icon, the file of which the panel finds in the theme or in ``iconDirectory``; of a label without a picture the one
    /// that stands for programs.
    private var iconName: String {
        if let symbol = symbol() { return symbol.iconName }
        return switch picture?.source {
        case .symbol(let name): ThemeSymbols.iconName(for: name)
        case .icon(let names): names.first ?? ""
        case .resource, .file, .encoded: ""
        case nil: "application-x-executable"
        }
    }

    /// The pixels of a picture that is no icon of the theme, as the specification wants them: 32 bits each, alpha first.
    private var pixels: BusValue {
        let images: [PanelPicture]
        if let picture, let symbol = PanelSymbol(picture) {
            images = symbol.pictures(host.theme.colors.primary)
        } else if let picture, iconName.isEmpty {
            images = PanelPicture(picture).map { [$0] } ?? []
        } else {
            return Self.noPixels
        }
        return .array(
            of: Self.pixelType,
            images.map { .tuple([.int32($0.width), .int32($0.height), .bytes($0.bytes)]) }
        )
    }

    /// The directory in which the panel finds the file of the icon; empty for an icon of the theme.
    private var iconDirectory: String { symbol()?.directory.path ?? "" }

    private static let pixelType = "(iiay)"
    private static let noPixels = BusValue.array(of: pixelType, [])

    // MARK: The interface

    private func property(_ name: String) -> BusValue? {
        switch name {
        case "Category": .string("ApplicationStatus")
        case "Id": .string(AppIdentifier.ofThisProcess ?? ProcessInfo.processInfo.processName)
        case "Title": .string(title)
        case "Status": .string("Active")
        case "WindowId": .int32(0)
        case "IconName": .string(iconName)
        case "IconPixmap": pixels
        case "IconThemePath": .string(iconDirectory)
        case "OverlayIconName", "AttentionIconName", "AttentionMovieName": .string("")
        case "OverlayIconPixmap", "AttentionIconPixmap": Self.noPixels
        case "ToolTip": .tuple([.string(""), Self.noPixels, .string(title), .string("")])
        case "ItemIsMenu": .bool(!item.opensWindow)
        case "Menu": .objectPath(item.opensWindow ? "/NO_DBUSMENU" : path + "/Menu")
        default: nil
        }
    }

    private func answer(_ method: String) -> [BusValue]? {
        switch method {
        case "Activate", "ContextMenu", "SecondaryActivate":
            if item.opensWindow { activate() }
            return []
        case "Scroll": return []
        default: return nil
        }
    }

    private static let description = """
        <node><interface name="\(interface)">
        <property name="Category" type="s" access="read"/><property name="Id" type="s" access="read"/>
        <property name="Title" type="s" access="read"/><property name="Status" type="s" access="read"/>
        <property name="WindowId" type="i" access="read"/><property name="IconName" type="s" access="read"/>
        <property name="IconPixmap" type="a(iiay)" access="read"/>
        <property name="OverlayIconName" type="s" access="read"/>
        <property name="OverlayIconPixmap" type="a(iiay)" access="read"/>
        <property name="AttentionIconName" type="s" access="read"/>
        <property name="AttentionIconPixmap" type="a(iiay)" access="read"/>
        <property name="AttentionMovieName" type="s" access="read"/>
        <property name="IconThemePath" type="s" access="read"/>
        <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
        <property name="ItemIsMenu" type="b" access="read"/><property name="Menu" type="o" access="read"/>
        <method name="ContextMenu"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="Activate"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="SecondaryActivate"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="Scroll"><arg type="i" direction="in"/><arg type="s" direction="in"/></method>
        <signal name="NewTitle"/><signal name="NewIcon"/><signal name="NewAttentionIcon"/>
        <signal name="NewOverlayIcon"/><signal name="NewToolTip"/><signal name="NewStatus"><arg type="s"/></signal>
        </interface></node>
        """
}
