import SwiftSyntaxMacros

/// The macros of SwiftUI, which the compiler runs while it compiles an app.
@main
struct SwiftUIMacros {
    let providingMacros: [any Macro.Type] = [PreviewMacro.self, PreviewableMacro.self, EntryMacro.self]
}

#if canImport(SwiftCompilerPlugin)
    import SwiftCompilerPlugin

    extension SwiftUIMacros: CompilerPlugin {}
#else
    // The libraries beside the compiler have what that module is made of, and not the module.
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

    extension SwiftUIMacros: PluginProvider {
        func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
            guard let macro = providingMacros.first(where: { "\($0)" == typeName }) else {
                throw UnknownMacro(name: typeName)
            }
            return macro
        }

        static func main() throws {
            try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: Self()).main()
        }
    }

    private struct UnknownMacro: Error, CustomStringConvertible {
        let name: String
        var description: String { "There is no macro “\(name)” in SwiftUIMacros" }
    }
#endif
