import Foundation

/// The way in which the layers of a symbol are coloured.
///
/// The icons of the desktop's theme, which ``SymbolSet/desktop`` shows, have one layer, in the foreground style.
@_weakLinked
public struct SymbolRenderingMode: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    package let kind: Kind

    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers in the symbol's own colours, and those without one in the foreground style.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in different opacities of the foreground style.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the styles that `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)` sets.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension View {
    /// Sets how the layers of the symbols in this view are coloured.
    /// - Parameter mode: How they are; nil for one colour, or for a palette where the view gives several foreground styles.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Creates an image of a symbol that shows a value, such as the strength of a signal.
    /// - Parameters:
    ///   - systemName: The name of a symbol.
    ///   - variableValue: The value, from 0 to 1: parts of the symbol that stand for more are faint. Symbols without such parts are
    ///     drawn whole.
    nonisolated public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        look.variableValue = variableValue
    }

    /// Creates an image from a resource of a bundle, part of which is drawn according to a value.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }
}
