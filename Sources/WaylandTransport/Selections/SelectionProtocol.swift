/// A protocol for selections: the names of its interfaces and the numbers of its messages. All of them have the same
/// four kinds of objects: a manager creates sources and devices, a device sets and announces the selection, a source
/// sends this process's payloads, and an offer represents another program's.
struct SelectionProtocol {
    let manager: Interface
    let device: Interface
    let source: Interface
    let offer: Interface
    /// A Boolean value that indicates whether the compositor heeds requests and sends events only while this process has the
    /// keyboard.
    let needsFocus: Bool

    /// Requests of a device, and the events that tell the selection.
    let setSelection: Int
    let selectionEvent: Int
    /// The same for the primary selection, where the device has it too; the version since which it has.
    var setPrimary: Int?
    var primaryEvent: Int?
    var primaryVersion: UInt32 = 0
    /// The event that ends a device.
    var finishedEvent: Int?

    /// The events of a source.
    let sendEvent: Int
    let cancelledEvent: Int
    /// Requests of an offer.
    let receive: Int
    let destroyOffer: Int

    /// The numbers that all protocols share.
    static let createSource = 0
    static let getDevice = 1
    static let dataOfferEvent = 0
    static let offerType = 0
    static let destroySource = 1

    /// For any program, whether it has keyboard focus or not: ext-data-control-v1, and wlr-data-control-unstable-v1 where the
    /// compositor is older. The preferred first.
    static let dataControl = [
        dataControl("ext_data_control", primarySince: 1), dataControl("zwlr_data_control", primarySince: 2),
    ]

    /// Wayland's own, for windows.
    static let core = SelectionProtocol(
        manager: Interface("wl_data_device_manager"),
        device: Interface("wl_data_device"),
        source: Interface("wl_data_source"),
        offer: Interface("wl_data_offer"),
        needsFocus: true,
        setSelection: 1,
        selectionEvent: 5,
        sendEvent: 1,
        cancelledEvent: 2,
        receive: 1,
        destroyOffer: 2
    )

    /// primary-selection-unstable-v1, for windows.
    static let primarySelection = SelectionProtocol(
        manager: Interface("zwp_primary_selection_device_manager_v1"),
        device: Interface("zwp_primary_selection_device_v1"),
        source: Interface("zwp_primary_selection_source_v1"),
        offer: Interface("zwp_primary_selection_offer_v1"),
        needsFocus: true,
        setSelection: 0,
        selectionEvent: 1,
        sendEvent: 0,
        cancelledEvent: 1,
        receive: 0,
        destroyOffer: 1
    )

    private static func dataControl(_ name: String, primarySince version: UInt32) -> SelectionProtocol {
        SelectionProtocol(
            manager: Interface("\(name)_manager_v1"),
            device: Interface("\(name)_device_v1"),
            source: Interface("\(name)_source_v1"),
            offer: Interface("\(name)_offer_v1"),
            needsFocus: false,
            setSelection: 0,
            selectionEvent: 1,
            setPrimary: 2,
            primaryEvent: 3,
            primaryVersion: version,
            finishedEvent: 2,
            sendEvent: 0,
            cancelledEvent: 1,
            receive: 0,
            destroyOffer: 1
        )
    }
}
