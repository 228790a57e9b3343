/// A building block: a representation that is not made of others through a `body`, and that adds itself to a resolution.
protocol ResolvableRepresentation: TransferRepresentation {
    /// Adds the ways out and in that this representation stands for.
    func resolve(into resolution: Resolution<Item>)
}

extension ResolvableRepresentation {
    /// Adds this representation to a resolution whose item type the caller knows only dynamically.
    ///
    /// Representations of another item cannot be written in a builder, so a mismatch is a programming error in a
    /// hand-written conformance; it adds nothing.
    func resolve(intoAny resolution: AnyObject) {
        guard let resolution = resolution as? Resolution<Item> else { return }
        resolve(into: resolution)
    }
}
