import SwiftUICore

/// A widget that the host makes for a type of content.
@MainActor
protocol RegisteredWidget: GTKWidget, HostWidget {
    /// The rules of the style sheet for such widgets, for looks without a class in GTK's themes.
    static var styleRules: String { get }

    init(_ content: Content, host: any WidgetHost)
}

extension RegisteredWidget {
    static var styleRules: String { "" }
}
