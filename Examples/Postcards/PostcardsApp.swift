import SwiftUI

@main
struct PostcardsApp: App {
    var body: some Scene {
        WindowGroup("Postcards") { PostcardView() }
            .defaultSize(width: 520, height: 560)
    }
}
