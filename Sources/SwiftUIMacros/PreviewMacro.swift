import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `#Preview`, which declares a type that `PreviewCatalog` finds when the app runs and that creates the preview.
///
/// Declarations that are marked with `@Previewable` become properties of a view around the others, so they keep their
/// state.
public struct PreviewMacro: DeclarationMacro {
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let (body, arguments) = split(node) else {
            throw MacroExpansionErrorMessage("“#Preview” needs a closure that makes the view to show")
        }
        let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let (file, line, column) =
            location.map { ($0.file, $0.line, $0.column) } ?? (
                "\"\"" as ExprSyntax, "0" as ExprSyntax, "0" as ExprSyntax
            )

        let (properties, content) = previewables(in: body.statements)
        let view = context.makeUniqueName("Content")
        let shown: CodeBlockItemListSyntax
        let holder: DeclSyntax?
        if properties.isEmpty {
            (shown, holder) = (body.statements, nil)
        } else {
            shown = "\(view)()"
            holder = """
                struct \(view): SwiftUICore.View {
                \(raw: properties.map { "    \($0.trimmedDescription)" }.joined(separator: "\n"))
                    var body: some SwiftUICore.View {
                        \(content)
                    }
                }
                """
        }
        let registry = context.makeUniqueName("PreviewRegistry")
        return [
            """
            struct \(registry): SwiftUICore.PreviewRegistry {
                static var fileID: Swift.String { \(file) }
                static var line: Swift.Int { \(line) }
                static var column: Swift.Int { \(column) }
                @_Concurrency.MainActor static func makePreview() throws -> SwiftUICore.Preview {
                    \(holder ?? "")
                    return SwiftUICore.Preview(\(arguments)) {
                        \(shown)
                    }
                }
            }
            """
        ]
    }

    /// Returns the closure of a use, and its other arguments.
    private static func split(
        _ node: some FreestandingMacroExpansionSyntax
    ) -> (body: ClosureExprSyntax, arguments: LabeledExprListSyntax)? {
        if let closure = node.trailingClosure { return (closure, node.arguments) }
        guard let last = node.arguments.last, let closure = last.expression.as(ClosureExprSyntax.self) else {
            return nil
        }
        var others = LabeledExprListSyntax(node.arguments.dropLast())
        if let index = others.indices.last { others[index].trailingComma = nil }
        return (closure, others)
    }

    /// Returns the declarations marked with `@Previewable`, without the mark, and the other statements.
    private static func previewables(
        in statements: CodeBlockItemListSyntax
    ) -> (properties: [VariableDeclSyntax], content: CodeBlockItemListSyntax) {
        var properties: [VariableDeclSyntax] = []
        let content = statements.filter { statement in
            guard var variable = statement.item.as(VariableDeclSyntax.self),
                let mark = variable.attributes.firstIndex(where: isPreviewable)
            else { return true }
            variable.attributes.remove(at: mark)
            properties.append(variable)
            return false
        }
        return (properties, content)
    }

    private static func isPreviewable(_ attribute: AttributeListSyntax.Element) -> Bool {
        attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.split(separator: ".").last == "Previewable"
    }
}

/// The macro `@Previewable`, which marks a declaration that `#Preview` moves. On its own it declares nothing.
public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(VariableDeclSyntax.self) {
            throw MacroExpansionErrorMessage("“@Previewable” belongs to a property in the closure of “#Preview”")
        }
        return []
    }
}
