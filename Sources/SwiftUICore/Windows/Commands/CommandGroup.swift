/// Items at a standard place of an app's menu bar.
@_weakLinked
public struct CommandGroup<Content: View> {
    let addition: CommandAddition
    let content: Content

    /// Creates items before those at a place.
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: The items, see ``Menu``.
    nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (self.addition, content) = (CommandAddition(.before, group), addition())
    }

    /// Creates items after those at a place.
    /// - Parameters:
    ///   - group: The place.
    ///   - addition: The items.
    nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        (self.addition, content) = (CommandAddition(.after, group), addition())
    }

    /// Creates items that replace those at a place.
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

/// The place of items in a menu bar.
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

    /// Information about the app: in the Help menu.
    public static let appInfo = CommandGroupPlacement("appInfo")
    /// The app's settings: at the end of the Edit menu.
    public static let appSettings = CommandGroupPlacement("appSettings")
    /// Services of other programs: in the Edit menu.
    public static let systemServices = CommandGroupPlacement("systemServices")
    /// Showing and hiding the app: in the Window menu.
    public static let appVisibility = CommandGroupPlacement("appVisibility")
    /// Quitting the app: at the end of the File menu.
    public static let appTermination = CommandGroupPlacement("appTermination")
    /// Making and opening documents: in the File menu.
    public static let newItem = CommandGroupPlacement("newItem")
    /// Saving and closing documents: in the File menu.
    public static let saveItem = CommandGroupPlacement("saveItem")
    /// Importing and exporting: in the File menu.
    public static let importExport = CommandGroupPlacement("importExport")
    /// Printing: in the File menu.
    public static let printItem = CommandGroupPlacement("printItem")
    /// Undo and redo: in the Edit menu.
    public static let undoRedo = CommandGroupPlacement("undoRedo")
    /// Cut, copy, paste, delete and select: in the Edit menu.
    public static let pasteboard = CommandGroupPlacement("pasteboard")
    /// Editing text: in the Edit menu.
    public static let textEditing = CommandGroupPlacement("textEditing")
    /// Formatting text: in the Format menu.
    public static let textFormatting = CommandGroupPlacement("textFormatting")
    /// The toolbar: in the View menu.
    public static let toolbar = CommandGroupPlacement("toolbar")
    /// The sidebar: in the View menu.
    public static let sidebar = CommandGroupPlacement("sidebar")
    /// The size of windows: in the Window menu.
    public static let windowSize = CommandGroupPlacement("windowSize")
    /// Arranging windows: in the Window menu.
    public static let windowArrangement = CommandGroupPlacement("windowArrangement")
    /// The windows that are open: in the Window menu.
    public static let windowList = CommandGroupPlacement("windowList")
    /// The app's single windows: in the Window menu.
    public static let singleWindowList = CommandGroupPlacement("singleWindowList")
    /// Help about the app: in the Help menu.
    public static let help = CommandGroupPlacement("help")
}
