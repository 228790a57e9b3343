import Foundation

/// The resources that the main bundle has besides those that Foundation finds in it: the ones of the app's own target.
///
/// Foundation takes the folder of an executable for its bundle, and Swift Package Manager puts the resources of a target into a
/// folder of their own there. `Sources/CMainBundle` puts these methods in the place of Foundation's, for all bundles; they change
/// what the main bundle has, which `Bundle(for:)` finds as well. The target's resources precede what lies beside the executable,
/// where a build has files of its own.
///
/// The folder of the bundle and the path of the executable stay as they are: `Bundle.module` begins there.
extension Bundle {
    @_silgen_name("swift_transferable_bundle_url")
    package func appURL(forResource name: String?, withExtension type: String?, subdirectory: String?) -> URL? {
        first { $0.foundationURL(forResource: name, withExtension: type, subdirectory: subdirectory) }
    }

    @_silgen_name("swift_transferable_bundle_localized_url")
    package func appURL(
        forResource name: String?,
        withExtension type: String?,
        subdirectory: String?,
        localization: String?
    ) -> URL? {
        first {
            $0.foundationURL(
                forResource: name,
                withExtension: type,
                subdirectory: subdirectory,
                localization: localization
            )
        }
    }

    @_silgen_name("swift_transferable_bundle_urls")
    package func appURLs(forResourcesWithExtension type: String?, subdirectory: String?) -> [NSURL]? {
        all { $0.foundationURLs(forResourcesWithExtension: type, subdirectory: subdirectory) }
    }

    @_silgen_name("swift_transferable_bundle_localized_urls")
    package func appURLs(
        forResourcesWithExtension type: String?,
        subdirectory: String?,
        localization: String?
    ) -> [NSURL]? {
        all {
            $0.foundationURLs(
                forResourcesWithExtension: type,
                subdirectory: subdirectory,
                localization: localization
            )
        }
    }

    @_silgen_name("swift_transferable_bundle_resource_url")
    package func appResourceURL() -> URL? { first { $0.foundationResourceURL() } }

    @_silgen_name("swift_transferable_bundle_localizations")
    package func appLocalizations() -> [String] {
        AppResources.bundles(of: self).reduce(into: []) { found, bundle in
            found += bundle.foundationLocalizations().filter { !found.contains($0) }
        }
    }

    @_silgen_name("swift_transferable_bundle_localized_string")
    package func appLocalizedString(forKey key: String, value: String?, table: String?) -> String {
        guard self == .main else { return foundationLocalizedString(forKey: key, value: value, table: table) }
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        return StringTables.shared.table(name, in: self).text(for: key, [])
            ?? foundationLocalizedString(forKey: key, value: value, table: table)
    }

    @_silgen_name("swift_transferable_bundle_identifier")
    package func appIdentifier() -> String? { first { $0.foundationIdentifier() } }

    @_silgen_name("swift_transferable_bundle_info_dictionary")
    package func appInfoDictionary() -> [String: Any]? { merged { $0.foundationInfoDictionary() } }

    @_silgen_name("swift_transferable_bundle_localized_info_dictionary")
    package func appLocalizedInfoDictionary() -> [String: Any]? {
        merged { $0.foundationLocalizedInfoDictionary() }
    }

    /// Returns the first value that a bundle has.
    private func first<Value>(_ value: (Bundle) -> Value?) -> Value? {
        AppResources.bundles(of: self).lazy.compactMap(value).first
    }

    /// The files of all bundles, each once; nil where no bundle has any.
    private func all(_ files: (Bundle) -> [NSURL]?) -> [NSURL]? {
        let found = AppResources.bundles(of: self).compactMap(files)
        var paths: Set<String?> = []
        return found.isEmpty ? nil : found.flatMap { $0 }.filter { paths.insert($0.absoluteURL?.path).inserted }
    }

    /// The values of all bundles, where those of the first precede; nil where no bundle has any.
    private func merged(_ values: (Bundle) -> [String: Any]?) -> [String: Any]? {
        let found = AppResources.bundles(of: self).compactMap(values)
        return found.isEmpty ? nil : found.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
}

extension Bundle {
    /// The names that the linker has for methods that this version of Foundation doesn't have, so they are not replaced.
    package static var missingMethods: [String] {
        guard let names = missingMethodNames() else { return [] }
        return sequence(first: names) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.compactMap { $0 }
            .map { String(cString: $0) }
    }
}

/// The function of `CMainBundle`. Were that module imported here, whoever reads this one would need the other, too.
@_silgen_name("swift_transferable_bundle_missing_methods")
private func missingMethodNames() -> UnsafePointer<UnsafePointer<CChar>?>?
