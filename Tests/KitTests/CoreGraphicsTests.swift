import CoreGraphics
import Testing

@Suite("CoreGraphics")
struct CoreGraphicsTests {
    @Test("shows geometry, outlines and colors to source that imports it alone")
    func names() {
        let path = CGMutablePath()
        path.addRect(CGRectMake(1, 2, 3, 4))
        #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
        let moved = CGPointZero.applying(CGAffineTransform(translationX: 1, y: 2))
        #expect(moved == CGPointMake(1, 2))
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).alpha == 1)
    }
}
