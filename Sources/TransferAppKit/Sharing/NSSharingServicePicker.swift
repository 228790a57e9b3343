import CoreTransferable
import Foundation
import KitSupport
import SwiftUICore

/// The share sheet, which lets the user choose a destination for items. It appears over the active window.
///
/// ```swift
/// NSSharingServicePicker(items: [url]).show()
/// ```
///
/// Apple's `show(relativeTo:of:preferredEdge:)` takes a view of AppKit's, of which there are none here.
@MainActor @preconcurrency
public final class NSSharingServicePicker: NSObject {
    private let items: [Any]
    /// The delegate, which is notified of the choice.
    public weak var delegate: (any NSSharingServicePickerDelegate)?

    /// Creates a picker.
    /// - Parameter items: Texts, URLs, images, bytes, item providers and transferable values.
    public init(items: [Any]) { self.items = items }

    /// Shows the share sheet. It ends immediately if no window is open.
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

    /// Does nothing, because only the user closes the share sheet.
    public func close() {}
}

/// The delegate of a sharing service picker.
@MainActor @preconcurrency
public protocol NSSharingServicePickerDelegate: NSObjectProtocol {
    /// Tells the delegate that the sheet has ended.
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
