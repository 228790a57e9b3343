// Names of navigation and presentation that a desktop has nothing for, and that do nothing on a Mac.
import Foundation

/// What the title of a bar looks like on touch screens.
@_weakLinked
public struct NavigationBarItem: Hashable, Sendable {
    /// How large a title is on touch screens.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// As on the page before.
        case automatic
        /// A title of the usual size in the bar.
        case inline
        /// A large title below the bar, which becomes smaller when the content is scrolled.
        case large
        /// A large title in the bar.
        case inlineLarge
    }
}

/// A height that a sheet may have on touch screens.
@_weakLinked
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    /// About half of the screen.
    public static let medium = PresentationDetent(kind: .medium)
    /// The whole screen.
    public static let large = PresentationDetent(kind: .large)
    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }
    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        .init(kind: .custom(ObjectIdentifier(type)))
    }

    /// What a type knows that works out a height.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that there is.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A type that works out a height for sheets on touch screens.
@_weakLinked
public protocol CustomPresentationDetent {
    /// The height; nil where it is not meant.
    static func height(in context: Context) -> CGFloat?
    /// What is known.
    typealias Context = PresentationDetent.Context
}

/// What can be used behind a sheet on touch screens.
@_weakLinked
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}
    /// As the system has it.
    public static let automatic = PresentationBackgroundInteraction()
    /// All of it.
    public static let enabled = PresentationBackgroundInteraction()
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction()
    /// All of it, while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

/// What a presentation becomes on small screens.
@_weakLinked
public struct PresentationAdaptation: Sendable {
    private init() {}
    /// What suits the kind of presentation.
    public static let automatic = PresentationAdaptation()
    /// It stays what it is.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A cover of the whole screen.
    public static let fullScreenCover = PresentationAdaptation()
}

/// What a drag in a sheet does on touch screens.
@_weakLinked
public struct PresentationContentInteraction: Equatable, Sendable {
    private init() {}
    /// What suits the presentation: a sheet is resized before its content is scrolled.
    public static let automatic = PresentationContentInteraction()
    /// The drag resizes the sheet.
    public static let resizes = PresentationContentInteraction()
    /// The drag scrolls the content.
    public static let scrolls = PresentationContentInteraction()
}

/// How a bar is used on touch screens.
@_weakLinked
public struct ToolbarRole: Sendable {
    private init() {}
    /// The role that suits the place.
    public static let automatic = ToolbarRole()
    /// A bar of pages that are pushed.
    public static let navigationStack = ToolbarRole()
    /// A bar for moving between pages with their history, as in a web browser.
    public static let browser = ToolbarRole()
    /// A bar for editing a document, whose title is at the leading edge.
    public static let editor = ToolbarRole()
}

/// How the search field stands in the bar on touch screens.
@_weakLinked
public struct SearchPresentationToolbarBehavior: Sendable {
    private init() {}
    /// The behaviour that suits the device.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The bar keeps its other content while the search field is in use.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

extension View {
    /// Has no effect: bars of a desktop have titles of one size.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Has no effect: the user sizes the sheets of a desktop.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Has no effect: the user sizes the sheets of a desktop.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Has no effect: sheets of a desktop are windows, which have a title bar.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Has no effect: the desktop draws the corners of windows.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Has no effect: a sheet keeps the window below from being used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Has no effect: windows of a desktop are not compact.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Has no effect: windows of a desktop are not compact.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Has no effect: a drag does not size a sheet.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// Has no effect: a desktop's window has one toolbar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Has no effect: the search field of a desktop does not cover anything.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}
