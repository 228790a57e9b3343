import CoreTransferable

/// The result of a round trip through one representation.
public struct RepresentationReport: Sendable, Hashable, CustomStringConvertible {
    /// The ways in which a round trip ends.
    public enum Outcome: Sendable, Hashable {
        /// The value was exported and imported, and is the same.
        case restored
        /// The value was exported and imported with a loss that the test permits for this type.
        case simplified(difference: String)
        /// The value was exported and imported, and is not the same.
        case different(difference: String)
        /// The value was exported, and its type does not import the representation.
        case exportedOnly
        /// The value does not meet the `exportingCondition` of the representation.
        case notExported
        /// The representation could not be made.
        case exportFailed(reason: String)
        /// The representation was made, and no value could be made of it.
        case importFailed(reason: String)
        /// The values could not be compared, as the closure that compares them threw.
        case comparisonFailed(reason: String)
    }

    /// The representation, as in `DataRepresentation(public.rtf)`.
    public let name: String

    /// The type of the representation.
    public let contentType: UTType

    /// The result of the round trip.
    public let outcome: Outcome

    /// A Boolean value that indicates whether the representation failed, or brought back another value.
    public var isFailure: Bool {
        switch outcome {
        case .different, .exportFailed, .importFailed, .comparisonFailed: true
        case .restored, .simplified, .exportedOnly, .notExported: false
        }
    }

    /// A Boolean value that indicates whether the representation brought the value back, simplified or not.
    public var isRestored: Bool {
        switch outcome {
        case .restored, .simplified: true
        default: false
        }
    }

    /// The representation and the result for the value.
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
