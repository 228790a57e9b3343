import CoreTransferable
import Foundation

/// Items that the user shares with an app, and the texts that accompany them.
///
/// See <https://developer.apple.com/documentation/foundation/nsextensionitem>. The title and the text are plain text here.
@_weakLinked
open class NSExtensionItem: NSObject {
    /// The title of the shared items, such as the subject of a message; nil for none.
    open var attributedTitle: NSAttributedString?
    /// The text that accompanies the shared items; nil for none.
    open var attributedContentText: NSAttributedString?
    /// The shared items. Each is loaded on request from the program that shares it.
    open var attachments: [NSItemProvider]?
    /// Additional values. Nothing here sets them.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an item without contents.
    public override init() { super.init() }
}
