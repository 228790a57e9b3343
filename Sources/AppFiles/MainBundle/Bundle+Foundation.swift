import Foundation

/// Foundation's own methods, which `Sources/CMainBundle` replaces in the table of the class. They are called by the names that they
/// have for the linker.
extension Bundle {
    @_silgen_name("$s10Foundation6BundleC3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")
    func foundationURL(forResource name: String?, withExtension type: String?, subdirectory: String?) -> URL?

    @_silgen_name(
        "$s10Foundation6BundleC3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF"
    )
    func foundationURL(
        forResource name: String?,
        withExtension type: String?,
        subdirectory: String?,
        localization: String?
    ) -> URL?

    @_silgen_name("$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectorySayAA5NSURLCGSgSSSg_AKtF")
    func foundationURLs(forResourcesWithExtension type: String?, subdirectory: String?) -> [NSURL]?

    @_silgen_name(
        "$s10Foundation6BundleC4urls25forResourcesWithExtension12subdirectory12localizationSayAA5NSURLCGSgSSSg_A2LtF"
    )
    func foundationURLs(
        forResourcesWithExtension type: String?,
        subdirectory: String?,
        localization: String?
    ) -> [NSURL]?

    @_silgen_name("$s10Foundation6BundleC11resourceURL0A10Essentials0D0VSgvg")
    func foundationResourceURL() -> URL?

    @_silgen_name("$s10Foundation6BundleC13localizationsSaySSGvg")
    func foundationLocalizations() -> [String]

    @_silgen_name("$s10Foundation6BundleC15localizedString6forKey5value5tableS2S_SSSgAHtF")
    func foundationLocalizedString(forKey key: String, value: String?, table: String?) -> String

    @_silgen_name("$s10Foundation6BundleC16bundleIdentifierSSSgvg")
    func foundationIdentifier() -> String?

    @_silgen_name("$s10Foundation6BundleC14infoDictionarySDySSypGSgvg")
    func foundationInfoDictionary() -> [String: Any]?

    @_silgen_name("$s10Foundation6BundleC23localizedInfoDictionarySDySSypGSgvg")
    func foundationLocalizedInfoDictionary() -> [String: Any]?
}
