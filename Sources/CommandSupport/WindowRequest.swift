import Foundation

/// What the command line asks of the program that shows its windows.
///
/// The command line has checked everything by then, so that a mistake in the arguments is told before any window is shown.
/// The request is a file of JSON, because arguments are limited in their length; the program is given its path.
package struct WindowRequest: Codable, Equatable, Sendable {
    /// The window.
    package enum Window: Codable, Equatable, Sendable {
        case drag(DragRequest)
        case drop(DropRequest)
    }

    package var window: Window
    /// Whether the window is to stay above others.
    package var isOnTop = false
    /// Whether to end with the first drop.
    package var endsAfterDrop = false
    /// Paths of property lists that declare types.
    package var declarations: [String] = []

    package init(_ window: Window) { self.window = window }

    /// The name of the program, which stands beside the command line.
    package static let program = "transferable-window"

    /// Reads a request.
    package init(contentsOf url: URL) throws {
        self = try JSONDecoder().decode(WindowRequest.self, from: Data(contentsOf: url))
    }

    /// The request as the contents of a file.
    package func encoded() throws -> Data { try JSONEncoder().encode(self) }
}

/// A window to drag things from.
package struct DragRequest: Codable, Equatable, Sendable {
    /// Something to drag.
    package enum Item: Codable, Equatable, Sendable {
        /// A file or folder, by its absolute path.
        case file(String)
        /// The URL of something on the network.
        case link(String)
        case text(String)
        /// All that comes from standard input, under a name for its file.
        case standardInput(name: String?)
    }

    /// How the window shows the items.
    package enum Layout: String, Codable, Sendable {
        /// Each, and all together above them.
        case list
        /// All together, not each.
        case together
        /// Each by its icon alone.
        case icons
    }

    package var items: [Item]
    /// The identifier of the items' type, where that is not to be found out.
    package var type: String?
    package var layout: Layout

    package init(items: [Item], type: String?, layout: Layout) {
        (self.items, self.type, self.layout) = (items, type, layout)
    }
}

/// A window to drop things on.
package struct DropRequest: Codable, Equatable, Sendable {
    /// What is printed.
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
    /// Whether files are printed as URLs rather than as paths.
    package var printsFileURLs = false
    /// Whether what is printed ends with NUL rather than with a line break.
    package var endsWithNUL = false
    /// The absolute path of the directory where data is saved.
    package var directory: String?

    package init() {}
}
