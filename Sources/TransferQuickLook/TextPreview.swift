import Foundation
import SwiftUICore

/// The beginning of a text.
struct TextPreview {
    let file: URL
    let didFail: @MainActor () -> Void
    @State private var text: PreviewedText?
}

@MainActor extension TextPreview: View {
    var body: some View {
        ScrollView {
            if let text {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(text.lines.indices, id: \.self) { index in
                        Text(verbatim: text.lines[index].isEmpty ? " " : text.lines[index])
                            .monospaced()
                            .textSelection(.enabled)
                    }
                    if text.isCut {
                        Text("The rest of the text is not shown.").foregroundStyle(.secondary).padding(.top, 8)
                    }
                }
                .padding(12)
                .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                ProgressView().padding()
            }
        }
        .task {
            let read = await PreviewedText.read(file)
            if let read { text = read } else { didFail() }
        }
    }
}

/// The lines of a text that are shown: bounded in number and length, whatever the file has.
struct PreviewedText: Equatable, Sendable {
    let lines: [String]
    /// A Boolean value that indicates whether the file has more.
    let isCut: Bool

    private static let mostBytes = 1 << 20
    private static let mostLines = 20_000
    private static let longestLine = 2000
    /// The most bytes of a line: a character may have any number of marks.
    private static let mostBytesOfLine = 8000

    /// Reads a file; nil for one that cannot be read or is no text.
    @concurrent
    static func read(_ file: URL) async -> PreviewedText? {
        // A pipe or a device is not read, and opening it does not wait.
        let descriptor = open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let data = try? handle.read(upToCount: mostBytes) ?? Data()
        else { return nil }
        return PreviewedText(data, isCut: Int(status.st_size) > data.count)
    }

    /// - Parameters:
    ///   - data: The beginning of a file.
    ///   - isCut: Whether the file has more.
    init?(_ data: Data, isCut: Bool) {
        guard let text = Self.decode(data) else { return nil }
        var isCut = isCut
        var lines: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            guard lines.count < Self.mostLines else {
                isCut = true
                break
            }
            let shown = Self.beginning(of: line)
            if shown.endIndex < line.endIndex { isCut = true }
            lines.append(String(shown))
        }
        (self.lines, self.isCut) = (lines, isCut)
    }

    /// Returns as much of a line as is shown, which ends with a whole code of a character.
    private static func beginning(of line: Substring) -> Substring {
        guard var end = line.utf8.index(line.startIndex, offsetBy: mostBytesOfLine, limitedBy: line.endIndex),
            end < line.endIndex
        else { return line.prefix(longestLine) }
        while end > line.startIndex, line.utf8[end] & 0xC0 == 0x80 { end = line.utf8.index(before: end) }
        return line[..<end].prefix(longestLine)
    }

    /// Decodes by the byte order mark, and without one as UTF-8, of which a last character may be cut, or as Latin-1.
    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data.count % 2 == 0 ? data : data.dropLast(), encoding: .utf16)
        }
        guard !data.contains(0) else { return nil }
        for count in 0...min(3, data.count) {
            if let text = String(data: data.dropLast(count), encoding: .utf8) { return text.withoutByteOrderMark }
        }
        return String(data: data, encoding: .isoLatin1)
    }
}

extension String {
    fileprivate var withoutByteOrderMark: String { hasPrefix("\u{FEFF}") ? String(dropFirst()) : self }
}
