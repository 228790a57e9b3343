import CXCB

extension X11Connection {
    /// Tells the requestor how its request ended.
    func reply(to request: xcb_selection_request_event_t, property: xcb_atom_t) {
        var event = xcb_selection_notify_event_t()
        event.response_type = UInt8(XCB_SELECTION_NOTIFY)
        event.requestor = request.requestor
        event.selection = request.selection
        event.target = request.target
        event.property = property
        event.time = request.time
        // An event is sent as 32 bytes, of which this one uses the first.
        withUnsafeBytes(of: &event) { bytes in
            var padded = [CChar](repeating: 0, count: 32)
            padded.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.prefix(32))) }
            xcb_send_event(pointer, 0, request.requestor, 0, padded)
        }
        xcb_flush(pointer)
    }
}
