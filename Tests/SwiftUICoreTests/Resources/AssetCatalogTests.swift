import Foundation
import Testing
import TransferTestSupport
import TransferableTesting

@testable import AppFiles
@testable import SwiftUICore

@MainActor
@Suite("Asset catalogs")
struct AssetCatalogTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func writeSet(_ path: String, _ contents: String, files: [String] = []) throws {
        try directory.write(contents, to: "Assets.xcassets/\(path)/Contents.json")
        for file in files { try directory.write("picture", to: "Assets.xcassets/\(path)/\(file)") }
    }

    private var catalog: AssetCatalog { AssetCatalog(in: URL(filePath: directory.path)) }

    private func bundle() throws -> Bundle { try #require(Bundle(path: directory.path)) }

    // MARK: Pictures

    @Test func thePictureWithAsManyPixelsAsTheScreenIsTaken() throws {
        try writeSet(
            "logo.imageset",
            """
            {"images": [
                {"idiom": "universal", "filename": "logo.png", "scale": "1x"},
                {"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"},
                {"idiom": "universal", "filename": "logo@3x.png", "scale": "3x"},
                {"idiom": "universal", "scale": "4x"}
            ]}
            """,
            files: ["logo.png", "logo@2x.png", "logo@3x.png"]
        )
        let image = try #require(catalog.image(named: "logo"))
        #expect(image.variant(isDark: false, scale: 1).file.lastPathComponent == "logo.png")
        #expect(image.variant(isDark: false, scale: 1.5).file.lastPathComponent == "logo@2x.png")
        #expect(image.variant(isDark: false, scale: 2).pixelsOfPoint == 2)
        #expect(image.variant(isDark: true, scale: 5).file.lastPathComponent == "logo@3x.png")
    }

    @Test func aDarkWindowHasTheDarkPicture() throws {
        try writeSet(
            "sky.imageset",
            """
            {"images": [
                {"idiom": "universal", "filename": "day.png"},
                {"idiom": "universal", "filename": "night.png",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"idiom": "universal", "filename": "clear.png",
                 "appearances": [{"appearance": "contrast", "value": "high"}]}
            ], "properties": {"template-rendering-intent": "template"}}
            """,
            files: ["day.png", "night.png", "clear.png"]
        )
        var environment = EnvironmentValues()
        let image = Image("sky", bundle: try bundle())
        let light = image.widgetContent(in: environment)
        #expect(light.source.pictureFile?.lastPathComponent == "day.png")
        #expect(light.look.renderingMode == .template)
        environment.colorScheme = .dark
        #expect(image.widgetContent(in: environment).source.pictureFile?.lastPathComponent == "night.png")
        #expect(image.renderingMode(.original).widgetContent(in: environment).look.renderingMode == .original)
    }

    @Test func thePictureForAMacComesBeforeThoseForPhones() throws {
        try writeSet(
            "device.imageset",
            """
            {"images": [{"idiom": "iphone", "filename": "phone.png", "scale": "3x"},
                        {"idiom": "mac", "filename": "mac.png", "scale": "1x"}]}
            """,
            files: ["phone.png", "mac.png"]
        )
        let image = try #require(catalog.image(named: "device"))
        #expect(image.variant(isDark: false, scale: 3).file.lastPathComponent == "mac.png")
    }

    @Test func groupsHaveANameOnlyWhereTheyAskForIt() throws {
        let set = #"{"images": [{"idiom": "universal", "filename": "a.png"}]}"#
        try directory.write("{}", to: "Assets.xcassets/Plain/Contents.json")
        try writeSet("Plain/one.imageset", set, files: ["a.png"])
        try writeSet("Named/two.imageset", set, files: ["a.png"])
        try directory.write(
            #"{"properties": {"provides-namespace": true}}"#,
            to: "Assets.xcassets/Named/Contents.json"
        )
        #expect(catalog.image(named: "one") != nil)
        #expect(catalog.image(named: "two") == nil)
        #expect(catalog.image(named: "Named/two") != nil)
    }

    @Test func whatCannotBeReadIsLeftOut() throws {
        try writeSet("broken.imageset", "{")
        try writeSet("empty.imageset", #"{"images": [{"idiom": "universal", "filename": "missing.png"}]}"#)
        try directory.write("secret", to: "secret.png")
        try writeSet("outside.imageset", #"{"images": [{"idiom": "universal", "filename": "../../secret.png"}]}"#)
        try writeSet("none.colorset", #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#)
        for name in ["broken", "empty", "outside"] { #expect(catalog.image(named: name) == nil) }
        #expect(catalog.color(named: "none") == nil)
    }

    @Test func aFileOutsideOfTheSetIsNotShown() throws {
        // A mark after a slash makes one character of both.
        let names = ["../a.png", "../\u{301}a.png", "..", "/etc/passwd"]
        for (number, name) in names.enumerated() {
            let contents = #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#
            try writeSet("\(number).imageset", contents, files: ["../a.png", "../\u{301}a.png"])
            #expect(catalog.image(named: "\(number)") == nil)
        }
    }

    // MARK: Colours

    @Test(arguments: ["srgb", "display-p3", "extended-linear-srgb"])
    func aColorWithImmensePartsIsDrawn(space: String) throws {
        try writeSet(
            "immense.colorset",
            """
            {"colors": [{"color": {"color-space": "\(space)",
              "components": {"red": "1e308", "green": 1e308, "blue": "-1e308", "alpha": 1e308}}}]}
            """
        )
        let color = try #require(catalog.color(named: "immense")?.light)
        #expect(color.description.hasPrefix("#FF"))
    }

    @Test func colorsAreReadInEachNotation() throws {
        func contents(_ red: String, _ rest: String = "") -> String {
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
              "components": {"red": \(red), "green": "0x80", "blue": "51", "alpha": "0.500"}}}\(rest)]}
            """
        }
        try writeSet("text.colorset", contents("\"1.000\""))
        try writeSet("number.colorset", contents("1"))
        let expected = Color(red: 1, green: 128 / 255, blue: 0.2, opacity: 0.5)
        for name in ["text", "number"] { #expect(catalog.color(named: name)?.light == expected) }
        try writeSet(
            "system.colorset",
            #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#
        )
        #expect(catalog.color(named: "system")?.light == .blue)
        try writeSet(
            "grey.colorset",
            #"{"colors": [{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "1"}}}]}"#
        )
        #expect(catalog.color(named: "grey")?.light == Color(white: 0.25))
    }

    @Test func aColorFollowsTheWindow() throws {
        try writeSet(
            "ground.colorset",
            """
            {"colors": [
                {"idiom": "universal", "color": {"components": {"red": "1.0", "green": "1.0", "blue": "1.0", "alpha": "1.0"}}},
                {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                 "color": {"components": {"red": "0.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}
            ]}
            """
        )
        let color = Color("ground", bundle: try bundle())
        let white = RGBA(red: 1, green: 1, blue: 1, alpha: 1)
        let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        let light = ThemeColors(primary: black, secondary: black, accent: black, background: white)
        let dark = ThemeColors(primary: white, secondary: white, accent: black, background: black)
        #expect(color.resolved(in: dark) == black)
        #expect(color.resolved(in: light).green == 1)
        #expect(color.opacity(0.5).resolved(in: dark).alpha == 0.5)
    }

    @Test func aNameThatNoCatalogHasIsClear() throws {
        #expect(Color("missing", bundle: try bundle()) == .clear)
    }

    // MARK: Folders

    @Test func thePackagesFolderOfTheProgramBelongsToIt() throws {
        for name in ["Kit_App.resources", "Kit_Other.resources", "App.resources"] {
            _ = try directory.makeDirectory(name)
        }
        let folders = AppResources.folders(ofProgramAt: URL(filePath: directory.file("App")))
        #expect(folders.map(\.lastPathComponent) == ["Kit_App.resources"])
        _ = try directory.makeDirectory("Kit_App.resources/Resources")
        let both = AppResources.folders(ofProgramAt: URL(filePath: directory.file("App")))
        #expect(both.map(\.lastPathComponent) == ["Resources", "Kit_App.resources"])
    }

    @Test func testsHaveTheFoldersOfTheirPackage() throws {
        for name in ["Kit_App.resources", "Kit_Other.resources", "Else_App.resources"] {
            _ = try directory.makeDirectory(name)
        }
        let folders = AppResources.folders(ofProgramAt: URL(filePath: directory.file("KitPackageTests.xctest")))
        #expect(folders.map(\.lastPathComponent) == ["Kit_App.resources", "Kit_Other.resources"])
    }

    @Test func aProgramThatIsNotNamedLikeItsTargetHasTheOnlyFolder() throws {
        _ = try directory.makeDirectory("Kit_App.resources")
        let program = URL(filePath: directory.file("kit"))
        #expect(AppResources.folders(ofProgramAt: program).map(\.lastPathComponent) == ["Kit_App.resources"])
        _ = try directory.makeDirectory("Kit_Other.resources")
        #expect(AppResources.folders(ofProgramAt: program).isEmpty)
    }

    @Test func aResourceIsTheColorOfItsName() throws {
        try writeSet(
            "brand.colorset",
            #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#
        )
        let resource = ColorResource(name: "brand", bundle: try bundle())
        #expect(Color(resource) == Color(red: 1, green: 0, blue: 0))
        #expect(resource == ColorResource(name: "brand", bundle: try bundle()))
    }
}
