import CoreTransferable

extension Transferable where Self: Equatable {
    /// Exports this value in each of its representations, imports it again, and compares the results with the original.
    ///
    /// Representations that are only exported are made and listed as such.
    ///
    /// ```swift
    /// #expect(await note.roundTrip().failures.isEmpty)
    /// ```
    ///
    /// - Parameter lossy: Types that do not carry the whole value, such as plain text. What is imported of them may differ.
    /// - Returns: The outcome for each representation.
    public func roundTrip(lossy: Set<UTType> = []) async -> RoundTripReport {
        await roundTrip(lossy: lossy, comparing: { $0 == $1 })
    }

    /// Exports this value in each of its representations, imports it again, and throws an error unless the results equal the original.
    ///
    /// ```swift
    /// @Test func noteComesBack() async throws {
    ///     try await Note(title: "Milk", text: "Two litres").verifyRoundTrip(lossy: [.utf8PlainText])
    /// }
    /// ```
    ///
    /// - Parameter lossy: Types that do not carry the whole value, such as plain text. What is imported of them may differ.
    /// - Returns: The outcome for each representation.
    /// - Throws: ``RoundTripError`` where a representation fails or brings back another value, and where there is none
    ///   that is both exported and imported.
    @discardableResult
    public func verifyRoundTrip(lossy: Set<UTType> = []) async throws -> RoundTripReport {
        try await verifyRoundTrip(lossy: lossy, comparing: { $0 == $1 })
    }
}

extension Transferable {
    /// Exports this value in each of its representations, imports it again, and compares the results with a closure.
    ///
    /// ```swift
    /// let report = await movie.roundTrip { original, copy in
    ///     FileManager.default.contentsEqual(atPath: original.file.path, andPath: copy.file.path)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - lossy: Types that do not carry the whole value, such as plain text. Their imported values may differ.
    ///   - isSame: Returns whether the second value, which was imported, is equivalent to the first, which is this one.
    ///     It may throw an error that describes the difference.
    /// - Returns: The outcome for each representation.
    public func roundTrip(
        lossy: Set<UTType> = [],
        comparing isSame: @Sendable (_ original: Self, _ copy: Self) async throws -> Bool
    ) async -> RoundTripReport {
        var reports: [RepresentationReport] = []
        for trip in RepresentationTrip<Self>.all {
            let outcome: RepresentationReport.Outcome
            switch await trip.run(with: self) {
            case .notExported: outcome = .notExported
            case .exported: outcome = .exportedOnly
            case .exportFailed(let error): outcome = .exportFailed(reason: TransferError.reason(of: error))
            case .importFailed(let error): outcome = .importFailed(reason: error.localizedDescription)
            case .imported(let copy):
                do {
                    if try await isSame(self, copy) {
                        outcome = .restored
                    } else {
                        let difference = Difference(between: self, and: copy).description
                        outcome =
                            lossy.contains(trip.contentType)
                            ? .simplified(difference: difference) : .different(difference: difference)
                    }
                } catch {
                    outcome = .comparisonFailed(reason: TransferError.reason(of: error))
                }
            }
            reports.append(RepresentationReport(name: trip.label, contentType: trip.contentType, outcome: outcome))
        }
        return RoundTripReport(
            itemType: Self.self,
            representations: reports,
            importedOnly: RepresentationTrip<Self>.importedOnly
        )
    }

    /// Exports this value in each of its representations, imports it again, and throws an error unless a closure considers the results
    /// equal.
    ///
    /// - Parameters:
    ///   - lossy: Types that do not carry the whole value, such as plain text. Their imported values may differ.
    ///   - isSame: Returns whether the second value, which was imported, is equivalent to the first, which is this one.
    ///     It may throw an error that describes the difference.
    /// - Returns: The outcome for each representation.
    /// - Throws: ``RoundTripError`` if a representation fails or results in another value, and if no representation is
    ///   both exported and imported.
    @discardableResult
    public func verifyRoundTrip(
        lossy: Set<UTType> = [],
        comparing isSame: @Sendable (_ original: Self, _ copy: Self) async throws -> Bool
    ) async throws -> RoundTripReport {
        let report = await roundTrip(lossy: lossy, comparing: isSame)
        guard report.isSuccess else { throw RoundTripError(report: report) }
        return report
    }
}
