import SwiftUI

// An app of its own needs no condition. `scripts/demo` builds this one without the macros, which take as long to build as the app.
#if Tools
    #Preview("A person") {
        @Previewable @State var profile = Catalog.load().first ?? .unknown
        ProfileView(profile: $profile)
    }
#endif
