/// The request of the command line to the program that shows its windows.
package struct WindowRequest: ProgramRequest, Equatable {
    package static let program = "transferable-window"
    package static let commands = "“transferable drag”, “drop”, “share”, “nearby” or “bundle”"

    /// The window, or the pictures that are drawn without one.
    package enum Window: Codable, Equatable, Sendable {
        case drag(DragRequest)
        case drop(DropRequest)
        case share(SharedThings)
        /// The item of the desktop's panel for the exchange with other devices.
        case nearby
        case icons(IconRequest)
    }

    package var window: Window
    /// A Boolean value that indicates whether the window is to stay above others.
    package var isOnTop = false
    /// The window of another program over which it is, as portals name windows; nil for none.
    package var parent: String?
    /// The exit status where the user closes the window and nothing was done.
    package var closedStatus: Int32 = 1
    /// A Boolean value that indicates whether to end with the first drop.
    package var endsAfterDrop = false
    package var declarations: [String] = []

    package init(_ window: Window) { self.window = window }
}

/// A window to drag things from.
package struct DragRequest: Codable, Equatable, Sendable {
    /// The arrangement of the items in the window.
    package enum Layout: String, Codable, Sendable {
        /// Each, and all together above them.
        case list
        /// All together, not each.
        case together
        /// Each by its icon alone.
        case icons
    }

    package var items: [CommandItem]
    /// The identifier of the items' type, where that is not to be found out.
    package var type: String?
    package var layout: Layout

    package init(items: [CommandItem], type: String?, layout: Layout) {
        (self.items, self.type, self.layout) = (items, type, layout)
    }
}

/// A window to drop things on.
package struct DropRequest: Codable, Equatable, Sendable {
    /// The form of the output.
    package enum Output: String, Codable, Sendable {
        /// Paths, URLs and text.
        case contents
        /// The identifiers of types.
        case types
        /// The same, and names, as JSON.
        case json
    }

    /// The identifiers of the types of which something is taken; all are where there are none.
    package var types: [String] = []
    package var output = Output.contents
    /// A Boolean value that indicates whether files are printed as URLs rather than as paths.
    package var printsFileURLs = false
    /// A Boolean value that indicates whether each printed entry ends with NUL instead of a line break.
    package var endsWithNUL = false
    /// The absolute path of the directory where data is saved.
    package var directory: String?

    package init() {}
}

/// Pictures of an app's icon in some sizes.
package struct IconRequest: Codable, Equatable, Sendable {
    /// The path of a PNG or an SVG.
    package var picture: String
    /// The widths in pixels.
    package var sizes: [Int]
    /// The directory for the pictures, each of which is called by its width: `48.png`.
    package var directory: String

    package init(picture: String, sizes: [Int], directory: String) {
        (self.picture, self.sizes, self.directory) = (picture, sizes, directory)
    }
}
