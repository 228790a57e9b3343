import Foundation
import SwiftUICore

extension TestWindow {
    /// Shows views.
    /// - Parameters:
    ///   - size: The size of the window in points.
    ///   - content: The views.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 720, height: 480),
        @ViewBuilder _ content: () -> Content
    ) {
        let host = MemoryHost()
        let graph = ViewGraph(content(), environment: host.makeEnvironment(), host: host)
        self.init(.window, title: nil, size: size, content: graph.content, host: host) {
            graph.remove()
            return true
        }
        update()
    }

    /// Opens the windows of an app, in the order of its scenes. To follow which are open, use ``TestApp``.
    /// - Parameter program: The app, of which a new one is made.
    public static func windows<Program: App>(of program: Program.Type) -> [TestWindow] { TestApp(program).windows }
}
