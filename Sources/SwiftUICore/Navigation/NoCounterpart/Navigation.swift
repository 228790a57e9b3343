// Names of navigation and presentation that a desktop has nothing for, and that do nothing on a Mac.
import Foundation

/// The look of a bar's title on touch screens.
@_weakLinked
public struct NavigationBarItem: Hashable, Sendable {
    /// The size of a title on touch screens.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The size on the previous page.
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
    /// Returns a part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }
    /// Returns a height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        .init(kind: .custom(ObjectIdentifier(type)))
    }

    /// The values for computing a height.
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
    /// Returns the height; nil if it is not meant.
    static func height(in context: Context) -> CGFloat?
    /// The values for computing a height.
    typealias Context = PresentationDetent.Context
}

/// The interaction with the views behind a sheet on touch screens.
@_weakLinked
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}
    /// The system's setting.
    public static let automatic = PresentationBackgroundInteraction()
    /// All of it.
    public static let enabled = PresentationBackgroundInteraction()
    /// No interaction.
    public static let disabled = PresentationBackgroundInteraction()
    /// Returns the whole height while the sheet is no higher than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

/// The form of a presentation on small screens.
@_weakLinked
public struct PresentationAdaptation: Sendable {
    private init() {}
    /// The form that suits the kind of presentation.
    public static let automatic = PresentationAdaptation()
    /// The unchanged form.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A cover of the whole screen.
    public static let fullScreenCover = PresentationAdaptation()
}

/// The effect of a drag in a sheet on touch screens.
@_weakLinked
public struct PresentationContentInteraction: Equatable, Sendable {
    private init() {}
    /// The effect that suits the presentation: a sheet is resized before its content is scrolled.
    public static let automatic = PresentationContentInteraction()
    /// The drag resizes the sheet.
    public static let resizes = PresentationContentInteraction()
    /// The drag scrolls the content.
    public static let scrolls = PresentationContentInteraction()
}

/// The role of a bar on touch screens.
@_weakLinked
public struct ToolbarRole: Sendable {
    private init() {}
    /// The role that suits the place.
    public static let automatic = ToolbarRole()
    /// A bar of pages that are pushed.
    public static let navigationStack = ToolbarRole()
    /// A bar for moving between pages with their history, as in a web browser.
    public static let browser = ToolbarRole()
    /// A bar for editing a document, with the title at the leading edge.
    public static let editor = ToolbarRole()
}

/// The placement of the search field in the bar on touch screens.
@_weakLinked
public struct SearchPresentationToolbarBehavior: Sendable {
    private init() {}
    /// The behaviour that suits the device.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The bar keeps its other content while the search field is in use.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

extension View {
    /// No effect: bars of a desktop have titles of one size.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// No effect: the user sizes the sheets of a desktop.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// No effect: the user sizes the sheets of a desktop.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// No effect: sheets of a desktop are windows, which have a title bar.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// No effect: the desktop draws the corners of windows.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// No effect: a sheet keeps the window below from being used.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// No effect: windows of a desktop are not compact.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// No effect: windows of a desktop are not compact.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// No effect: a drag does not size a sheet.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// No effect: a desktop's window has one toolbar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// No effect: the search field of a desktop does not cover other views.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}
