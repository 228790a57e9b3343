import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Values in texts")
struct TextValueTests {
    private func shown(in locale: String, @ViewBuilder _ views: () -> some View) -> [String] {
        let window = TestWindow { VStack { views() }.environment(\.locale, Locale(identifier: locale)) }
        // Some locales have spaces that are not ASCII's.
        return window.texts.map { $0.replacing(/\p{Zs}/) { _ in " " } }
    }

    private let date = Date(timeIntervalSince1970: 0)

    @Test("Numbers and dates are written in the locale of the place, by formats and by formatters")
    func locales() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        let dates = DateFormatter()
        dates.dateFormat = "MMMM"
        dates.timeZone = TimeZone(secondsFromGMT: 0)
        dates.locale = Locale(identifier: "en_US")
        var month = Date.FormatStyle.dateTime.month(.wide)
        month.timeZone = .gmt
        let texts = shown(in: "de_DE") {
            Text(1234.5, format: .number)
            Text(NSNumber(value: 1234.5), formatter: formatter)
            Text(date, format: month)
            Text(date as NSDate, formatter: dates)
            Text("\(1234.5, format: .number) Euro")
            Text("\(NSNumber(value: 1234.5), formatter: formatter) Euro")
            Text("**\(date, format: month)**")
        }
        #expect(texts == ["1.234,5", "1.234,5", "Januar", "Januar", "1.234,5 Euro", "1.234,5 Euro", "Januar"])
        // The program's formatter stays as it was.
        #expect(formatter.string(for: 1234.5) == "1,234.5")
    }

    /// Writes numbers with bold words and a link around them.
    private struct Priced: FormatStyle {
        var locale = Locale(identifier: "en_US")

        func format(_ value: Double) -> AttributedString {
            var number = AttributedString(value.formatted(.number.locale(locale)))
            number.inlinePresentationIntent = .stronglyEmphasized
            var unit = AttributedString(" per day")
            unit.link = URL(string: "https://example.org/day")
            return number + unit
        }

        func locale(_ locale: Locale) -> Priced { Priced(locale: locale) }
    }

    @Test("Formats with attributes follow the locale of the place, and keep their attributes and those of the text")
    func attributes() throws {
        let window = TestWindow {
            VStack {
                Text(1234.5, format: .number.attributed)
                Text(1234.5, format: Priced()).italic()
                Text(1234.5, format: Priced())
            }
            .environment(\.locale, Locale(identifier: "de_DE"))
        }
        #expect(window.texts == ["1.234,5", "1.234,5 per day", "1.234,5 per day"])
        let texts = window.widgets.compactMap(\.text)
        #expect(texts.map { $0.runs.map(\.isItalic) }.dropFirst() == [[true, true], [false, false]])
        #expect(texts.dropFirst().allSatisfy { $0.runs.map(\.weight) == [.bold, nil] })
        #expect(texts.dropFirst().allSatisfy { $0.linkAction != nil && $0.runs[1].link != nil })
        #expect(Text(1.5, format: Priced()) == Text(1.5, format: Priced()))
        #expect(Text(1.5, format: Priced()) != Text(2.5, format: Priced()))
    }

    @Test("A text is written anew when the locale of its place changes, and keeps its look")
    func changedLocale() throws {
        struct Switching: View {
            @State private var isGerman = false
            var body: some View {
                Text(0.5, format: .number).bold().environment(
                    \.locale,
                    Locale(identifier: isGerman ? "de_DE" : "en_US")
                )
                Button("switch") { isGerman.toggle() }
            }
        }
        let window = TestWindow { Switching() }
        #expect(window.texts.contains("0.5"))
        try window.press("switch")
        #expect(window.texts.contains("0,5"))
        #expect(window.widgets.contains { $0.text?.runs.first?.weight == .bold })
    }

    @Test("Texts are equal where their values and formats are")
    func equality() {
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(1, format: .number) != Text(1, format: .percent))
        #expect(Text(0.5, format: .number.precision(.fractionLength(1))) != Text(0.5, format: .number))
    }

    @Test("A place without a locale leaves a format its own")
    func ownLocale() {
        let format = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "de_DE"))
        #expect(TestWindow { Text(1234.5, format: format) }.texts == ["1.234,5"])
    }

    @Test("A text of several lines is as high as they are, and as wide as the longest")
    func lines() throws {
        let window = TestWindow { Text("one\ntwo words\n3") }
        let size = try window.view(text: "one\ntwo words\n3").frame.size
        #expect(size == CGSize(width: 90, height: 60))
    }
}
