import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `@Entry`, which creates a key for a property of environment, transaction, container or focused values, and accessors for the
/// value of that key.
public struct EntryMacro {
    /// A type that entries extend, and what its keys are.
    private struct Container {
        let keyProtocol: String
        /// A Boolean value that indicates whether keys have no default, and the property is an optional of their type.
        var hasOptionalValues = false
    }

    private static let containers = [
        "EnvironmentValues": Container(keyProtocol: "EnvironmentKey"),
        "Transaction": Container(keyProtocol: "TransactionKey"),
        "ContainerValues": Container(keyProtocol: "ContainerValueKey"),
        "FocusedValues": Container(keyProtocol: "FocusedValueKey", hasOptionalValues: true),
    ]

    /// The annotated property: its name, its type if it is explicit, and its default if it has one.
    private struct Entry {
        let name: TokenSyntax
        let type: TypeSyntax?
        let initialValue: ExprSyntax?
        var key: TokenSyntax { "__Key_\(raw: name.text.filter { $0 != "`" })" }
    }

    private static func entry(_ declaration: some DeclSyntaxProtocol) throws -> Entry {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            throw MacroExpansionErrorMessage("“@Entry” belongs to one stored “var” with a name")
        }
        return Entry(
            name: name,
            type: binding.typeAnnotation?.type.trimmed,
            initialValue: binding.initializer?.value.trimmed
        )
    }

    private static func container(in context: some MacroExpansionContext) throws -> Container {
        let type = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        guard let name = type?.split(separator: ".").last, let container = containers[String(name)] else {
            throw MacroExpansionErrorMessage(
                "“@Entry” belongs to a property in an extension of \(containers.keys.sorted().joined(separator: ", "))"
            )
        }
        return container
    }
}

extension EntryMacro: AccessorMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        // The expansion of peers reports the error. A getter without the key would cause a second one.
        guard let entry = try? entry(declaration),
            (try? expansion(of: node, providingPeersOf: declaration, in: context)) != nil
        else { return ["get { Swift.fatalError() }"] }
        return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
    }
}

extension EntryMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (entry, container) = (try entry(declaration), try container(in: context))
        let conformance = "private struct \(entry.key): SwiftUICore.\(container.keyProtocol)"
        if container.hasOptionalValues {
            guard let optional = entry.type?.as(OptionalTypeSyntax.self) else {
                throw MacroExpansionErrorMessage("“@Entry” of FocusedValues needs an optional type, such as “String?”")
            }
            return ["\(raw: conformance) { typealias Value = \(optional.wrappedType) }"]
        }
        switch (entry.type, entry.initialValue) {
        case (let type?, let value):
            guard value != nil || type.is(OptionalTypeSyntax.self) else {
                throw MacroExpansionErrorMessage(
                    "“@Entry” needs a default value, such as “var \(entry.name): \(type) = …”"
                )
            }
            // A computed default may be of a type that other threads must not share.
            return [
                """
                \(raw: conformance) {
                    typealias Value = \(type)
                    static var defaultValue: Value { \(value ?? "nil") }
                }
                """
            ]
        case (nil, let value?):
            return ["\(raw: conformance) { static let defaultValue = \(value) }"]
        case (nil, nil):
            throw MacroExpansionErrorMessage("“@Entry” needs a type or a default value")
        }
    }
}
