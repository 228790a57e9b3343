extension LayoutSubview {
    /// What the view says to the container around it.
    public var containerValues: ContainerValues { read { ContainerValues(of: $0.element) } }
}
