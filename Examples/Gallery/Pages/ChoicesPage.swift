import SwiftUI

/// Toggles and pickers.
struct ChoicesPage: View {
    @State private var isOn = true
    @State private var fruit = "Pear"
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.teal
    private let fruits = ["Apple", "Pear", "Plum"]

    var body: some View {
        Sample("Toggles") {
            HStack(spacing: 16) {
                Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
            }
        }
        Sample("Menu and segments") {
            HStack(spacing: 16) {
                Picker("Fruit", selection: $fruit) { choices }
                Picker("Fruit", selection: $fruit) { choices }.pickerStyle(.segmented).labelsHidden()
            }
        }
        Sample("Radio buttons") {
            Picker("Fruit", selection: $fruit) { choices }.pickerStyle(.radioGroup)
        }
        Sample("Dates and colours") {
            HStack(spacing: 16) {
                DatePicker("Date", selection: $date, displayedComponents: .date)
                ColorPicker("Colour", selection: $color)
            }
        }
    }

    private var choices: some View { ForEach(fruits, id: \.self) { Text($0) } }
}
