import CoreTransferable
import Foundation
import TransferTestSupport

@testable import TransferKit

/// An offer of a real program, from the table that `scripts/record-offers` writes.
struct RecordedOffer: Sendable {
    enum Size: Equatable, Sendable {
        case bytes(Int)
        /// The program refuses the form that it lists, or it was not asked for it.
        case none
        /// The program does not answer.
        case unanswered
    }

    /// The program, without its version, what was done there, and with what.
    let title: String
    let forms: [(name: String, size: Size)]

    /// The names without those that are about the clipboard rather than on it, which the transport leaves out.
    var names: [String] {
        forms.map(\.name).filter { !["TARGETS", "TIMESTAMP", "MULTIPLE", "SAVE_TARGETS"].contains($0) }
    }

    /// All offers of the table.
    static let all: [RecordedOffer] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Programs/offers.txt")
        guard let table = try? file.text else { return [] }
        return table.components(separatedBy: "\n\n").compactMap(RecordedOffer.init)
    }()

    static func named(_ title: String) -> RecordedOffer? { all.first { $0.title == title } }

    /// An offer as the table has it: a title with the version, and a line for each form.
    private init?(_ text: String) {
        let lines = text.split(separator: "\n")
        guard let heading = lines.first?.components(separatedBy: " · "), heading.count == 3 else { return nil }
        let program = heading[0].split(separator: " ").dropLast().joined(separator: " ")
        title = ([program] + heading.dropFirst()).joined(separator: ", ")
        forms = lines.dropFirst().compactMap { line in
            guard let space = line.lastIndex(of: " ") else { return nil }
            let size: Size =
                switch line[line.index(after: space)...] {
                case "-": .none
                case "?": .unanswered
                case let number: .bytes(Int(number) ?? 0)
                }
            let name = line[..<space].trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "\\ ", with: " ")
            return (name, size)
        }
    }

    /// The offer with contents of each form's kind.
    /// - Parameters:
    ///   - record: Notes the names that are read.
    ///   - uris: The contents of lists of URIs.
    func incoming(record: Record, uris: [URL]) -> IncomingOffer {
        let sizes = Dictionary(forms.map { ($0.name, $0.size) }, uniquingKeysWith: { first, _ in first })
        return IncomingOffer(names: names) { name in
            record.add(name)
            switch sizes[name] {
            case .bytes: return container(name) ?? Self.contents(of: name, uris)
            case .unanswered: try await neverAnswer()
            default: break
            }
            throw Refusal()
        }
    }

    static let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

    /// A page's own format, and what the page gave in it.
    static let ownFormat = "application/vnd.example.profile"
    static var ownType: UTType? { WireType.contentType(for: WireType.pagePrefix + ownFormat) }
    static let ownText = #"{"name":"Ada","born":1815}"#

    /// Returns the contents of a form that has the page's own format; nil for others.
    func container(_ name: String) -> Data? {
        guard title.hasSuffix("own format") || title.hasSuffix("own format for all programs") else { return nil }
        let (ownFormat, ownText) = (Self.ownFormat, Self.ownText)
        let format = PageText(name: ownFormat, text: PageText.utf16(ownText))
        return switch name {
        case "chromium/x-web-custom-data": ChromiumPageData.encoded([format])
        case "application/x-moz-custom-clipdata": MozillaPageData.encoded([format])
        case #"application/web;type="custom/formatmap""#: try? FormatMap.encoded([ownFormat])
        case #"application/web;type="custom/format0""#: Data(ownText.utf8)
        default: nil
        }
    }

    private static func contents(of name: String, _ uris: [URL]) -> Data {
        if WireType.isFileList(name) { return URIList.encode(uris) }
        let link = "\(uris.first?.absoluteString ?? "")\ntitle"
        switch WireType.contentType(for: name) {
        case .url?: return Data(link.utf8)
        case .rtf?: return Data(#"{\rtf1 text}"#.utf8)
        case .html?: return Data("<b>text</b>".utf8)
        case .utf8PlainText?: return Data("text".utf8)
        default: return picture
        }
    }
}
