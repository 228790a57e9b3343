/// A place on a screen or in a window, in pixels from the top left.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int

    package init(_ x: Int, _ y: Int) {
        self.x = x
        self.y = y
    }
}

/// An upright rectangle in pixels.
package struct Rectangle: Hashable, Sendable {
    package var origin: Point
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.origin = Point(x, y)
        self.width = width
        self.height = height
    }

    package var center: Point {
        Point(origin.x + width / 2, origin.y + height / 2)
    }

    package func contains(_ point: Point) -> Bool {
        (origin.x..<origin.x + width).contains(point.x) && (origin.y..<origin.y + height).contains(point.y)
    }

    /// The same rectangle, given relative to `origin`, in the coordinates that `origin` itself is given in.
    package func offset(by origin: Point) -> Rectangle {
        Rectangle(x: self.origin.x + origin.x, y: self.origin.y + origin.y, width: width, height: height)
    }
}
