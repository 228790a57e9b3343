import CoreTransferable

/// An error that indicates that representations do not preserve a value.
///
/// The description is the whole report, so both Swift Testing and XCTest show which representation failed and how.
public struct RoundTripError: LocalizedError, CustomStringConvertible {
    /// The report on the representations.
    public let report: RoundTripReport

    /// The report's description.
    public var description: String { report.description }

    /// The report's description.
    public var errorDescription: String? { description }
}
