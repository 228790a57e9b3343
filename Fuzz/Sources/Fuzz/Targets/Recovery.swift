import Foundation

@testable import AppFiles
@testable import UniformTypes

extension FuzzTarget {
    /// The property lists that a document or a window is recovered from.
    static let recovery: [FuzzTarget] = [
        FuzzTarget(name: "recovered-document") { data in
            // Foundation's own reader gets all that is read here, whatever it is.
            if let value = try? PropertyListDecoder().decode(AnyValue.self, fromUntrusted: data) {
                let written = try? PropertyListEncoder().encode([value])
                let again = written.flatMap { try? PropertyListDecoder().decode([AnyValue].self, fromUntrusted: $0) }
                require(again == [value], "\(value) is \(String(describing: again)) when it was written")
            }
            guard let document = try? RecoveredDocument(data) else { return }
            guard let written = try? document.data else { fail("\(document) cannot be written") }
            require((try? RecoveredDocument(written)) == document, "\(document) does not come back")
            _ = (UTType(document.contentType), document.path.map { URL(fileURLWithPath: $0) })
        },
        FuzzTarget(name: "window-state") { data in
            guard let values = WindowStateFile.values(in: data) else { return }
            guard let written = try? WindowStateFile.data(of: values), let again = WindowStateFile.values(in: written)
            else {
                fail("what was written is not read")
            }
            require(isSame(values, again), "the values do not come back")
        },
    ]

    /// Whether two values of property lists are the same. What is no number is the same as itself.
    private static func isSame(_ first: Any, _ second: Any) -> Bool {
        switch (first, second) {
        case (let first as [String: Any], let second as [String: Any]):
            first.count == second.count
                && first.allSatisfy { key, value in second[key].map { isSame(value, $0) } ?? false }
        case (let first as [Any], let second as [Any]):
            first.count == second.count && zip(first, second).allSatisfy(isSame)
        case (let first as Double, let second as Double): first == second || first.isNaN && second.isNaN
        case (let first as Date, let second as Date):
            isSame(first.timeIntervalSinceReferenceDate, second.timeIntervalSinceReferenceDate)
        default: type(of: first) == type(of: second) && (first as? AnyHashable) == (second as? AnyHashable)
        }
    }
}

/// A value that is decoded whatever it is.
private enum AnyValue: Codable, Equatable {
    case bool(Bool)
    case integer(Int)
    case text(String)
    case data(Data)
    case array([AnyValue])
    case dictionary([String: AnyValue])
    /// A moment or a number with a fraction, which may be no number and then is not the same as itself.
    case other

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode(Data.self) {
            self = .data(value)
        } else if let values = try? container.decode([AnyValue].self) {
            self = .array(values)
        } else if let values = try? container.decode([String: AnyValue].self) {
            self = .dictionary(values)
        } else {
            _ = (try? container.decode(Double.self), try? container.decode(Date.self))
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        case .other: try container.encode(0.5)
        }
    }
}
