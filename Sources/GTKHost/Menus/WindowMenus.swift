/// The menus of a window as its frame shows them: a menu bar, or a button with a menu.
@MainActor
protocol WindowMenus: AnyObject {
    /// The widget to put into the window.
    var widget: GTKWidget { get }

    /// Shows the menus as they are now.
    func follow()
}
