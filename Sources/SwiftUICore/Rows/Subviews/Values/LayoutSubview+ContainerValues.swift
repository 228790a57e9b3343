extension LayoutSubview {
    /// The values that the view sets for the container around it.
    public var containerValues: ContainerValues { read { ContainerValues(of: $0.element) } }
}
