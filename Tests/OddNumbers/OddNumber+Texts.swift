import Foundation
import SwiftUICore

extension OddNumber {
    private static var words: Text { Text("several words that need more than one line") }

    /// Numbers that text is set with.
    static let texts: [OddNumber] = [
        OddNumber("font size") { Text("a").font(.system(size: $0)) },
        OddNumber("font size in a narrow frame") { words.font(.system(size: $0)).frame(width: 60) },
        OddNumber("font size of a part") { Text("\(Text("a").font(.system(size: $0))) and \(Text("b").bold())") },
        OddNumber("font of a family") { Text("a").font(.custom("Sans", size: $0)) },
        OddNumber("scaled font") { Text("a").font(.body.scaled(by: $0)) },
        OddNumber("font width") { Text("a").font(.body.width(Font.Width($0))) },
        OddNumber("font size of a control") {
            TextField("title", text: .constant("a")).font(.system(size: $0)).frame(width: 100)
        },
        OddNumber("font size of an editor") {
            TextEditor(text: .constant("a")).font(.system(size: $0)).frame(width: 100, height: 50)
        },
        OddNumber("font size of a text that is selected") {
            Text("a").font(.system(size: $0)).textSelection(.enabled)
        },
        OddNumber("font size of a symbol") { Image(systemName: "star").font(.system(size: $0)) },
        OddNumber("symbol in a text") { Text("a \(Image(systemName: "star")) b").font(.system(size: $0)) },
        OddNumber("attributed font size") { number in
            var text = AttributedString("attributed")
            text.font = .system(size: number)
            text.kern = number
            text.baselineOffset = number
            return Text(text)
        },
        OddNumber("attributed font size in an editor") { number in
            var text = AttributedString("attributed")
            text.font = .system(size: number)
            text.kern = number
            text.baselineOffset = number
            return TextEditor(text: .constant(text)).frame(width: 100, height: 50)
        },
        OddNumber("kerning") { words.kerning($0) },
        OddNumber("tracking") { words.tracking($0) },
        OddNumber("baseline offset") { words.baselineOffset($0) },
        OddNumber("line spacing") { words.lineSpacing($0).frame(width: 100) },
        OddNumber("minimum scale factor") { words.lineLimit(1).minimumScaleFactor($0).frame(width: 60) },
        OddNumber("line limit") { words.lineLimit(whole($0)).frame(width: 100) },
        OddNumber("reserved lines") { words.lineLimit(whole($0), reservesSpace: true).frame(width: 100) },
        OddNumber("least lines") { words.lineLimit(whole($0)...).frame(width: 100) },
        OddNumber("line limit of a text that is selected") {
            words.lineLimit(whole($0)).textSelection(.enabled).frame(width: 100)
        },
        OddNumber("line limit of a field") {
            TextField("title", text: .constant("a\nb"), axis: .vertical).lineLimit(whole($0)).frame(width: 100)
        },
        OddNumber("reserved lines of a field") {
            TextField("title", text: .constant("a\nb"), axis: .vertical)
                .lineLimit(whole($0), reservesSpace: true)
                .frame(width: 100)
        },
        OddNumber("width of a text") { words.frame(width: $0) },
        OddNumber("width of a text in two columns") { number in
            words.frame(width: number).multilineTextAlignment(.trailing).lineLimit(2)
        },
        OddNumber("width of a text that is selected") { words.textSelection(.enabled).frame(width: $0) },
        OddNumber("width of a field") {
            TextField("title", text: .constant("a b c"), axis: .vertical).frame(width: $0, height: $0)
        },
        OddNumber("redacted text") { words.redacted(reason: .placeholder).frame(width: $0) },
        OddNumber("formatted number") { Text($0, format: .number) },
        OddNumber("number in a key") { Text("\($0, specifier: "%.2f") and \(whole($0))") },
        OddNumber("date") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .date) },
        OddNumber("relative date") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .relative) },
        OddNumber("timer") { Text(Date(timeIntervalSinceReferenceDate: $0), style: .timer) },
        OddNumber("timer of a range") {
            Text(timerInterval: .distantPast...max(.distantPast, Date(timeIntervalSinceReferenceDate: $0)))
        },
    ]
}
