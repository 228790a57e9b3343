import Foundation
import SwiftUICore

/// Runs an app; `App.main()` in the module SwiftUI declares the function with the same name for the linker and parameters.
@_silgen_name("swift_transferable_run_app")
@MainActor package func runApp(_ app: any App.Type) {
    switch PreviewApp.request(in: ProcessInfo.processInfo.environment) {
    case nil: GTKApplication.run(app)
    case .show: GTKApplication.run(PreviewApp.self)
    case .print(let text, let isError):
        let output: FileHandle = isError ? .standardError : .standardOutput
        output.write(Data(text.utf8))
        exit(isError ? 1 : 0)
    }
}
