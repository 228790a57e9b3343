/// Advice for an exported type that is not declared.
enum UndeclaredTypeAdvice {
    /// Returns the advice, with the entry for an `Info.plist`.
    /// - Parameters:
    ///   - identifier: The identifier of the type.
    ///   - parent: The identifier of the type to which the app has it conform; nil for none.
    static func text(identifier: String, parent: String?) -> String {
        guard TypeIdentifier.isWellFormed(identifier) else {
            return
                "“\(identifier.prefix(80))” is not a valid type identifier: use letters, digits, hyphens and full stops."
        }
        let tag = identifier.split(separator: ".").last.map { $0.lowercased() } ?? "extension"
        return """
            The exported type \(identifier) is not declared, so it has no filename extension and no MIME type. \
            Declare it in an Info.plist beside the executable or in a resource bundle, or call UTType.register(_:):
            <key>UTExportedTypeDeclarations</key>
            <array>
                <dict>
                    <key>UTTypeIdentifier</key>
                    <string>\(identifier)</string>
                    <key>UTTypeConformsTo</key>
                    <array><string>\(parent ?? "public.data")</string></array>
                    <key>UTTypeTagSpecification</key>
                    <dict>
                        <key>public.filename-extension</key>
                        <array><string>\(tag)</string></array>
                        <key>public.mime-type</key>
                        <array><string>application/x-\(tag)</string></array>
                    </dict>
                </dict>
            </array>
            """
    }
}
