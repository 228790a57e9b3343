// Styles that are views, too: rectangles filled with them.

extension Color: View {
    public var body: some View { Rectangle().fill(self) }
}

extension LinearGradient {
    public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient {
    public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient {
    public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient {
    public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient {
    public var body: some View { Rectangle().fill(self) }
}
