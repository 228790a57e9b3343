extension Membership {
    /// The membership of this program: none, as groups need Linux's way of telling which program is at the other end of a socket.
    package static let own = Membership()
}
