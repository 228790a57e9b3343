import Foundation
import Observation
import SwiftUI

/// A canvas whose renderer alone reads an observable object and a state, which change one after the other; says what has been drawn.
struct CanvasProbe: View {
    @Observable
    final class Model { var number = 0 }

    @State private var model = Model()
    @State private var isMarked = false

    var body: some View {
        Canvas { _, _ in
            let drawn = "\(model.number) \(isMarked)"
            DispatchQueue.main.async { goOn(after: drawn) }
        }
        .frame(width: 40, height: 40)
    }

    private func goOn(after drawn: String) {
        say("canvas", drawn)
        switch drawn {
        case "0 false": model.number = 1
        case "1 false": isMarked = true
        default: break
        }
    }
}
