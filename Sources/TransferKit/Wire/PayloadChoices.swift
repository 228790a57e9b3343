/// The choices for a request, in order of preference.
///
/// All but the first are made on demand: most pastes need only one, and sorting all names takes longer than receiving a
/// short text.
package struct PayloadChoices: IteratorProtocol {
    private var stages: ArraySlice<() -> [PayloadChoice]>
    private var made: ArraySlice<PayloadChoice> = []

    /// - Parameter stages: Each makes some choices, which come after those of the stages before.
    package init(_ stages: [() -> [PayloadChoice]]) {
        self.stages = stages[...]
        makeNext()
    }

    /// A Boolean value that indicates whether there are no choices left.
    package var isEmpty: Bool { made.isEmpty && stages.allSatisfy { $0().isEmpty } }

    /// The preferred one of the remaining choices.
    package var first: PayloadChoice? {
        var choices = self
        return choices.next()
    }

    /// All remaining choices.
    package var all: [PayloadChoice] { Array(IteratorSequence(self)) }

    package mutating func next() -> PayloadChoice? {
        makeNext()
        return made.popFirst()
    }

    private mutating func makeNext() {
        while made.isEmpty, let stage = stages.popFirst() { made = stage()[...] }
    }
}
