import Foundation
import SwiftUICore
import Testing
import TransferableTesting

@MainActor
@Suite("Grids")
struct GridTests {
    // A character is 10 points wide, a line 20 points high.
    private func frames(_ window: TestWindow) -> [String: CGRect] {
        Dictionary(window.views(.text).map { ($0.text, $0.frame) }) { first, _ in first }
    }

    private func window<Content: View>(width: CGFloat = 300, @ViewBuilder _ content: () -> Content) -> TestWindow {
        TestWindow(size: CGSize(width: width, height: 200)) {
            content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("A column is as wide as its widest view, and views stand by the grid's alignment")
    func columns() throws {
        let window = window {
            Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 3) {
                GridRow {
                    Text("a")
                    Text("bbbb")
                }
                GridRow {
                    Text("ccc")
                    Text("d")
                }
            }
        }
        let frames = frames(window)
        #expect(frames["a"] == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(frames["ccc"] == CGRect(x: 0, y: 23, width: 30, height: 20))
        #expect(frames["bbbb"]?.minX == 35)
        #expect(frames["d"] == CGRect(x: 35, y: 23, width: 10, height: 20))
    }

    @Test("The alignment of a column and that of a row take the place of the grid's")
    func alignments() throws {
        let window = window {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Text("a").gridColumnAlignment(.trailing)
                    Text("b").frame(height: 60)
                }
                GridRow {
                    Text("ccc")
                    Text("d")
                }
            }
        }
        let frames = frames(window)
        #expect(frames["a"] == CGRect(x: 20, y: 40, width: 10, height: 20))
        #expect(frames["ccc"]?.minX == 0)
        #expect(frames["b"]?.midY == 30)
        #expect(frames["d"]?.minX == 30)
    }

    @Test("A view takes several columns, and makes them wider where it needs to")
    func spans() throws {
        let window = window {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Text("a")
                    Text("b")
                    Text("c")
                }
                GridRow {
                    Text("12345678").gridCellColumns(2)
                    Text("d")
                }
            }
        }
        let frames = frames(window)
        // Two columns and the space between have the 80 points of the wide text.
        #expect(frames["b"]?.minX == 45)
        #expect(frames["c"]?.minX == 90)
        #expect(frames["d"]?.minX == 90)
    }

    @Test("A view in no row takes all columns; one without a size of its own does not widen them")
    func wholeRows() throws {
        let window = window {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("aa")
                    Text("bb")
                }
                Color.red.frame(height: 4).accessibilityIdentifier("line").gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Text("c")
                    Text("d")
                }
            }
        }
        #expect(try window.view(identifier: "line").frame == CGRect(x: 0, y: 20, width: 40, height: 4))
        #expect(frames(window)["d"] == CGRect(x: 20, y: 24, width: 10, height: 20))
        let flexible = self.window {
            Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("aa")
                    Text("bb")
                }
                Color.red.frame(height: 4).accessibilityIdentifier("line")
            }
        }
        #expect(try flexible.view(identifier: "line").frame.width == 300)
    }

    @Test("Rows of a ForEach are rows, and a modifier of a row applies to each of its views")
    func rowsOfElements() throws {
        let window = window {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(["a", "bb"], id: \.self) { name in
                    GridRow {
                        Text(name)
                        Text(name + "!")
                    }.padding(.leading, 5)
                }
            }
        }
        let frames = frames(window)
        #expect(frames["a"]?.minX == 5)
        #expect(frames["a!"]?.minX == 30)
        #expect(frames["bb!"] == CGRect(x: 30, y: 20, width: 30, height: 20))
    }

    @Test("A cell's anchor says where the view stands in it")
    func anchors() throws {
        let window = window {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("a").gridCellAnchor(.bottomTrailing)
                    Color.red.frame(width: 10, height: 60)
                }
                GridRow { Text("long") }
            }
        }
        #expect(frames(window)["a"] == CGRect(x: 30, y: 40, width: 10, height: 20))
    }

    @Test("Flexible columns share what is offered")
    func flexible() throws {
        let window = window {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(height: 10).accessibilityIdentifier("one")
                    Text("tenletters")
                    Color.red.frame(height: 10).accessibilityIdentifier("two")
                }
            }
        }
        #expect(try window.view(identifier: "one").frame.width == 100)
        #expect(try window.view(identifier: "two").frame.minX == 200)
    }
}
