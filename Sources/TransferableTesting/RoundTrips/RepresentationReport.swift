import CoreTransferable

/// The result of a round trip through one representation.
public struct RepresentationReport: Sendable, Hashable, CustomStringConvertible {
    /// The outcomes of a round trip.
    public enum Outcome: Sendable, Hashable {
        /// The value was exported and imported, and is equal to the original.
        case restored
        /// The value was exported and imported with a loss that the test allows for this type.
        case simplified(difference: String)
        /// The value was exported and imported, but is not equal to the original.
        case different(difference: String)
        /// The value was exported, but its type does not import the representation.
        case exportedOnly
        /// The value does not meet the `exportingCondition` of the representation.
        case notExported
        /// The representation could not be created.
        case exportFailed(reason: String)
        /// The representation was created, but no value could be created from it.
        case importFailed(reason: String)
        /// The values could not be compared, because the closure that compares them threw an error.
        case comparisonFailed(reason: String)
    }

    /// The representation, such as `DataRepresentation(public.rtf)`.
    public let name: String

    /// The type of the representation.
    public let contentType: UTType

    /// The result of the round trip.
    public let outcome: Outcome

    /// A Boolean value that indicates whether the representation failed or produced a different value.
    public var isFailure: Bool {
        switch outcome {
        case .different, .exportFailed, .importFailed, .comparisonFailed: true
        case .restored, .simplified, .exportedOnly, .notExported: false
        }
    }

    /// A Boolean value that indicates whether the representation restored the value, with or without a permitted loss.
    public var isRestored: Bool {
        switch outcome {
        case .restored, .simplified: true
        default: false
        }
    }

    /// The representation and its outcome.
    public var description: String {
        let end =
            switch outcome {
            case .restored: "came back equal"
            case .simplified(let difference): "came back simplified, as expected: \(difference)"
            case .different(let difference): "came back different: \(difference)"
            case .exportedOnly: "is only exported"
            case .notExported: "does not apply to this value"
            case .exportFailed(let reason): "could not be exported: \(reason)"
            case .importFailed(let reason): "could not be imported: \(reason)"
            case .comparisonFailed(let reason): "could not be compared: \(reason)"
            }
        return "\(name): \(end)"
    }
}
