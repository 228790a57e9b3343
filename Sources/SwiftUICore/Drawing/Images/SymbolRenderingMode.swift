import Foundation

/// How many layers of colour a symbol has.
///
/// The symbols of a Linux desktop's icon theme have one layer, which has the foreground style: all modes look the same.
@_weakLinked
public struct SymbolRenderingMode: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    private let kind: Kind

    /// One layer in the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers in colours that the symbol has itself. It looks like ``monochrome``.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in several opacities of the foreground style. It looks like ``monochrome``.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the styles that the view gives. It looks like ``monochrome``, in the first of these styles.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    /// How many layers of colour symbols have.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how many layers of colour the symbols in this view have; those of the icon theme have one.
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Creates an image of one of the desktop's symbols, a part of which is drawn.
    /// - Parameters:
    ///   - systemName: The name of a symbol.
    ///   - variableValue: Which part, from 0 to 1; symbols of the icon theme are always drawn whole.
    nonisolated public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

    /// Creates an image of a bundle's resource, a part of which is drawn.
    nonisolated public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }
}
