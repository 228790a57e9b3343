import SwiftUICore

/// Runs an app. `GTKHost` defines the function, which a program has by the product `SwiftUI`; in others, `CAppEntry` says what is missing.
@_silgen_name("swift_transferable_run_app")
@MainActor package func runApp(_ app: any App.Type)
