import TransferKit

extension ShareCode {
    /// The code as characters of a terminal, each of which stands for two modules, one above the other. Light modules
    /// are drawn in white on black, regardless of the terminal's background.
    var text: String {
        let edge = -ShareCode.quietZone..<(width + ShareCode.quietZone)
        return stride(from: edge.lowerBound, to: edge.upperBound, by: 2).map { line in
            let characters = edge.map { column in
                switch (isDark(column, line), isDark(column, line + 1) || line + 1 >= edge.upperBound) {
                case (false, false): "█"
                case (false, true): "▀"
                case (true, false): "▄"
                case (true, true): " "
                }
            }
            return "\u{1B}[97;40m\(characters.joined())\u{1B}[0m\n"
        }
        .joined()
    }
}
