import Foundation
import SwiftUI

/// One of each control, and what their values are, which is also said: `name: text`.
struct ControlsProbe: View {
    /// A Boolean value that indicates whether the bindings of controls give what the values were when the body was evaluated, as
    /// where views contain values.
    let isCaptured: Bool
    @State private var values = ControlValues()
    /// The selection in the notes, which GTK and the app both set.
    @State private var selection: TextSelection?

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 10) {
                buttons
                toggles
                numbers
            }
            .frame(width: 300)
            VStack(alignment: .leading, spacing: 10) {
                texts
                choices
            }
            .frame(width: 300)
            VStack(alignment: .leading, spacing: 10) {
                dates
            }
            .frame(width: 380)
        }
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .padding(16)
        .navigationTitle("Controls")
        .onChange(of: values) { before, after in
            for (name, text) in after.texts where before.texts[name] != text { say(name, text) }
        }
    }

    private func value<Value>(_ path: WritableKeyPath<ControlValues, Value>) -> Binding<Value> {
        guard isCaptured else { return $values[dynamicMember: path] }
        let shown = values[keyPath: path]
        return Binding {
            shown
        } set: {
            values[keyPath: path] = $0
        }
    }

    /// Accepts digits and refuses anything else.
    private var digits: Binding<String> {
        let all = value(\.digits)
        return Binding {
            all.wrappedValue
        } set: {
            if $0.allSatisfy(\.isNumber) { all.wrappedValue = $0 }
        }
    }

    @ViewBuilder private var buttons: some View {
        HStack {
            Button("Reset") { values = ControlValues(resets: values.resets + 1) }
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("reset")
            Button("Held") { values.presses += 1 }
                .buttonStyle(HeldStyle())
                .accessibilityIdentifier("held")
            Button("Large") {}.controlSize(.large)
            Button("Pill") {}.buttonBorderShape(.capsule)
        }
        HStack {
            Button("Small") {}.controlSize(.small)
            Button("Off") {}.disabled(true)
            Link("Link", destination: URL(string: "https://example.org")!)
            Label("Star", systemImage: "star.fill")
            Label("Trash", systemImage: "trash").labelStyle(.iconOnly)
        }
    }

    @ViewBuilder private var toggles: some View {
        Toggle("Checkbox", isOn: value(\.checkbox)).accessibilityIdentifier("checkbox")
        Toggle("Both", sources: [value(\.checkbox), value(\.switch)], isOn: \.self).accessibilityIdentifier("both")
        HStack {
            Text("Switch")
            Toggle("Switch", isOn: value(\.switch))
                .toggleStyle(.switch)
                .labelsHidden()
                .accessibilityIdentifier("switch")
            Toggle("Pressed", isOn: value(\.button)).toggleStyle(.button).accessibilityIdentifier("button")
        }
        Toggle("Locked", isOn: .constant(true)).accessibilityIdentifier("locked")
    }

    @ViewBuilder private var numbers: some View {
        Slider(value: value(\.slider), in: 0...10, step: 1) { say("editing", "\($0)") }
            .accessibilityIdentifier("slider")
        Slider(value: value(\.slider), in: 0...10) {
            Text("Volume")
        } minimumValueLabel: {
            Image(systemName: "minus")
        } maximumValueLabel: {
            Image(systemName: "plus")
        }
        Stepper("Copies: \(values.copies)", value: value(\.copies), in: 0...2)
        Stepper(value: value(\.copies)) {}.accessibilityIdentifier("stepper")
        ProgressView("Copying", value: values.slider, total: 10)
        HStack {
            ProgressView().controlSize(.small)
            ProgressView(value: values.slider, total: 10).progressViewStyle(.circular)
            ProgressView().progressViewStyle(.linear)
        }
    }

    @ViewBuilder private var texts: some View {
        TextField("Name", text: value(\.name)).accessibilityIdentifier("name")
        HStack(alignment: .firstTextBaseline) {
            Text("Number").accessibilityIdentifier("number-label")
            TextField("Number", value: value(\.number), format: .number).accessibilityIdentifier("number")
        }
        SecureField("Password", text: value(\.password)).accessibilityIdentifier("password")
        TextEditor(text: value(\.notes), selection: $selection).frame(height: 70).accessibilityIdentifier("notes")
        TextEditor(text: value(\.styled)).frame(height: 40).accessibilityIdentifier("styled")
        TextField("Lines", text: value(\.lines), axis: .vertical).accessibilityIdentifier("lines")
        HStack {
            TextField("Digits", text: digits).accessibilityIdentifier("digits")
            TextField("Digits", text: digits, axis: .vertical).accessibilityIdentifier("digit-lines")
        }
    }

    @ViewBuilder private var choices: some View {
        Picker("Paper", selection: value(\.paper)) { papers }
        Picker("Paper", selection: value(\.paper)) { papers }
            .pickerStyle(.segmented)
            .labelsHidden()
            .accessibilityIdentifier("segments")
        HStack(alignment: .firstTextBaseline) {
            Text("Paper").accessibilityIdentifier("radios-label")
            Picker("Paper", selection: value(\.paper)) { papers }
                .pickerStyle(.radioGroup)
                .labelsHidden()
                .accessibilityIdentifier("radios")
        }
        Picker("Paper", selection: value(\.paper)) { papers }.labelsHidden().accessibilityIdentifier("menu")
        DisclosureGroup("Details", isExpanded: value(\.isOpen)) {
            Text("Inside").accessibilityIdentifier("inside")
        }
        .accessibilityIdentifier("details")
    }

    @ViewBuilder private var dates: some View {
        DatePicker("Due", selection: value(\.date))
        DatePicker("Due", selection: value(\.date), displayedComponents: .hourAndMinute)
            .labelsHidden()
            .accessibilityIdentifier("time")
        DatePicker("Due", selection: value(\.date), in: ControlValues.firstDate..., displayedComponents: .date)
            .datePickerStyle(.graphical)
            .labelsHidden()
            .accessibilityIdentifier("calendar")
        List(["first", "second", "third"], id: \.self, selection: value(\.row)) {
            Text($0).accessibilityIdentifier("row-\($0)")
        }
        .frame(height: 120)
    }

    private var papers: some View { ForEach(["A4", "A5", "Letter"], id: \.self) { Text($0) } }
}

