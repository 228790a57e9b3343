import SwiftUICore

/// A person's actions with some views, and the lines that the views say of them. Each host passes the same ones: see `BehaviourTests` in
/// `SwiftUICoreTests` and in `DesktopTransferTests`.
package struct Behaviour: Sendable, CustomStringConvertible {
    package typealias Say = @MainActor @Sendable (String) -> Void

    /// An action, and the lines that the views say from it to the next one.
    package struct Step: Sendable {
        package let action: Action
        package let lines: [String]
    }

    package enum Action: Sendable {
        /// Clicks a view at a part of its size.
        case click(String, at: UnitPoint, count: Int, modifiers: EventModifiers)
        /// Holds the pointer on a view for a second.
        case hold(String)
        /// Moves the pointer over a view.
        case hover(String)
        /// Drags the pointer over a view, for its gestures.
        case drag(String, by: CGSize)
        /// Drags a view to another one and drops it there.
        case carry(String, to: String)
        /// Presses and releases a key.
        case key(KeyEquivalent, EventModifiers)
        /// Clicks a field and types a text in place of what is there.
        case write(String, in: String)
        /// Presses Return in a field that has the focus.
        case submit(String)
        /// Opens the menu of a control and chooses an item: by its title, or by keys once the menu is open.
        case choose(String, in: String, keys: [KeyEquivalent])
        /// Opens the context menu of a view and chooses an item.
        case chooseInContextMenu(String, of: String, keys: [KeyEquivalent])
        /// Waits for a window over the others, in which views are looked for first.
        case window(String)
        /// Waits until there is no such window.
        case closed(String)
    }

    package let name: String
    /// The lines that the views say when they are shown.
    package let beginning: [String]
    package let steps: [Step]
    private let content: @MainActor @Sendable (@escaping Say) -> AnyView

    package var description: String { name }

    /// All lines, in order.
    package var lines: [String] { beginning + steps.flatMap(\.lines) }

    init(
        _ name: String,
        says beginning: [String] = [],
        @ViewBuilder content: @escaping @MainActor @Sendable (@escaping Say) -> some View,
        steps: () -> [Step]
    ) {
        (self.name, self.beginning, self.steps) = (name, beginning, steps())
        self.content = { AnyView(content($0)) }
    }

    /// Returns the views.
    /// - Parameter say: Called with each line.
    @MainActor
    package func view(_ say: @escaping Say) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            // It is there in all, for those who wait, and has the focus that a window gives to its first control.
            Button("Behaviour") {}.accessibilityIdentifier(Self.mark)
            content(say)
        }
        .padding(16)
        .frame(minWidth: 420, minHeight: 320, alignment: .topLeading)
        .navigationTitle("Behaviour")
    }

    /// The identifier of a view that all have.
    package static let mark = "behaviour"

    package static let all = controls + texts + lists + gestures + presentations + life + transfers

    /// Returns the behaviour with a name.
    package static func named(_ name: String) -> Behaviour? { all.first { $0.name == name } }
}

extension Behaviour.Step {
    static func click(
        _ identifier: String,
        at part: UnitPoint = .center,
        count: Int = 1,
        modifiers: EventModifiers = [],
        says lines: String...
    ) -> Self {
        Self(action: .click(identifier, at: part, count: count, modifiers: modifiers), lines: lines)
    }

    static func hold(_ identifier: String, says lines: String...) -> Self {
        Self(action: .hold(identifier), lines: lines)
    }

    static func hover(_ identifier: String, says lines: String...) -> Self {
        Self(action: .hover(identifier), lines: lines)
    }

    static func drag(_ identifier: String, by distance: CGSize, says lines: String...) -> Self {
        Self(action: .drag(identifier, by: distance), lines: lines)
    }

    static func carry(_ identifier: String, to target: String, says lines: String...) -> Self {
        Self(action: .carry(identifier, to: target), lines: lines)
    }

    static func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = [], says lines: String...) -> Self {
        Self(action: .key(key, modifiers), lines: lines)
    }

    static func write(_ text: String, in identifier: String, says lines: String...) -> Self {
        Self(action: .write(text, in: identifier), lines: lines)
    }

    static func submit(_ identifier: String, says lines: String...) -> Self {
        Self(action: .submit(identifier), lines: lines)
    }

    static func choose(_ title: String, in identifier: String, keys: [KeyEquivalent], says lines: String...) -> Self {
        Self(action: .choose(title, in: identifier, keys: keys), lines: lines)
    }

    static func chooseInContextMenu(
        _ title: String,
        of identifier: String,
        keys: [KeyEquivalent],
        says lines: String...
    ) -> Self {
        Self(action: .chooseInContextMenu(title, of: identifier, keys: keys), lines: lines)
    }

    static func window(_ title: String, says lines: String...) -> Self {
        Self(action: .window(title), lines: lines)
    }

    static func closed(_ title: String, says lines: String...) -> Self {
        Self(action: .closed(title), lines: lines)
    }
}

/// A value that the views of a behaviour change.
struct Stateful<Value: Sendable, Content: View>: View {
    @State private var value: Value
    private let content: (Binding<Value>) -> Content

    init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    var body: some View { content($value) }
}

extension View {
    /// Says each value that a value takes.
    func saying<Value: Equatable>(_ name: String, _ value: Value, _ say: @escaping Behaviour.Say) -> some View {
        onChange(of: value) { say("\(name) \($1)") }
    }
}
