/// The request from the command line to the program that shows its windows.
package struct WindowProgramRequest: ProgramRequest, Equatable {
    package static let program = "transferable-window"
    package static let commands = "“transferable drag”, “drop”, “share”, “nearby” or “bundle”"

    /// The window to show, or the pictures to draw without one.
    package enum Window: Codable, Equatable, Sendable {
        case drag(DragRequest)
        case drop(DropRequest)
        case share(SharedThings)
        /// The panel item for the exchange with other devices.
        case nearby
        case icons(IconRequest)
    }

    package var window: Window
    /// A Boolean value that indicates whether the window stays above others.
    package var isOnTop = false
    /// The window of another program over which to show the window, as portals name it; nil for none.
    package var parent: String?
    /// The exit status if the user closes the window without doing anything.
    package var closedStatus: Int32 = 1
    /// The identifier of the process that started this one, with which the window closes; nil if it outlives that process.
    package var parentProcess: Int32?
    /// A Boolean value that indicates whether to end after the first drop.
    package var endsAfterDrop = false
    package var declarations: [String] = []

    package init(_ window: Window) { self.window = window }
}

/// A window to drag items from.
package struct DragRequest: Codable, Equatable, Sendable {
    /// The arrangement of the items in the window.
    package enum Layout: String, Codable, Sendable {
        /// Each item, with all items together above them.
        case list
        /// All items together, but not each one.
        case together
        /// Each item as an icon only.
        case icons
    }

    package var items: [CommandItem]
    /// The identifier of the items' type, if it is not to be determined automatically.
    package var type: String?
    package var layout: Layout

    package init(items: [CommandItem], type: String?, layout: Layout) {
        (self.items, self.type, self.layout) = (items, type, layout)
    }
}

/// A window to drop items on.
package struct DropRequest: Codable, Equatable, Sendable {
    /// The form of the output.
    package enum Output: String, Codable, Sendable {
        /// Paths, URLs and text.
        case contents
        /// The identifiers of types.
        case types
        /// The contents, types and names as JSON.
        case json
    }

    /// The identifiers of the types to accept; empty for all types.
    package var types: [String] = []
    package var output = Output.contents
    /// A Boolean value that indicates whether files are printed as URLs rather than as paths.
    package var printsFileURLs = false
    /// A Boolean value that indicates whether each printed entry ends with NUL instead of a line break.
    package var endsWithNUL = false
    /// The absolute path of the directory in which to save data.
    package var directory: String?

    package init() {}
}

/// Pictures of an app's icon in several sizes.
package struct IconRequest: Codable, Equatable, Sendable {
    /// The path of a PNG or SVG file.
    package var picture: String
    /// The widths in pixels.
    package var sizes: [Int]
    /// The directory for the pictures, each of which is named after its width: `48.png`.
    package var directory: String

    package init(picture: String, sizes: [Int], directory: String) {
        (self.picture, self.sizes, self.directory) = (picture, sizes, directory)
    }
}
