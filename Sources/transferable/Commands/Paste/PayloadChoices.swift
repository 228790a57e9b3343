/// The choices for a request, the preferred first.
///
/// All but the first are made on demand: most pastes need only one, and sorting all names takes longer than receiving a
/// short text.
struct PayloadChoices: IteratorProtocol {
    private var stages: ArraySlice<() -> [PayloadChoice]>
    private var made: ArraySlice<PayloadChoice> = []

    /// - Parameter stages: Each makes some choices, which come after those of the stages before.
    init(_ stages: [() -> [PayloadChoice]]) {
        self.stages = stages[...]
        makeNext()
    }

    /// Whether none is left.
    var isEmpty: Bool { made.isEmpty && stages.allSatisfy { $0().isEmpty } }

    /// All that are left.
    var all: [PayloadChoice] { Array(IteratorSequence(self)) }

    mutating func next() -> PayloadChoice? {
        makeNext()
        return made.popFirst()
    }

    private mutating func makeNext() {
        while made.isEmpty, let stage = stages.popFirst() { made = stage()[...] }
    }
}
