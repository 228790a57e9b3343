import Foundation
import SwiftUICore

extension TestWindow {
    /// The URLs that the program had the desktop open in the user's default program, in order: those of links for which no
    /// `OpenURLAction` of the program does something else. Windows of one app share them.
    public var openedURLs: [URL] { host.openedURLs }
}
