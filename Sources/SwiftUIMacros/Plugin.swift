import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of SwiftUI, which the compiler runs while it compiles an app.
@main
struct SwiftUIMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
}
