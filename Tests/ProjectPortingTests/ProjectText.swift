/// Writes the objects of a project file in the form that Xcode writes.
enum ProjectText {
    static func file(_ objects: String) -> String {
        """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjectVersion = 77;
        \tobjects = {
        \(objects)
        \t};
        \trootObject = ROOT /* Project object */;
        }

        """
    }

    /// An app whose files are those of a folder, as Xcode 16 and later make it.
    static func appWithFolder(settings: String = "", folder: String = "Recipes") -> String {
        file(
            """
            ROOT /* Project object */ = {
                isa = PBXProject;
                buildConfigurationList = LIST0 /* Build configuration list for PBXProject "Recipes" */;
                developmentRegion = en;
                mainGroup = MAIN;
                packageReferences = (
                    REMOTE /* XCRemoteSwiftPackageReference "swift-algorithms" */,
                    SPARKLE,
                    LOCAL,
                );
                targets = (APP /* Recipes */, EXTENSION, );
            };
            MAIN = {isa = PBXGroup; children = (FOLDER /* Recipes */, ); sourceTree = "<group>"; };
            FOLDER /* Recipes */ = {
                isa = PBXFileSystemSynchronizedRootGroup;
                exceptions = (EXCEPT, );
                path = \(folder);
                sourceTree = "<group>";
            };
            EXCEPT = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = (Info.plist, "Old/Unused.swift", );
                target = APP /* Recipes */;
            };
            APP /* Recipes */ = {
                isa = PBXNativeTarget;
                buildConfigurationList = LIST1;
                buildPhases = (SOURCES, SCRIPT, );
                fileSystemSynchronizedGroups = (FOLDER /* Recipes */, );
                name = Recipes;
                packageProductDependencies = (PRODUCT1, PRODUCT2, PRODUCT3, );
                productName = Recipes;
                productType = "com.apple.product-type.application";
            };
            EXTENSION = {
                isa = PBXNativeTarget; buildPhases = (); name = Share;
                productType = "com.apple.product-type.app-extension";
            };
            SOURCES = {isa = PBXSourcesBuildPhase; files = (); };
            SCRIPT = {isa = PBXShellScriptBuildPhase; name = "Run SwiftLint"; };
            PRODUCT1 = {isa = XCSwiftPackageProductDependency; package = REMOTE; productName = Algorithms; };
            PRODUCT2 = {isa = XCSwiftPackageProductDependency; package = SPARKLE; productName = Sparkle; };
            PRODUCT3 = {isa = XCSwiftPackageProductDependency; productName = Kitchen; };
            REMOTE = {
                isa = XCRemoteSwiftPackageReference;
                repositoryURL = "https://github.com/apple/swift-algorithms.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2; };
            };
            SPARKLE = {
                isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/sparkle-project/Sparkle";
                requirement = {kind = exactVersion; version = 2.6.0; };
            };
            LOCAL = {isa = XCLocalSwiftPackageReference; relativePath = Packages/Kitchen; };
            LIST0 = {isa = XCConfigurationList; buildConfigurations = (CONFIG0, ); defaultConfigurationName = Release; };
            CONFIG0 = {
                isa = XCBuildConfiguration; name = Release;
                buildSettings = {MACOSX_DEPLOYMENT_TARGET = 14.0; SDKROOT = macosx; SWIFT_VERSION = 5.0; };
            };
            LIST1 = {isa = XCConfigurationList; buildConfigurations = (CONFIG1, ); };
            CONFIG1 = {
                isa = XCBuildConfiguration; name = Release;
                buildSettings = {
                    INFOPLIST_FILE = Recipes/Info.plist;
                    INFOPLIST_KEY_LSApplicationCategoryType = "public.app-category.food-and-drink";
                    MARKETING_VERSION = 1.4;
                    PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:lower)";
                    PRODUCT_NAME = "$(TARGET_NAME)";
                    \(settings)
                };
            };
            """
        )
    }

    /// The files of such an app.
    static var files: MemoryFiles {
        MemoryFiles(contents: [
            "Recipes.xcodeproj/project.pbxproj": appWithFolder(),
            "Recipes/RecipesApp.swift": "import SwiftUI\nimport Sparkle\n@main struct RecipesApp: App {}\n",
            "Recipes/Model.swift":
                "import Foundation\nfinal class Model: ObservableObject {}\nlet s = URLSession.shared\n",
            "Recipes/Old/Unused.swift": "import Nothing\n",
            "Recipes/Info.plist": """
            <plist><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
            <key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key>
            <string>org.example.recipe</string></dict></array></dict></plist>
            """,
            "Recipes/Recipes.entitlements": "<plist/>",
            "Recipes/Assets.xcassets/Contents.json": "{}",
            "Recipes/Assets.xcassets/brandColor.colorset/Contents.json": "{}",
            "Recipes/Assets.xcassets/BG.colorset/Contents.json": "{}",
            "Recipes/Assets.xcassets/URL-badge.imageset/Contents.json": "{}",
            "Recipes/Localizable.xcstrings": "{}",
            "Packages/Kitchen/Package.swift": ".library(name: \"Kitchen\")",
            "Packages/Kitchen/Sources/Kitchen/Kitchen.swift": "",
            "README.md": "",
        ])
    }
}
