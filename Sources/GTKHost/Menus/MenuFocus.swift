import CGTK
import GTKInterop

/// The keyboard focus while a menu has it. For the program it is where it was, as on Apple's systems, whose menus take no focus.
final class MenuFocus: WidgetService {
    private var menus = 0
    private var waiting: [@MainActor () -> Void] = []

    /// Takes a popover for a menu whenever it is open.
    func follow(_ popover: UnsafeMutableRawPointer, host: any WidgetHost) {
        // GTK moves the focus into a popover after it has mapped it.
        Signal.connect(popover, "map") { [weak self] in self?.menus += 1 }
        Signal.connect(popover, "unmap") { [weak self, weak host] in
            // The focus is restored by then.
            host?.schedule { [weak host] in
                host?.schedule { self?.menuDidEnd() }
            }
        }
    }

    /// Handles the loss of the focus.
    /// - Parameter action: Runs at once, or after the end of the menu that has the focus now.
    /// - Returns: Whether a menu has it.
    func whenLeft(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard menus > 0 else {
            action()
            return false
        }
        waiting.append(action)
        return true
    }

    private func menuDidEnd() {
        menus -= 1
        guard menus == 0 else { return }
        let actions = waiting
        waiting = []
        for action in actions { action() }
    }
}
