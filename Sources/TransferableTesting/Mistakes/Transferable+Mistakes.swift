import CoreTransferable

extension Transferable {
    /// Returns the mistakes in this type's representations that can be found without a value.
    ///
    /// A program that registers or loads values of the type logs the same mistakes through swift-log.
    ///
    /// ```swift
    /// #expect(Note.transferMistakes().isEmpty)
    /// #expect(Movie.transferMistakes().filter { $0.kind != .fileWithoutURL }.isEmpty)
    /// ```
    ///
    /// - Returns: The mistakes, each with its remedy; empty if there are none.
    public static func transferMistakes() -> [TransferMistake] {
        mistakes.compactMap(TransferMistake.init)
    }

    /// Returns the mistakes in the representations that apply to this value.
    ///
    /// An `exportingCondition` can take away the one representation that all programs understand, which only a value shows.
    ///
    /// ```swift
    /// #expect(Note(title: "").transferMistakes().isEmpty)
    /// ```
    ///
    /// - Returns: The mistakes, each with its remedy; empty where all is well.
    public func transferMistakes() -> [TransferMistake] {
        mistakes.compactMap(TransferMistake.init)
    }
}