/// The values of the controls.
struct ControlValues: Equatable {
    var resets = 0
    var presses = 0
    var checkbox = false
    var `switch` = false
    var button = false
    var slider = 2.0
    var copies = 1
    var name = "Ada"
    var number = 3
    var password = ""
    var notes = "one\ntwo"
    var styled = AttributedString("one")
    var lines = "one"
    var digits = ""
    var paper = "A4"
    var isOpen = false
    var row: String?
    var date = firstDate

    /// 29 February 2024, 10:30 UTC.
    static let firstDate = Date(timeIntervalSince1970: 1_709_202_600)

    var texts: [String: String] {
        [
            "resets": "\(resets)", "presses": "\(presses)", "checkbox": "\(checkbox)", "switch": "\(`switch`)",
            "button": "\(button)", "slider": "\(slider)", "copies": "\(copies)", "name": name, "number": "\(number)",
            "password": password, "notes": notes.replacingOccurrences(of: "\n", with: "|"), "paper": paper,
            "styled": String(styled.characters), "lines": lines, "digits": digits, "open": "\(isOpen)",
            "row": row ?? "none",
            "date": date.formatted(.iso8601),
        ]
    }
}

/// A button that says when it is held.
struct HeldStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(6)
            .background(configuration.isPressed ? Color.orange : Color.yellow, in: Capsule())
            .onChange(of: configuration.isPressed) { say("held", "\($1)") }
    }
}
