// What `import Cocoa` shows on a Mac: AppKit, and Foundation with it.
@_exported import TransferAppKit
