import DesktopBus
import Foundation
import SwiftUICore

/// A menu that the desktop's panel shows, exported over `com.canonical.dbusmenu`.
@MainActor
final class ExportedMenu {
    private let source: MenuSource
    private let menu = PanelMenu()
    private var object: ExportedObject?

    init?(_ source: MenuSource, at path: String, on bus: SessionBus) {
        self.source = source
        object = ExportedObject(
            at: path,
            on: bus,
            description: Self.description,
            get: { [weak self] in self?.property($0) },
            call: { [menu] in menu.answer($0.method, $0.arguments) }
        )
        guard object != nil else { return nil }
        menu.take(source.items)
        source.itemsMayHaveChanged = { [weak self] in self?.itemsDidChange() }
    }

    func end() {
        object?.end()
        object = nil
        source.close()
    }

    private func itemsDidChange() {
        menu.take(source.items)
        object?.send("LayoutUpdated", [.uint32(menu.revision), .int32(PanelMenu.root)])
    }

    private func property(_ name: String) -> BusValue? {
        switch name {
        case "Version": .uint32(3)
        case "TextDirection": .string("ltr")
        case "Status": .string("normal")
        case "IconThemePath": .strings([])
        default: nil
        }
    }

    private static let description = """
        <node><interface name="com.canonical.dbusmenu">
        <property name="Version" type="u" access="read"/>
        <property name="TextDirection" type="s" access="read"/>
        <property name="Status" type="s" access="read"/>
        <property name="IconThemePath" type="as" access="read"/>
        <method name="GetLayout"><arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="as" direction="in"/>
        <arg type="u" direction="out"/><arg type="(ia{sv}av)" direction="out"/></method>
        <method name="GetGroupProperties"><arg type="ai" direction="in"/><arg type="as" direction="in"/>
        <arg type="a(ia{sv})" direction="out"/></method>
        <method name="GetProperty"><arg type="i" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
        <method name="Event"><arg type="i" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="in"/>
        <arg type="u" direction="in"/></method>
        <method name="EventGroup"><arg type="a(isvu)" direction="in"/><arg type="ai" direction="out"/></method>
        <method name="AboutToShow"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="AboutToShowGroup"><arg type="ai" direction="in"/><arg type="ai" direction="out"/>
        <arg type="ai" direction="out"/></method>
        <signal name="ItemsPropertiesUpdated"><arg type="a(ia{sv})"/><arg type="a(ias)"/></signal>
        <signal name="LayoutUpdated"><arg type="u"/><arg type="i"/></signal>
        <signal name="ItemActivationRequested"><arg type="i"/><arg type="u"/></signal>
        </interface></node>
        """
}
