import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore

/// Lets the user choose a place for items: the share sheet, over the window that the user works in.
///
/// ```swift
/// NSSharingServicePicker(items: [url]).show()
/// ```
///
/// Apple's `show(relativeTo:of:preferredEdge:)` takes a view of AppKit's, of which there are none here.
@MainActor @preconcurrency
public final class NSSharingServicePicker: NSObject {
    private let items: [Any]
    /// The object that hears of the choice.
    public weak var delegate: (any NSSharingServicePickerDelegate)?

    /// Creates a picker.
    /// - Parameter items: Texts, URLs, images, bytes, item providers and transferable values.
    public init(items: [Any]) { self.items = items }

    /// Shows the share sheet. It ends at once where no window is open.
    public func show() {
        let objects = items.compactMap { SharedObject($0) }.map { ($0.provider, $0.value) }
        guard let window = OpenWindow.active else {
            delegate?.sharingServicePicker(self, didChoose: nil)
            return
        }
        window.share(objects) { [self] outcome in
            if case .shared(let title) = outcome {
                delegate?.sharingServicePicker(self, didChoose: NSSharingService(title: title))
            } else {
                delegate?.sharingServicePicker(self, didChoose: nil)
            }
        }
    }

    /// Takes the share sheet away. The user does so.
    public func close() {}
}

/// An object that hears of a choice in a picker.
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
    /// Called when the sheet has ended.
    /// - Parameters:
    ///   - sharingServicePicker: The picker.
    ///   - service: The place that has the items; nil for none.
    func sharingServicePicker(_ sharingServicePicker: NSSharingServicePicker, didChoose service: NSSharingService?)
}

extension NSSharingServicePickerDelegate {
    /// Does nothing.
    public func sharingServicePicker(
        _ sharingServicePicker: NSSharingServicePicker,
        didChoose service: NSSharingService?
    ) {}
}
