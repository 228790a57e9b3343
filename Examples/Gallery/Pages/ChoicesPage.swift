import SwiftUI

/// Toggles and pickers.
struct ChoicesPage: View {
    @State private var isOn = true
    @State private var fruit = "Pear"
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2023, month: 11, day: 7), DateComponents(year: 2023, month: 11, day: 21),
    ]
    @State private var color = Color.teal
    private let fruits = ["Apple", "Pear", "Plum"]

    var body: some View {
        Sample("Toggle") {
            Row(spacing: 16) {
                Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
            }
        }
        Sample("Picker") { Picker("Fruit", selection: $fruit) { choices } }
        Sample("Picker with segments") {
            Picker("Fruit", selection: $fruit) { choices }.pickerStyle(.segmented).labelsHidden()
        }
        Sample("Picker with radio buttons") {
            Picker("Fruit", selection: $fruit) { choices }.pickerStyle(.radioGroup)
        }
        Sample("ColorPicker") { ColorPicker("Colour", selection: $color) }
        Sample("DatePicker") { DatePicker("Date", selection: $date) }
        Row(alignment: .top, spacing: 24) {
            Sample("DatePicker with a calendar") {
                DatePicker("Date", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .labelsHidden()
            }
            Sample("MultiDatePicker") {
                MultiDatePicker("Days", selection: $days, in: Date(timeIntervalSince1970: 1_698_900_000)...)
                    .labelsHidden()
            }
        }
    }

    private var choices: some View { ForEach(fruits, id: \.self) { Text($0) } }
}
