import SwiftUI

/// Fields in fonts and colours, small buttons, a field that a menu begins to edit, and a sheet with a field, as apps have them.
struct EverydayProbe: View {
    @State private var text = "MMMM"
    @State private var isPresented = false
    @State private var isEdited = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            TextField("Plain", text: $text).accessibilityIdentifier("field-plain")
            TextField("Large", text: $text)
                .font(.system(size: 40, weight: .heavy))
                .foregroundStyle(.red)
                .multilineTextAlignment(.trailing)
                .accessibilityIdentifier("field-large")
            TextField("Lines", text: $text, axis: .vertical)
                .font(.system(size: 40, weight: .heavy))
                .foregroundStyle(.red)
                .accessibilityIdentifier("field-lines")
            HStack(spacing: 20) {
                Button("Remove") {}.buttonStyle(.plain).accessibilityIdentifier("button-plain")
                Button("Remove") {}.buttonStyle(.borderless).accessibilityIdentifier("button-borderless")
                Button("Sheet") { isPresented = true }.accessibilityIdentifier("sheet")
                Button("Editor") { isEdited = true }.accessibilityIdentifier("editor")
            }
            EditedTask()
            NewTask()
        }
        .padding(20)
        .frame(width: 360)
        .navigationTitle("Everyday")
        .sheet(isPresented: $isPresented) { ProjectSheet() }
        .sheet(isPresented: $isEdited) { EditorSheet() }
    }
}

/// A text that a menu replaces by a field, as long as that has the focus.
private struct EditedTask: View {
    @State private var isEditing = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            if isEditing {
                TextField("Edited", text: $text)
                    .focused($isFocused)
                    .onChange(of: isFocused) { if !$1 { isEditing = false } }
                    .onChange(of: text) { say("edited", $1) }
                    .accessibilityIdentifier("edited")
            } else {
                Text("Task")
            }
        }
        .frame(width: 200, height: 40)
        .background(.yellow)
        .contextMenu {
            Button("Edit") {
                isEditing = true
                isFocused = true
            }
        }
        .accessibilityIdentifier("task")
    }
}

/// A field that keeps the focus after Return.
private struct NewTask: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("New", text: $text)
            .focused($isFocused)
            .onSubmit {
                say("added", text)
                text = ""
                isFocused = true
            }
            .accessibilityIdentifier("new")
    }
}

/// A sheet that asks for the focus when it appears.
private struct EditorSheet: View {
    private enum Field { case first, second }
    @State private var first = ""
    @State private var second = ""
    @FocusState private var focused: Field?

    var body: some View {
        VStack {
            TextField("First", text: $first).focused($focused, equals: .first)
            TextField("Second", text: $second).focused($focused, equals: .second).accessibilityIdentifier("second")
        }
        .padding(20)
        .onAppear { focused = .second }
        .onChange(of: second) { say("second", $1) }
    }
}

/// A sheet in which buttons stand in front of the field.
private struct ProjectSheet: View {
    @State private var name = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Rename") {}.accessibilityIdentifier("rename")
            TextField("Name", text: $name).accessibilityIdentifier("name")
            Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
        }
        .padding(20)
        .onChange(of: name) { say("name", $1) }
    }
}
