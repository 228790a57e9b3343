import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// The types of the standard conformances.
enum TypeRows {
    static let checks: [String: FactChecks.Check] = [
        "T1": { _ in both(String.self) },
        "T2": { _ in both(URL.self) },
        "T3": { _ in both(Data.self) },
        "T3b": { _ in list(AttributedString.exportedContentTypes()) },
        "T4": { _ in "\(list(page.exportedContentTypes())); \(list(file.exportedContentTypes()))" },
        "T5": { _ in
            var answers: [Data] = []
            for type in [UTType.utf8PlainText, .plainText, nil] { answers.append(try await "héllo".exported(as: type)) }
            let isSame = answers.allSatisfy { $0 == Data("héllo".utf8) }
            return isSame ? "\(answers[0].count) bytes of UTF-8 each time" : "\(answers)"
        },
        "T6": { _ in
            let exports = [try await page.exported(as: .url), try await file.exported(as: .fileURL)]
            return zip(exports, [page, file])
                .map { $0 == Data($1.absoluteString.utf8) ? "the text of the address" : "\($0)" }
                .joined(separator: "; ")
        },
        "T6c": { _ in
            do { return "\(try await page.exported(as: .plainText))" } catch { return "throws" }
        },
        "T7b": { _ in
            do { return try await String(importing: Data("http://x.org".utf8), contentType: .url) } catch {
                return "not possible"
            }
        },
        "T7c": { _ in
            do { return "\(try await URL(importing: Data("http://x.org".utf8), contentType: .plainText))" } catch {
                return "not possible"
            }
        },
        "T7e": { _ in
            do { return "\(try await Data(importing: Data([1]), contentType: .png))" } catch { return "not possible" }
        },
    ]

    private static let page = URL(string: "https://example.org/a?b=c")!
    private static let file = URL(fileURLWithPath: "/tmp/a b.txt")

    private static func list(_ types: [UTType]) -> String { types.map(\.identifier).joined(separator: ", ") }

    private static func both<Value: Transferable>(_ type: Value.Type) -> String {
        "\(list(type.exportedContentTypes())); \(list(type.importedContentTypes()))"
    }
}
