import Foundation
import KitSupport
import SwiftUICore

/// A button that pastes into its target, as SwiftUI's `PasteButton` does. It can be used while the pasteboard has what the target accepts.
///
/// ```swift
/// struct PasteControl: UIViewRepresentable {
///     let target: any UIPasteConfigurationSupporting
///
///     func makeUIView(context: Context) -> UIPasteControl {
///         let control = UIPasteControl(configuration: UIPasteControl.Configuration())
///         control.target = target
///         return control
///     }
///
///     func updateUIView(_ control: UIPasteControl, context: Context) {}
/// }
/// ```
@MainActor @preconcurrency
public final class UIPasteControl: UIView {
    /// The look of the button.
    public let configuration: Configuration
    /// The object that receives what is pasted. It is not kept.
    public weak var target: (any UIPasteConfigurationSupporting)?

    /// Creates a button.
    /// - Parameter configuration: The look.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// Returns nil: no archive has a button here.
    public required init?(coder: NSCoder) { return nil }

    /// Creates a button with the standard look.
    public convenience init() { self.init(configuration: Configuration()) }

    /// The parts that a button shows.
    public enum DisplayMode: UInt, Sendable {
        /// A symbol and a title.
        case iconAndLabel
        /// A symbol.
        case iconOnly
        /// A title.
        case labelOnly
        /// An arrow and a title, which is the symbol and the title here.
        case arrowAndLabel
    }

    /// The look of a button.
    @MainActor @preconcurrency
    public final class Configuration: NSObject {
        /// The parts that the button shows.
        public var displayMode = DisplayMode.iconAndLabel
        /// The radius of the corners. The theme of the desktop decides.
        public var cornerRadius: CGFloat = 0
        /// The colour of the symbol and the title; nil for that of the theme.
        public var baseForegroundColor: UIColor?
        /// The colour of the ground; nil for that of the theme.
        public var baseBackgroundColor: UIColor?

        /// Creates the standard look.
        public override init() { super.init() }
    }

}

extension UIPasteControl: ViewWithContents {
    package var contents: AnyView { AnyView(ShownPasteControl(control: self)) }
}

/// The button of SwiftUI for one of UIKit.
private struct ShownPasteControl: View {
    let control: UIPasteControl

    var body: some View {
        let target = control.target
        let button = PasteButton(supportedContentTypes: target?.pasteConfiguration?.contentTypes ?? []) { providers in
            guard let target, target.canPaste(providers) else { return }
            target.paste(itemProviders: providers)
        }
        .tint(control.configuration.baseBackgroundColor.map { Color($0) })
        let colored = control.configuration.baseForegroundColor.map { AnyView(button.foregroundStyle(Color($0))) }
        let shown = colored ?? AnyView(button)
        switch control.configuration.displayMode {
        case .iconAndLabel, .arrowAndLabel: shown.labelStyle(.titleAndIcon)
        case .iconOnly: shown.labelStyle(.iconOnly)
        case .labelOnly: shown.labelStyle(.titleOnly)
        }
    }
}
