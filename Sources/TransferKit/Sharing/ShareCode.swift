/// A QR code: a square of dark and light modules that the camera of another device reads.
package struct ShareCode: Equatable, Sendable {
    /// The number of modules along an edge, excluding the quiet zone around the code.
    package let width: Int
    /// The modules, line by line, where `true` means dark.
    package let modules: [Bool]

    /// - Parameters:
    ///   - width: The number of modules along an edge.
    ///   - modules: Whether each module is dark, line by line: as many as the square has.
    package init(width: Int, modules: [Bool]) {
        precondition(modules.count == width * width)
        (self.width, self.modules) = (width, modules)
    }

    /// The width of the light border around a code, in modules (ISO/IEC 18004).
    package static let quietZone = 4

    /// Returns a Boolean value that indicates whether a module is dark. Modules outside the code are light.
    package func isDark(_ column: Int, _ line: Int) -> Bool {
        (0..<width).contains(column) && (0..<width).contains(line) && modules[line * width + column]
    }
}
