import Foundation
import SwiftUICore

/// Runs an app. `App.main()` in the module SwiftUI declares the function under the same symbol and with the same parameters for the linker.
@_silgen_name("swift_transferable_run_app")
@MainActor package func runApp(_ app: any App.Type) {
    ProcessInformation.require()
    switch PreviewApp.request(in: ProcessInfo.processInfo.environment) {
    case nil: GTKApplication.run(app)
    case .show: GTKApplication.run(PreviewApp.self)
    case .print(let text, let isError):
        let output: FileHandle = isError ? .standardError : .standardOutput
        output.write(Data(text.utf8))
        exit(isError ? 1 : 0)
    }
}
