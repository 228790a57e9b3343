import SwiftUI
import SymbolDrawings

/// The symbols by name or word, which are dragged out as SVG.
struct SymbolsPage: View {
    @State private var search = ""
    @State private var isFilled = false
    @State private var weight = 4.0

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    var body: some View {
        HStack {
            TextField("Name or word", text: $search).frame(minWidth: 120)
            Toggle("Filled", isOn: $isFilled)
            Slider(value: $weight, in: 1...9, step: 1) { Text("Weight") }.frame(minWidth: 120, maxWidth: 200)
        }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 8) {
            ForEach(found, id: \.self) { name in
                VStack(spacing: 4) {
                    Image(systemName: name).font(.system(size: 26, weight: Self.weights[Int(weight) - 1]))
                        .frame(height: 34)
                    // A long name has its middle left out: the words at its ends tell most.
                    Text(name).font(.caption2).foregroundStyle(.secondary).lineLimit(1).truncationMode(.middle)
                }
                .frame(maxWidth: .infinity)
                .draggable(SymbolDocument(name: name, weight: weight * 100))
                .help(name)
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("symbol-\(name)")
            }
        }
        if found.isEmpty { ContentUnavailableView.search(text: search) }
    }

    /// The names of what the search finds: drawings, or a composed name that is written out.
    private var found: [String] {
        let text = search.trimmingCharacters(in: .whitespaces).lowercased()
        var names = Symbol.drawnNames.filter { name in
            text.isEmpty || name.contains(text) || Symbol(name)?.word?.lowercased().contains(text) == true
        }
        if !names.contains(text), Symbol(text) != nil { names.insert(text, at: 0) }
        return isFilled ? names.map { $0.hasSuffix(".fill") ? $0 : $0 + ".fill" } : names
    }
}

/// A symbol as a picture that other programs take.
struct SymbolDocument: Transferable {
    var name: String
    /// The weight of the strokes, from 100 to 900.
    var weight: Double

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .svg) { document in
            guard let symbol = Symbol(document.name) else { throw CocoaError(.fileReadNoSuchFile) }
            return Data(SymbolVector.svg(symbol, stroke: SymbolGrid.stroke(weight: document.weight)).utf8)
        }
        .suggestedFileName { "\($0.name).svg" }
        ProxyRepresentation(exporting: \.name)
    }
}
