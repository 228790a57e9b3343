import Foundation
import Testing
import TransferTestSupport

@Suite("Where an app's views are")
struct WidgetGeometryTests {
    @Test func theLastCompleteLineCounts() async throws {
        let geometry = try WidgetGeometry()
        let path = try #require(geometry.environment["SWIFTUI_GEOMETRY_FILE"])
        let lines = """
            {"id":"person-Ada","x":1,"y":2,"width":30,"height":40}
            {"id":"person-Ada","x":10.4,"y":20,"width":30,"height":40,"window":"Catalog"}
            not JSON
            {"id":"person-Ada","x":99,"y":9
            """
        try Data(lines.utf8).write(to: URL(fileURLWithPath: path))
        #expect(try await geometry.frame(of: "person-Ada") == Rectangle(x: 10, y: 20, width: 30, height: 40))

        let window = DesktopWindow(
            identifier: nil,
            title: "",
            processIdentifier: nil,
            frame: Rectangle(x: 100, y: 200, width: 300, height: 300)
        )
        #expect(try await geometry.center(of: "person-Ada", in: window) == Point(125, 240))
    }

    @Test func anAbsentViewIsAnErrorThatNamesTheOthers() async throws {
        let geometry = try WidgetGeometry()
        let path = try #require(geometry.environment["SWIFTUI_GEOMETRY_FILE"])
        try Data("{\"id\":\"paste\",\"x\":1,\"y\":2,\"width\":3,\"height\":4}\n".utf8).write(
            to: URL(fileURLWithPath: path)
        )
        let error = await #expect(throws: TestSupportError.self) {
            try await geometry.frame(of: "copy", timeout: .milliseconds(300))
        }
        #expect(error?.description.contains("paste") == true)
    }
}
