extension Membership {
    /// The membership of this program, which is empty because groups need Linux's way of identifying the program at the other end of a
    /// socket.
    package static let own = Membership()
}
