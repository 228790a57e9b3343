import Foundation

/// A button with a question mark that opens help.
@_weakLinked
public struct HelpLink {
    private enum Target {
        case action(() -> Void)
        case page(URL)
    }

    private let target: Target

    /// Creates a help button that performs an action.
    /// - Parameter action: Shows the help.
    nonisolated public init(action: @escaping () -> Void) { target = .action(action) }

    /// Creates a help button that opens a web page.
    /// - Parameter destination: The location of the page.
    nonisolated public init(destination: URL) { target = .page(destination) }
}

extension HelpLink: View {
    /// A round button with a question mark.
    public var body: some View {
        HelpButton { openURL in
            switch target {
            case .action(let action): action()
            case .page(let url): openURL(url)
            }
        }
    }
}

private struct HelpButton: View {
    let action: (OpenURLAction) -> Void
    @Environment(\.openURL) private var openURL

    var body: some View {
        Button {
            action(openURL)
        } label: {
            Image(systemName: "questionmark")
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.circle)
        .help("Help")
        .accessibilityLabel("Help")
    }
}
