import SwiftUICore

/// Runs an app; `App.main()` in the module SwiftUI declares the function with the same name for the linker and parameters.
@_silgen_name("swift_transferable_run_app")
@MainActor package func runApp(_ app: any App.Type) {
    GTKApplication.run(app)
}
