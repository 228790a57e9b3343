import Foundation

/// A thin line.
package struct DividerContent: WidgetContent {
    /// The direction of the line.
    package var axis: Axis
}
