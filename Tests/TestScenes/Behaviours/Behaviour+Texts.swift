import SwiftUICore

extension Behaviour {
    static var texts: [Behaviour] {
        [submission, writtenNumbers, secretsAndLines, focus, keptFocus, keys]
    }

    private static var submission: Behaviour {
        Behaviour("a field and its submission") { say in
            Stateful("Ada") { name in
                TextField("Name", text: name)
                    .onSubmit { say("submit \(name.wrappedValue)") }
                    .accessibilityIdentifier("name")
                Button("Say") { say("name \(name.wrappedValue)") }.accessibilityIdentifier("say")
                Button("Reset") { name.wrappedValue = "Ada" }.accessibilityIdentifier("reset")
            }
        } steps: {
            [
                .write("Grace", in: "name"),
                .click("say", says: "name Grace"),
                .write("Mary", in: "name"),
                .submit("name", says: "submit Mary"),
                .click("reset"),
                .click("say", says: "name Ada"),
            ]
        }
    }

    private static var writtenNumbers: Behaviour {
        Behaviour("numbers that are written") { say in
            Stateful(3) { number in
                TextField("Number", value: number, format: .number).accessibilityIdentifier("number")
                Button("Say") { say("number \(number.wrappedValue)") }
                    .accessibilityIdentifier("say")
                    .saying("changed", number.wrappedValue, say)
            }
        } steps: {
            [
                .write("45", in: "number"),
                .submit("number", says: "changed 45"),
                // What is no number changes nothing.
                .write("abc", in: "number"),
                .submit("number"),
                .click("say", says: "number 45"),
            ]
        }
    }

    private static var secretsAndLines: Behaviour {
        Behaviour("secrets and lines") { say in
            Stateful(["", "one"]) { texts in
                SecureField("Password", text: texts[0]).onSubmit { say("submit") }.accessibilityIdentifier("password")
                TextEditor(text: texts[1]).frame(width: 300, height: 60).accessibilityIdentifier("editor")
                Button("Say") { say("texts \(texts.wrappedValue)") }.accessibilityIdentifier("say")
            }
        } steps: {
            [
                .write("secret", in: "password"),
                .submit("password", says: "submit"),
                .write("two", in: "editor"),
                .click("say", says: "texts [\"secret\", \"two\"]"),
            ]
        }
    }

    private static var focus: Behaviour {
        Behaviour("focus") { say in
            FocusBoard(say: say)
        } steps: {
            [
                .click("second", says: "focus second"),
                .click("first", says: "focus first"),
                .key("2", .command, says: "focus second"),
                .submit("second", says: "focus none"),
                .key("1", .command, says: "focus first"),
                .submit("first", says: "focus second"),
            ]
        }
    }

    private static var keptFocus: Behaviour {
        Behaviour("clicks that leave the focus in a field") { say in
            KeptFocusBoard(say: say)
        } steps: {
            [
                .click("field", says: "focus true"),
                .click("button", says: "button"),
                .click("toggle", says: "toggle true"),
                .click("switch", says: "switch true"),
                .click("stepper", at: UnitPoint(x: 0.75, y: 0.5), says: "number 1"),
                .click("segments", at: UnitPoint(x: 0.75, y: 0.5), says: "choice B"),
                .choose("A", in: "picker", keys: [.upArrow, .return], says: "choice A"),
                .choose("Item", in: "menu", keys: [.return], says: "item"),
                .submit("field", says: "focus false"),
            ]
        }
    }

    private static var keys: Behaviour {
        Behaviour("keys of a view that has the focus") { say in
            KeysBoard(say: say)
        } steps: {
            [
                .key("1", .command, says: "focus true"),
                .key("a", says: "key a"),
                .key("a", .shift, says: "key A"),
                .key(.upArrow, says: "up"),
                .key(.space, says: "space"),
                .key("z", says: "other z"),
            ]
        }
    }
}

/// Two fields, the second of which follows the first.
private struct FocusBoard: View {
    let say: Behaviour.Say
    @State private var texts = ["", ""]
    @FocusState private var focus: String?

    var body: some View {
        TextField("First", text: $texts[0])
            .focused($focus, equals: "first")
            .onSubmit { focus = "second" }
            .accessibilityIdentifier("first")
        TextField("Second", text: $texts[1])
            .focused($focus, equals: "second")
            .onSubmit { focus = nil }
            .accessibilityIdentifier("second")
        HStack {
            Button("First") { focus = "first" }.keyboardShortcut("1")
            Button("Second") { focus = "second" }.keyboardShortcut("2")
        }
        .onChange(of: focus) { say("focus \($1 ?? "none")") }
    }
}

/// A field, and controls that are clicked while it has the focus.
private struct KeptFocusBoard: View {
    let say: Behaviour.Say
    @State private var text = ""
    @State private var isOn = [false, false]
    @State private var number = 0
    @State private var choice = "A"
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Field", text: $text)
            .focused($isFocused)
            .onSubmit { isFocused = false }
            .accessibilityIdentifier("field")
            .onChange(of: isFocused) { say("focus \($1)") }
        Button("Button") { say("button") }.accessibilityIdentifier("button")
        Toggle("Toggle", isOn: $isOn[0])
            .toggleStyle(.checkbox)
            .accessibilityIdentifier("toggle")
            .saying("toggle", isOn[0], say)
        Toggle("Switch", isOn: $isOn[1])
            .toggleStyle(.switch)
            .labelsHidden()
            .accessibilityIdentifier("switch")
            .saying("switch", isOn[1], say)
        Stepper("Stepper", value: $number)
            .labelsHidden()
            .accessibilityIdentifier("stepper")
            .saying("number", number, say)
        Picker("Segments", selection: $choice) {
            ForEach(["A", "B"], id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .accessibilityIdentifier("segments")
        .saying("choice", choice, say)
        Picker("Picker", selection: $choice) {
            ForEach(["A", "B"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu)
        .labelsHidden()
        .accessibilityIdentifier("picker")
        Menu("Menu") {
            Button("Item") { say("item") }
        }
        .accessibilityIdentifier("menu")
    }
}

/// A view that takes keys.
private struct KeysBoard: View {
    let say: Behaviour.Say
    @FocusState private var isFocused: Bool

    var body: some View {
        Text("Keys")
            .padding(20)
            .background(.yellow)
            .focusable()
            .focused($isFocused)
            .onKeyPress(characters: .letters) { press in
                guard press.characters.lowercased() == "a" else { return .ignored }
                say("key \(press.characters)")
                return .handled
            }
            .onKeyPress(.upArrow) {
                say("up")
                return .handled
            }
            .onKeyPress(.space) {
                say("space")
                return .handled
            }
            .onKeyPress("z") {
                say("other z")
                return .handled
            }
        Button("Focus") { isFocused = true }
            .keyboardShortcut("1")
            .onChange(of: isFocused) { say("focus \($1)") }
    }
}
