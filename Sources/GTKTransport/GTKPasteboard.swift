import CGTK
import CoreTransferable
import Foundation
import GTKInterop
import GroupSharing
public import TransferKit

/// A GDK clipboard: the desktop's clipboard or its primary selection.
///
/// Any program that runs GTK 4 can use it, regardless of the code that shows its windows:
///
/// ```swift
/// MainLoop.attachMainQueue()
/// let pasteboard = GTKPasteboard.general
/// pasteboard.publish(TransferOffer([provider]))
/// ```
@MainActor
public final class GTKPasteboard: PasteboardTransport {
    private let clipboard: ObjectReference
    private let observers = ChangeObservers()
    /// The publication of this process's last offer on the clipboard.
    private var publication: Publication?

    /// The limits for reading from another program. By default, a program that sends nothing is given up after 4 seconds.
    public var limits = TransferLimits.interactive

    /// Creates a pasteboard from a GDK clipboard.
    /// - Parameter clipboard: A `GdkClipboard`.
    public init(_ clipboard: OpaquePointer) {
        self.clipboard = ObjectReference(retaining: clipboard.raw)
        FileTransfer.seek()
        if let display = XDisplay(gdk_clipboard_get_display(clipboard)) { XEventGuard.begin(on: display) }
        Signal.connect(clipboard.raw, "changed") { [weak self] in self?.contentsDidChange() }
    }

    /// The clipboard of the default display. GTK must be initialized.
    public static let general = GTKPasteboard(gdk_display_get_clipboard(gdk_display_get_default()))

    var pointer: OpaquePointer { OpaquePointer(clipboard.pointer) }

    /// The clipboard's selection, on X11.
    var selection: (name: String, display: XDisplay)? {
        let display = gdk_clipboard_get_display(pointer)
        guard let x = XDisplay(display) else { return nil }
        return (pointer == gdk_display_get_primary_clipboard(display) ? "PRIMARY" : "CLIPBOARD", x)
    }

    /// A Boolean value that indicates whether this process knows the contents of the clipboard. Wayland compositors announce them only to
    /// the program with keyboard focus.
    public var isKnown: Bool {
        guard selection == nil, gdk_clipboard_is_local(pointer) == 0 else { return true }
        return ToplevelWindows.active != nil
    }

    @discardableResult
    public func publish(_ offer: TransferOffer) -> Publication {
        let publication = Publication()
        let way = TransferOffer.Way(
            isDrag: false,
            naming: selection == nil ? .mimeTypes : .mimeTypesBesideText,
            portal: FileTransfer.portal(for: offer)
        )
        let provider = OfferContentProvider.make(offer, names: offer.names(on: way), observer: publication)
        gdk_clipboard_set_content(pointer, provider)
        g_object_unref(provider)
        self.publication = publication
        return publication
    }

    public func clear() { gdk_clipboard_set_content(pointer, nil) }

    public func contents() -> PasteboardContents {
        if let offer = ownOffer { return .own(offer) }
        let formats = gdk_clipboard_get_formats(pointer)
        let offer =
            if let selection {
                IncomingOffer(formats: formats, of: selection.name, on: selection.display, limits: limits)
            } else {
                IncomingOffer(
                    formats: formats,
                    from: clipboard,
                    limits: limits,
                    start: gdk_clipboard_read_async,
                    finish: gdk_clipboard_read_finish
                )
            }
        return offer.names.isEmpty ? .empty : .other(offer.sharing(over: SocketChannel()))
    }

    public func changeCount() -> Int { observers.count }

    public func changes() -> AsyncStream<Int> { observers.stream() }

    /// Sets an action to run each time the contents change.
    public func onChange(_ action: @escaping @MainActor () -> Void) {
        Signal.connect(clipboard.pointer, "changed", action)
    }

    /// The offer on the clipboard, where this process put it there.
    private var ownOffer: TransferOffer? {
        guard gdk_clipboard_is_local(pointer) != 0, let content = gdk_clipboard_get_content(pointer) else { return nil }
        return OfferContentProvider.offer(of: content)
    }

    private func contentsDidChange() {
        if ownOffer == nil {
            publication?.didEnd()
            publication = nil
        }
        observers.didChange()
    }

    /// Hands this process's contents of the clipboard to the desktop's clipboard manager, so that they outlive the process. If there is no
    /// manager that accepts them, `transferable keep` does, provided that the command is installed.
    ///
    /// Call it before the process ends. It waits for the manager for a second at most, and for the command while that
    /// reads, up to ten seconds. It returns immediately if the clipboard has another program's contents.
    public func storeForOthers() {
        guard let offer = ownOffer, offer.marks.isEmpty else { return }
        if !storeWithManager() { ClipboardKeeper.run(while: { ownOffer != nil }) }
    }

    /// Returns a Boolean value that indicates whether a manager has this process's contents of the clipboard.
    private func storeWithManager() -> Bool {
        let storing = Box(Storing())
        gdk_clipboard_store_async(
            pointer,
            G_PRIORITY_DEFAULT,
            nil,
            { source, result, data in
                let isStored = gdk_clipboard_store_finish(OpaquePointer(source), result, nil) != 0
                Box<Storing>.take(data!).isStored = isStored
            },
            Unmanaged.passRetained(storing).toOpaque()
        )
        let end = g_get_monotonic_time() + 1_000_000
        while storing.value.isStored == nil, g_get_monotonic_time() < end {
            if g_main_context_iteration(nil, 0) == 0 { g_usleep(1000) }
        }
        return storing.value.isStored ?? false
    }

    /// The progress of storing contents in a clipboard manager.
    private final class Storing {
        var isStored: Bool?
    }
}
