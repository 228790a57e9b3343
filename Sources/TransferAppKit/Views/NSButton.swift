import Foundation

/// A button or a check box of an alert, or a button of a title bar.
@MainActor @preconcurrency
public final class NSButton: NSControl {
    /// The title.
    public var title = ""
    /// The key that presses the button, with the Command key where it is a letter; empty for none. A return is the Return key, and
    /// `"\u{1B}"` the Escape key.
    public var keyEquivalent = ""
    /// A Boolean value that indicates whether the button destroys something.
    public var hasDestructiveAction = false
    /// The state of a check box.
    public var state = StateValue.off

    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }

    /// Returns nil: no archive has one here.
    public required init?(coder: NSCoder) { return nil }
}
