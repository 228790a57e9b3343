/// The items of an app's menus at their places, in the form of a menu bar and of a single menu.
@MainActor
struct MenuArrangement {
    /// The items that the app adds: sections with the places of groups, and menus of its own.
    let commands: [MenuItem]
    /// The items that stand at places where the app replaces none.
    let standard: [CommandGroupPlacement: [MenuItem]]

    /// A standard menu, and the places in it.
    private struct Place {
        let title: String
        let groups: [CommandGroupPlacement]
    }

    private static let file = Place(
        title: "File",
        groups: [.newItem, .saveItem, .importExport, .printItem, .appTermination]
    )
    private static let help = Place(title: "Help", groups: [.help, .appInfo])

    /// The standard menus between File and Help.
    private static let others = [
        Place(
            title: "Edit",
            groups: [.undoRedo, .pasteboard, .textEditing, .systemServices, .appSettings]
        ),
        Place(title: "Format", groups: [.textFormatting]),
        Place(title: "View", groups: [.toolbar, .sidebar]),
        Place(
            title: "Window",
            groups: [.windowSize, .windowArrangement, .windowList, .singleWindowList, .appVisibility]
        ),
    ]

    /// The standard menu after which those of the app stand.
    private static let lastBeforeOwn = "View"

    /// The places about the app as a whole, which are at the end of a primary menu in this order.
    private static let ofApp: [CommandGroupPlacement] = [.appSettings, .help, .appInfo, .appTermination]

    /// The menus of a menu bar.
    var bar: [MenuItem] {
        menus(of: [Self.file] + Self.others + [Self.help], without: [])
    }

    /// The items of a primary menu, as GNOME's apps have it: first what the File menu has, then the other menus, and at the end the
    /// settings, help, information about the app, and Quit.
    ///
    /// GNOME's Human Interface Guidelines ("Menus") have that order.
    var primary: [MenuItem] {
        let files = Self.file.groups.filter { !Self.ofApp.contains($0) }.flatMap(sections)
        let sections =
            files + [menus(of: Self.others, without: Self.ofApp), Self.ofApp.flatMap(sections).flatMap(\.self)]
        return sections.filter { !$0.isEmpty }.map { MenuItem(.section($0)) }
    }

    /// Returns those of the standard menus that have an item, and the app's own menus at their place among them.
    private func menus(of places: [Place], without left: [CommandGroupPlacement]) -> [MenuItem] {
        let own = commands.filter { $0.addition == nil }
        return places.flatMap { place in
            let groups = place.groups.filter { !left.contains($0) }
            var menu = MenuItem(.menu(groups.flatMap(sections).filter { !$0.isEmpty }.map { MenuItem(.section($0)) }))
            menu.title = place.title
            let shown = menu.inside?.isEmpty == true ? [] : [menu]
            return place.title == Self.lastBeforeOwn ? shown + own : shown
        }
    }

    /// Returns the items before a place, at it, and after it.
    private func sections(at group: CommandGroupPlacement) -> [[MenuItem]] {
        func items(_ side: CommandAddition.Side) -> [[MenuItem]] {
            commands.filter { $0.addition == CommandAddition(side, group) }.map { $0.inside ?? [] }
        }
        return items(.before) + [items(.replacing).last ?? standard[group] ?? []] + items(.after)
    }
}
