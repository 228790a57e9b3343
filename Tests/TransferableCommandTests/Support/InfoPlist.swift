import Foundation

/// Property lists that declare types.
enum InfoPlist {
    /// The entry of a type.
    static func entry(
        _ identifier: String,
        description: String? = nil,
        conformsTo: [String] = ["public.data"],
        extensions: [String] = [],
        mimeTypes: [String] = [],
        icons: [String] = []
    ) -> [String: any Sendable] {
        var entry: [String: any Sendable] = [
            "UTTypeIdentifier": identifier,
            "UTTypeConformsTo": conformsTo,
            "UTTypeTagSpecification": ["public.filename-extension": extensions, "public.mime-type": mimeTypes],
        ]
        entry["UTTypeDescription"] = description
        if !icons.isEmpty { entry["UTTypeIconFiles"] = icons }
        return entry
    }

    /// The contents of a file that exports some types.
    static func data(_ entries: [Any], bundle: String = "org.example.kitchen") throws -> Data {
        try data(root: ["CFBundleIdentifier": bundle, "UTExportedTypeDeclarations": entries])
    }

    static func data(root: Any) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: root, format: .xml, options: 0)
    }
}
