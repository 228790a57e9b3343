import CoreTransferable

/// A report on the round trips through all representations.
///
/// ``CoreTransferable/Transferable/roundTrip(lossy:)`` makes it. Its description has a line for each representation:
///
/// ```
/// Note through its representations:
///   ✓ CodableRepresentation(com.example.note): came back equal
///   ✗ DataRepresentation(public.rtf): came back different: title: "Milk" became "milk"
///   – ProxyRepresentation of String(public.utf8-plain-text): is only exported
/// ```
public struct RoundTripReport: Sendable, CustomStringConvertible {
    /// The type of the value.
    public let itemType: any Transferable.Type

    /// The representations that the type exports, in order.
    public let representations: [RepresentationReport]

    /// The types that are imported but that no representation exports. They were not tried.
    public let importedOnly: [UTType]

    /// The representations that failed, or whose imported value is different.
    ///
    /// ```swift
    /// #expect(await note.roundTrip().failures.isEmpty)
    /// ```
    public var failures: [RepresentationReport] {
        representations.filter(\.isFailure)
    }

    /// A Boolean value that indicates whether at least one representation restored the value and none failed.
    public var isSuccess: Bool {
        failures.isEmpty && representations.contains(where: \.isRestored)
    }

    /// A description with one line for each representation.
    public var description: String {
        var lines = ["\(itemType) through its representations:"]
        lines += representations.map { "  \($0.isFailure ? "✗" : $0.isRestored ? "✓" : "–") \($0)" }
        if representations.isEmpty { lines.append("  ✗ no representation is exported") }
        if !importedOnly.isEmpty {
            lines.append("  – only imported: \(importedOnly.map(\.identifier).joined(separator: ", "))")
        }
        if failures.isEmpty, !isSuccess { lines.append("  ✗ no representation came back, so nothing was compared") }
        return lines.joined(separator: "\n")
    }

    /// The report on the first representation of a type.
    ///
    /// ```swift
    /// let report = await note.roundTrip()
    /// #expect(report[.utf8PlainText]?.outcome == .exportedOnly)
    /// ```
    ///
    /// - Parameter contentType: The very type.
    public subscript(contentType: UTType) -> RepresentationReport? {
        representations.first { $0.contentType == contentType }
    }
}
