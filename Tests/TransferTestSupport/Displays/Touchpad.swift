/// Two fingers on a touchpad of sway's.
package struct Touchpad: Sendable {
    private let environment: [String: String]

    /// The size of sway's screen without a display.
    package static let screen = (width: 1280, height: 720)

    /// Gives the compositor a touchpad, before apps start: GDK complains of a seat that has nothing to point with.
    package init(on server: SwayServer) async throws {
        environment = server.environment
        try await server.launch("python3", [DragPeer.script("touchpad"), "hold"]).waitForLine(containing: "ready")
    }

    /// Scrolls down.
    /// - Parameters:
    ///   - place: Where the pointer stands.
    ///   - steps: How many times the fingers report where they are, 8 ms apart.
    ///   - distance: How far they move from one to the next.
    ///   - lifts: Whether the fingers are lifted while they move, so that the content moves on by itself.
    package func scrollDown(at place: Point, steps: Int, distance: Int, lifts: Bool) async throws {
        try await run(
            "python3",
            [DragPeer.script("touchpad"), "\(place.x)", "\(place.y)", "\(steps)", "\(distance)"]
                + (lifts ? ["lift"] : []),
            environment: environment
        )
    }
}
