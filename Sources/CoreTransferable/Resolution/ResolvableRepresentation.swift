/// A building block: a representation that is not made of others through a `body`, and that adds itself to a resolution.
protocol ResolvableRepresentation: TransferRepresentation {
    /// Adds the ways out and in that this representation stands for.
    ///
    /// - Parameter resolution: A resolution of ``Item``. The builders see to it that it is of no other type.
    func resolve(into resolution: Resolution)
}
