import Foundation
import SwiftUICore

/// A control, with a value that can be read as text or as a number.
@MainActor @preconcurrency
open class NSControl: NSView {
    /// The value as a text.
    open var stringValue = ""
    /// A Boolean value that indicates whether the control can be used.
    open var isEnabled = true
    /// A number by which the app knows the control.
    open var tag = 0

    /// The value as a whole number; 0 for what is none.
    open var integerValue: Int {
        get { Int(stringValue) ?? 0 }
        set { stringValue = String(newValue) }
    }
    /// The value as a number; 0 for what is none.
    open var doubleValue: Double {
        get { Double(stringValue) ?? 0 }
        set { stringValue = String(newValue) }
    }

    /// The states of a check box.
    public struct StateValue: RawRepresentable, Hashable, Sendable {
        /// The number of the state.
        public let rawValue: Int

        /// Creates a state.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The box is marked.
        public static let on = StateValue(rawValue: 1)
        /// The box is not marked.
        public static let off = StateValue(rawValue: 0)
        /// The box is marked for some of its items.
        public static let mixed = StateValue(rawValue: -1)
    }
}

/// A field for a line of text, for the accessory of an alert.
///
/// ```swift
/// let field = NSTextField(frame: NSRect(x: 0, y: 0, width: 240, height: 24))
/// field.placeholderString = "Name"
/// alert.accessoryView = field
/// if alert.runModal() == .alertFirstButtonReturn { rename(to: field.stringValue) }
/// ```
@MainActor @preconcurrency
open class NSTextField: NSControl {
    /// The text in an empty field.
    open var placeholderString: String?
    /// A Boolean value that indicates whether the user can change the text.
    open var isEditable = true
    /// A Boolean value that indicates whether the user can select the text.
    open var isSelectable = true

    /// Creates a field with a text.
    public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
    }

    /// Creates a text that cannot be changed.
    public convenience init(labelWithString stringValue: String) {
        self.init(string: stringValue)
        (isEditable, isSelectable) = (false, false)
    }

    /// Creates a text of several lines that cannot be changed.
    public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(string: stringValue)
        isEditable = false
    }

    override var contents: AnyView { AnyView(ShownField(field: self)) }

    /// A Boolean value that indicates whether the text is not shown.
    fileprivate var isSecure: Bool { false }
}

/// A field for a password.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
    fileprivate override var isSecure: Bool { true }
}

/// The field of SwiftUI for one of AppKit.
private struct ShownField: View {
    let field: NSTextField
    @State private var text: String

    init(field: NSTextField) {
        self.field = field
        _text = State(initialValue: field.stringValue)
    }

    var body: some View {
        if field.isEditable {
            editor
                .textFieldStyle(.roundedBorder)
                .disabled(!field.isEnabled)
                .frame(minWidth: field.frame.width > 0 ? field.frame.width : 200)
        } else {
            Text(verbatim: field.stringValue)
        }
    }

    @ViewBuilder private var editor: some View {
        let prompt = field.placeholderString.map { Text(verbatim: $0) }
        let title = field.placeholderString ?? ""
        if field.isSecure {
            SecureField(title, text: binding, prompt: prompt)
        } else {
            TextField(title, text: binding, prompt: prompt)
        }
    }

    /// The text, which the field has at once.
    private var binding: Binding<String> {
        Binding {
            text
        } set: {
            text = $0
            field.stringValue = $0
        }
    }
}
