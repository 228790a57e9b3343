/// A group of items at a standard place in an app's menu bar.
@_weakLinked
public struct CommandGroup<Content: View> {
    let addition: CommandAddition
    let content: Content

    /// Creates a group of items that precedes the items at a place.
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: The items, see ``Menu``.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (self.addition, content) = (CommandAddition(.before, group), addition())
    }

    /// Creates a group of items that follows the items at a place.
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: The items.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (self.addition, content) = (CommandAddition(.after, group), addition())
    }

    /// Creates a group of items that replaces the items at a place.
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: The items. With no item, the standard ones are removed.
    nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (self.addition, content) = (CommandAddition(.replacing, group), addition())
    }
}

extension CommandGroup: Commands {
    public typealias Body = Never
}

extension CommandGroup: PrimitiveCommands {
    var view: any View { CommandGroupView(addition: addition, content: content) }
}

/// The placement of items in a menu bar.
package struct CommandAddition: Hashable, Sendable {
    enum Side { case before, after, replacing }
    let side: Side
    let placement: CommandGroupPlacement

    init(_ side: Side, _ placement: CommandGroupPlacement) { (self.side, self.placement) = (side, placement) }
}

extension MenuItem {
    /// The place of a section's items in a menu bar; nil for other items.
    var addition: CommandAddition? {
        get { mark?.base as? CommandAddition }
        set { mark = newValue.map { AnyHashable($0) } }
    }
}

/// The items of a ``CommandGroup`` as a section that knows its place.
@_weakLinked
struct CommandGroupView<Content: View> {
    let addition: CommandAddition
    let content: Content
}

extension CommandGroupView: PrimitiveView, MenuItemView {
    typealias Body = Never

    func makeNode(_ inputs: NodeInputs) -> ViewNode { MenuItemNode(self, inputs) }

    var itemLabel: EmptyView { EmptyView() }
    var itemContent: Content { content }

    func menuItem(in environment: EnvironmentValues) -> MenuItem {
        var item = MenuItem(.section([]))
        item.addition = addition
        return item
    }
}

/// A standard place in an app's menu bar.
///
/// The places are those of Apple's menu bar. They are in the menus in which a Linux desktop has such items: information about the
/// app under Help, its settings under Edit, and quitting under File.
@_weakLinked
public struct CommandGroupPlacement: Hashable, Sendable {
    let name: String

    private init(_ name: String) { self.name = name }

    /// The place for information about the app, in the Help menu.
    public static let appInfo = CommandGroupPlacement("appInfo")
    /// The place for the app's settings, at the end of the Edit menu.
    public static let appSettings = CommandGroupPlacement("appSettings")
    /// The place for services of other programs, in the Edit menu.
    public static let systemServices = CommandGroupPlacement("systemServices")
    /// The place for showing and hiding the app, in the Window menu.
    public static let appVisibility = CommandGroupPlacement("appVisibility")
    /// The place for quitting the app, at the end of the File menu.
    public static let appTermination = CommandGroupPlacement("appTermination")
    /// The place for creating and opening documents, in the File menu.
    public static let newItem = CommandGroupPlacement("newItem")
    /// The place for saving and closing documents, in the File menu.
    public static let saveItem = CommandGroupPlacement("saveItem")
    /// The place for importing and exporting, in the File menu.
    public static let importExport = CommandGroupPlacement("importExport")
    /// The place for printing, in the File menu.
    public static let printItem = CommandGroupPlacement("printItem")
    /// The place for undo and redo, in the Edit menu.
    public static let undoRedo = CommandGroupPlacement("undoRedo")
    /// The place for cutting, copying, pasting, deleting and selecting, in the Edit menu.
    public static let pasteboard = CommandGroupPlacement("pasteboard")
    /// The place for editing text, in the Edit menu.
    public static let textEditing = CommandGroupPlacement("textEditing")
    /// The place for formatting text, in the Format menu.
    public static let textFormatting = CommandGroupPlacement("textFormatting")
    /// The place for the toolbar, in the View menu.
    public static let toolbar = CommandGroupPlacement("toolbar")
    /// The place for the sidebar, in the View menu.
    public static let sidebar = CommandGroupPlacement("sidebar")
    /// The place for the size of windows, in the Window menu.
    public static let windowSize = CommandGroupPlacement("windowSize")
    /// The place for arranging windows, in the Window menu.
    public static let windowArrangement = CommandGroupPlacement("windowArrangement")
    /// The place for the list of open windows, in the Window menu.
    public static let windowList = CommandGroupPlacement("windowList")
    /// The place for the app's single windows, in the Window menu.
    public static let singleWindowList = CommandGroupPlacement("singleWindowList")
    /// The place for help, in the Help menu.
    public static let help = CommandGroupPlacement("help")
}
