import Foundation
import SwiftUI
import TestScenes

/// The views of the behaviour that `PROBE_BEHAVIOUR` names, which say `said: …`.
struct BehaviourProbe: View {
    var body: some View {
        let name = ProcessInfo.processInfo.environment["PROBE_BEHAVIOUR"] ?? ""
        if let behaviour = Behaviour.named(name) { behaviour.view { say("said", $0) } } else { Text("No “\(name)”") }
    }
}
