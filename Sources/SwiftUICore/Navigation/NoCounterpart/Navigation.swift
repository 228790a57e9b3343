// Names of navigation and presentation that a desktop has nothing for, and that do nothing on a Mac.
import Foundation

/// The appearance of a bar's title on touch screens.
@_weakLinked
public struct NavigationBarItem: Hashable, Sendable {
    /// The size of a bar's title on touch screens.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The size that the previous page uses.
        case automatic
        /// A title of the regular size in the bar.
        case inline
        /// A large title below the bar, which shrinks as the content scrolls.
        case large
        /// A large title in the bar.
        case inlineLarge
    }
}

/// A height at which a sheet can rest on touch screens.
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
    /// Returns a fraction of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { .init(kind: .fraction(fraction)) }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { .init(kind: .height(height)) }
    /// Returns a height that a type calculates.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        .init(kind: .custom(ObjectIdentifier(type)))
    }

    /// The values available for calculating a height.
    @dynamicMemberLookup
    public struct Context {
        /// The maximum height.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues
        /// A value of the environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A type that calculates a height for sheets on touch screens.
@_weakLinked
public protocol CustomPresentationDetent {
    /// Returns the height; nil if it does not apply.
    static func height(in context: Context) -> CGFloat?
    /// The values available for calculating a height.
    typealias Context = PresentationDetent.Context
}

/// The interaction with the views behind a sheet on touch screens.
@_weakLinked
public struct PresentationBackgroundInteraction: Sendable {
    private init() {}
    /// The system's setting.
    public static let automatic = PresentationBackgroundInteraction()
    /// Interaction with the views behind the sheet is enabled.
    public static let enabled = PresentationBackgroundInteraction()
    /// Interaction with the views behind the sheet is disabled.
    public static let disabled = PresentationBackgroundInteraction()
    /// Returns an interaction that is enabled while the sheet is no taller than a detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .init() }
}

/// The form that a presentation takes on small screens.
@_weakLinked
public struct PresentationAdaptation: Sendable {
    private init() {}
    /// The default form for the kind of presentation.
    public static let automatic = PresentationAdaptation()
    /// The unchanged form.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A full-screen cover.
    public static let fullScreenCover = PresentationAdaptation()
}

/// The effect of a drag in a sheet on touch screens.
@_weakLinked
public struct PresentationContentInteraction: Equatable, Sendable {
    private init() {}
    /// The default effect for the presentation. A sheet is resized before its content scrolls.
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
    /// The default role, which depends on the context.
    public static let automatic = ToolbarRole()
    /// A bar for a stack of pages.
    public static let navigationStack = ToolbarRole()
    /// A bar for navigating between pages and their history, as in a web browser.
    public static let browser = ToolbarRole()
    /// A bar for editing a document, with the title at the leading edge.
    public static let editor = ToolbarRole()
}

/// The behavior of a bar while its search field is in use on touch screens.
@_weakLinked
public struct SearchPresentationToolbarBehavior: Sendable {
    private init() {}
    /// The default behaviour of the device.
    public static let automatic = SearchPresentationToolbarBehavior()
    /// The bar keeps showing its other content while the search field is in use.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

extension View {
    /// Does nothing, because bars on a desktop have titles of a single size.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }

    /// Does nothing, because users resize sheets on a desktop.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

    /// Does nothing, because users resize sheets on a desktop.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// Does nothing, because sheets on a desktop are windows with a title bar.
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

    /// Does nothing, because the desktop draws the corners of windows.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// Does nothing, because a sheet blocks the window below it.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// Does nothing, because windows on a desktop are not compact.
    nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// Does nothing, because windows on a desktop are not compact.
    nonisolated public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { self }

    /// Does nothing, because dragging does not resize a sheet.
    nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        self
    }

    /// Does nothing, because a window on a desktop has a single toolbar.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    /// Does nothing, because the search field on a desktop does not cover other views.
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
}
