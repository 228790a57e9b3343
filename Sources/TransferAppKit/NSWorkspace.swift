import Foundation
import KitSupport
import SwiftUICore
import UniformTypeIdentifiers

/// The user's programs and files. A program is identified by the URL of its desktop entry.
public final class NSWorkspace: NSObject, Sendable {
    /// The workspace.
    public static let shared = NSWorkspace()

    private override init() {}

    // MARK: Opening

    /// Opens a URL in the user's default program.
    /// - Parameter url: The URL.
    /// - Returns: Whether there is a program for it. It is opened soon.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard DesktopCalls.app(opening: url) != nil else { return false }
        DesktopCalls.open(url)
        return true
    }

    /// Opens a URL in the user's default program.
    /// - Parameters:
    ///   - url: The URL.
    ///   - configuration: The way in which the program is started.
    ///   - completionHandler: Called on another thread, with an error where no program has it.
    public func open(
        _ url: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        DesktopCalls.open(url) { completionHandler?(nil, $0) }
    }

    /// Opens URLs in a program.
    /// - Parameters:
    ///   - urls: The URLs.
    ///   - applicationURL: The desktop entry of the program.
    ///   - configuration: The way in which the program is started.
    ///   - completionHandler: Called on another thread, with an error where it was not started.
    public func open(
        _ urls: [URL],
        withApplicationAt applicationURL: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        DesktopCalls.open(urls, with: applicationURL) { completionHandler?(nil, $0) }
    }

    /// Starts a program.
    /// - Parameters:
    ///   - applicationURL: The desktop entry of the program.
    ///   - configuration: The way in which the program is started.
    ///   - completionHandler: Called on another thread, with an error where it was not started.
    public func openApplication(
        at applicationURL: URL,
        configuration: OpenConfiguration,
        completionHandler: (@Sendable (NSRunningApplication?, (any Error)?) -> Void)? = nil
    ) {
        open([], withApplicationAt: applicationURL, configuration: configuration, completionHandler: completionHandler)
    }

    /// Opens a file in the user's default program.
    /// - Parameter fullPath: The path of the file.
    /// - Returns: Whether there is a program for it.
    @discardableResult
    public func openFile(_ fullPath: String) -> Bool { open(URL(fileURLWithPath: fullPath)) }

    /// The configuration of how a program is launched. The desktop determines all of it.
    public final class OpenConfiguration: NSObject, @unchecked Sendable {
        /// A Boolean value that indicates whether the program becomes active.
        public var activates = true
        /// A Boolean value that indicates whether opened items are added to the list of recent items.
        public var addsToRecentItems = true
        /// A Boolean value that indicates whether a new process of the program is launched.
        public var createsNewApplicationInstance = false
        /// The arguments of the program.
        public var arguments: [String] = []
        /// The environment variables of the program.
        public var environment: [String: String] = [:]
        /// A Boolean value that indicates whether the user is asked for confirmation.
        public var promptsUserIfNeeded = true
    }

    // MARK: Programs

    /// Returns the desktop entry of the program that opens a URL.
    public func urlForApplication(toOpen url: URL) -> URL? { DesktopCalls.app(opening: url) }

    /// Returns the desktop entry of the program that opens files of a type.
    public func urlForApplication(toOpen contentType: UTType) -> URL? { urlsForApplications(toOpen: contentType).first }

    /// Returns the desktop entries of the programs that open files of a type, starting with the user's default.
    public func urlsForApplications(toOpen contentType: UTType) -> [URL] { DesktopCalls.apps(opening: contentType) }

    /// Returns the desktop entries of the programs that open a URL, starting with the user's default.
    public func urlsForApplications(toOpen url: URL) -> [URL] {
        guard url.isFileURL, let type = UTType(ofItemAt: url) else {
            return urlForApplication(toOpen: url).map { [$0] } ?? []
        }
        return urlsForApplications(toOpen: type)
    }

    /// Returns the desktop entry of the program with an identifier.
    /// - Parameter bundleIdentifier: The name of the entry.
    public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? {
        DesktopCalls.app(withIdentifier: bundleIdentifier)
    }

    /// This program, if one of its windows has keyboard focus. Otherwise nil, because desktops do not make known which program has it.
    public var frontmostApplication: NSRunningApplication? {
        let isActive = isOnMainActor && onMainThread { NSApplication.shared.isActive }
        return isActive ? .current : nil
    }

    // MARK: Files

    /// Shows files in their folders in the user's file manager and selects them.
    public func activateFileViewerSelecting(_ fileURLs: [URL]) { DesktopCalls.show(fileURLs) }

    /// Shows a file in its folder in the user's file manager and selects it.
    /// - Parameters:
    ///   - fullPath: The path of the file; nil for the folder.
    ///   - rootFullPath: The path of the folder.
    /// - Returns: Whether there is something to show. It is shown soon.
    @discardableResult
    public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool {
        let path = fullPath ?? rootFullPath
        guard FileManager.default.fileExists(atPath: path) else { return false }
        let url = URL(fileURLWithPath: path)
        if fullPath == nil { open(url) } else { activateFileViewerSelecting([url]) }
        return true
    }

    /// Moves files to the trash.
    /// - Parameters:
    ///   - urls: The files.
    ///   - handler: Called on another thread, with an error where one stays. Where files go is not known.
    public func recycle(_ urls: [URL], completionHandler handler: (@Sendable ([URL: URL], (any Error)?) -> Void)? = nil)
    {
        DesktopCalls.trash(urls) { handler?([:], $0) }
    }

    // MARK: Icons

    /// Returns the icon for a file: its own, or the desktop's for its type.
    /// - Parameter fullPath: The path of the file.
    public func icon(forFile fullPath: String) -> NSImage {
        let url = URL(fileURLWithPath: fullPath)
        if let own = DesktopCalls.icon(of: url).flatMap({ NSImage(contentsOf: $0) }) { return own }
        return icon(for: UTType(ofItemAt: url) ?? UTType(filenameExtension: url.pathExtension) ?? .data)
    }

    /// Gives a file or a folder an icon of its own, which the file managers of GNOME, Cinnamon, MATE and Xfce show.
    ///
    /// The icon is metadata that GVfs keeps for the user, and a picture among the app's data. The file itself stays as it is.
    /// - Parameters:
    ///   - image: The icon; nil for that of the file's type.
    ///   - fullPath: The path of the file.
    ///   - options: The forms of the icon, which have no effect.
    /// - Returns: Whether the desktop keeps it: not without GVfs, and not for a path where nothing is.
    @discardableResult
    public func setIcon(_ image: NSImage?, forFile fullPath: String, options: IconCreationOptions = []) -> Bool {
        guard !fullPath.isEmpty else { return false }
        let picture = image.map { $0.picture.data(as: .png) }
        if case .some(.none) = picture { return false }
        return DesktopCalls.setIcon(picture ?? nil, of: URL(fileURLWithPath: fullPath))
    }

    /// The forms of icons.
    public struct IconCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates a set.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Without the forms of old systems.
        public static let excludeQuickDrawElements = IconCreationOptions(rawValue: 2)
    }

    // MARK: The desktop's ground

    /// The options for the picture on the desktop's ground.
    public struct DesktopImageOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// Creates an option.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The way in which the picture fills the screen.
        public static let imageScaling = DesktopImageOptionKey(rawValue: "NSImageScaling")
        /// The permission to cut off parts of the picture.
        public static let allowClipping = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageAllowClipping")
        /// The colour beside the picture.
        public static let fillColor = DesktopImageOptionKey(rawValue: "NSWorkspaceDesktopImageFillColor")
    }

    /// Asks the desktop's portal for another picture on its ground. The portal may ask the user, and the picture changes after that.
    /// - Parameters:
    ///   - url: The file of the picture.
    ///   - screen: The screen. The picture is that of all screens.
    ///   - options: The options, which are the user's choice.
    /// - Throws: An error if the file cannot be read, and for a folder and what else is no file. What the portal refuses is logged.
    public func setDesktopImageURL(
        _ url: URL,
        for screen: NSScreen,
        options: [DesktopImageOptionKey: Any] = [:]
    ) throws {
        try DesktopCalls.setWallpaper(url)
    }

    /// Returns the picture on the desktop's ground; nil on a desktop that does not tell it. GNOME, Cinnamon and MATE do.
    /// - Parameter screen: The screen. The picture is that of all screens.
    public func desktopImageURL(for screen: NSScreen) -> URL? { DesktopCalls.wallpaper }

    /// Returns the desktop's icon for files of a type.
    public func icon(for contentType: UTType) -> NSImage {
        NSImage(Picture(iconFor: contentType), size: NSSize(width: 32, height: 32))
    }

    /// Returns the desktop's icon for files of a type.
    /// - Parameter fileType: An extension, or the identifier of a type.
    public func icon(forFileType fileType: String) -> NSImage {
        icon(for: UTType(filenameExtension: fileType) ?? UTType(fileType) ?? .data)
    }
}

/// A running program. Because it is unknown which programs are running, completion handlers receive none.
public final class NSRunningApplication: NSObject, Sendable {
    /// The process identifier.
    public let processIdentifier: pid_t
    /// The identifier of the program.
    public let bundleIdentifier: String?

    private init(processIdentifier: pid_t, bundleIdentifier: String?) {
        (self.processIdentifier, self.bundleIdentifier) = (processIdentifier, bundleIdentifier)
    }

    /// This program.
    public static let current = NSRunningApplication(
        processIdentifier: ProcessInfo.processInfo.processIdentifier,
        bundleIdentifier: Bundle.main.bundleIdentifier
    )

    /// The folder of the program.
    public var bundleURL: URL? { self === Self.current ? Bundle.main.bundleURL : nil }

    /// The name of the program.
    public var localizedName: String? { ProcessInfo.processInfo.processName }
}

extension NSApplication {
    /// Does nothing, because desktops give keyboard focus to the windows that the user opens.
    /// - Parameter application: The app that is about to be active.
    public func yieldActivation(to application: NSRunningApplication) {}
}
