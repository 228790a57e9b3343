extension TestWindow {
    /// The places that the share sheet offers, in order. Set them before a `ShareLink` is pressed.
    ///
    /// ```swift
    /// window.shareDestinations = [TestShareDestination("Photos", contentTypes: [.image])]
    /// try window.press("Share…")
    /// try window.sheets[0].press("Photos")
    /// #expect(window.shares.first?.subject == "Holidays")
    /// ```
    ///
    /// Windows of one app have them in common.
    public var shareDestinations: [TestShareDestination] {
        get { host.sharing.destinations }
        set { host.sharing.destinations = newValue }
    }

    /// The shared items so far, in order.
    public var shares: [TestShare] { host.sharing.shares }
}
