import CoreTransferable

/// Items that a program borrows: they are returned when it has released them, and the values that it loads from them.
struct LentItems {
    /// An object that ends the stream when the last item that keeps it is released.
    private final class Loan: Sendable {
        let end: AsyncStream<Never>.Continuation
        init(_ end: AsyncStream<Never>.Continuation) { self.end = end }
        deinit { end.finish() }
    }

    private let items: [NSItemProvider]
    /// The longest that items are lent.
    private let longest: Duration

    init(_ items: [NSItemProvider], forAtMost longest: Duration = .seconds(60)) {
        (self.items, self.longest) = (items, longest)
    }

    /// Lends the items.
    /// - Parameter use: Called with copies of them, which it may keep. Returns whether they are accepted.
    /// - Returns: The result of `use`: immediately if it does not use the items, and otherwise when it has released
    ///   them.
    @MainActor
    func lend(to use: ([NSItemProvider]) -> Bool) async -> Bool {
        let (ends, end) = AsyncStream.makeStream(of: Never.self)
        guard use(copies(keeping: Loan(end))) else { return false }
        await withTaskGroup { group in
            group.addTask { for await _ in ends {} }
            group.addTask { [longest] in try? await Task.sleep(for: longest) }
            await group.next()
            group.cancelAll()
        }
        return true
    }

    private func copies(keeping loan: Loan) -> [NSItemProvider] {
        items.compactMap { item in
            let copy = item.copy() as? NSItemProvider
            copy?.keep(loan)
            return copy
        }
    }
}
