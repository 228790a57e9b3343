import Testing

@testable import ProjectPorting

@Suite("Targets of older projects")
struct TargetTests {
    /// A framework, an app for Macs, one for iOS of the same files, and tests, each of which names its files.
    private static let project = ProjectText.file(
        """
        ROOT = {isa = PBXProject; mainGroup = MAIN; targets = (IOS, MAC, LIB, TESTS, ); };
        MAIN = {isa = PBXGroup; children = (SHARED, CORE, F7, EN, ); sourceTree = "<group>"; };
        SHARED = {isa = PBXGroup; children = (F1, F2, F3, ); path = Shared; sourceTree = "<group>"; };
        CORE = {isa = PBXGroup; children = (F4, ); path = Core; sourceTree = SOURCE_ROOT; };
        F1 = {isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "My View.swift"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = "../../Outside.swift"; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = Core.swift; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        F7 = {isa = PBXFileReference; path = Tests/CoreTests.swift; sourceTree = "<group>"; };
        EN = {isa = PBXVariantGroup; children = (F5, ); name = Localizable.strings; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = F4; };
        B5 = {isa = PBXBuildFile; fileRef = EN; }; B7 = {isa = PBXBuildFile; fileRef = F7; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, ); };
        S2 = {isa = PBXSourcesBuildPhase; files = (B4, ); };
        S3 = {isa = PBXSourcesBuildPhase; files = (B4, B7, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B5, ); };
        IOS = {isa = PBXNativeTarget; name = "Shop (iOS)"; buildPhases = (S1, R1, ); buildConfigurationList = LI;
            productType = "com.apple.product-type.application"; };
        MAC = {isa = PBXNativeTarget; name = "Shop (macOS)"; buildPhases = (S1, R1, ); buildConfigurationList = LM;
            productType = "com.apple.product-type.application"; };
        LIB = {isa = PBXNativeTarget; name = ShopCore; buildPhases = (S2, ); buildConfigurationList = LM;
            productType = "com.apple.product-type.framework"; };
        TESTS = {isa = PBXNativeTarget; name = ShopTests; buildPhases = (S3, ); buildConfigurationList = LM;
            productType = "com.apple.product-type.bundle.unit-test"; dependencies = (D1, ); };
        D1 = {isa = PBXTargetDependency; target = MAC; };
        LI = {isa = XCConfigurationList; buildConfigurations = (CI, ); };
        CI = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        LM = {isa = XCConfigurationList; buildConfigurations = (CM, ); };
        CM = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = macosx; }; };
        """
    )

    private let files = MemoryFiles(contents: [
        "Shop.xcodeproj/project.pbxproj": project, "Shared/App.swift": "import SwiftUI\nimport ShopCore\n",
        "Shared/My View.swift": "import SwiftUI\n", "Shared/Notes.txt": "", "Core/Core.swift": "import Foundation\n",
        "en.lproj/Localizable.strings": "", "Tests/CoreTests.swift": "import XCTest\n@testable import ShopCore\n",
        "Other/Other.swift": "",
    ])

    private func package() throws -> PortedPackage {
        try PackageMaker.package(of: "Shop.xcodeproj", in: files, options: PortingOptions())
    }

    @Test("Frameworks, apps and tests become targets, and of two apps of the same files that for Macs")
    func targets() throws {
        let package = try package()
        #expect(package.targetNames == ["ShopCore", "Shop__macOS_", "ShopTests"])
        #expect(package.notes.contains { $0.subject == "Shop (iOS)" })
        #expect(package.targets[1].dependencies == ["ShopCore"])
        #expect(package.targets[2].dependencies == ["ShopCore", "Shop__macOS_"])
    }

    @Test("An app that has few of another's files is not chosen before it")
    func beginnings() throws {
        var files = files
        // The app for Macs has one of three files, as a template of Xcode's begins it.
        let project = Self.project
            .replacing("S1 = {isa", with: "S0 = {isa = PBXSourcesBuildPhase; files = (B1, ); }; S1 = {isa")
            .replacing("name = \"Shop (macOS)\"; buildPhases = (S1", with: "name = \"Shop (macOS)\"; buildPhases = (S0")
            .replacing("files = (B1, B2, B3, )", with: "files = (B1, B2, B7, )")
        files.contents["Shop.xcodeproj/project.pbxproj"] = project
        let package = try PackageMaker.package(of: "Shop.xcodeproj", in: files, options: PortingOptions())
        #expect(package.targetNames.contains("Shop__iOS_") && !package.targetNames.contains("Shop__macOS_"))
        #expect(package.notes.contains { $0.subject == "Shop (macOS)" })
    }

    @Test("The platform of an older project has the version of its SDK")
    func olderPlatforms() throws {
        var files = files
        let project = Self.project.replacing("SDKROOT = macosx;", with: "SDKROOT = macosx10.11;")
            .replacing("SDKROOT = iphoneos;", with: "SDKROOT = iphoneos9.0;")
        files.contents["Shop.xcodeproj/project.pbxproj"] = project
        let package = try PackageMaker.package(of: "Shop.xcodeproj", in: files, options: PortingOptions())
        #expect(package.targetNames == ["ShopCore", "Shop__macOS_", "ShopTests"])
    }

    @Test("A local package among the resources is a dependency alone")
    func packageAmongResources() throws {
        var files = files
        let project = Self.project
            .replacing("children = (SHARED, CORE,", with: "children = (KIT, SHARED, CORE,")
            .replacing("files = (B5, )", with: "files = (B5, BK, )")
            .replacing(
                "EN = {isa",
                with: """
                    KIT = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Kit; sourceTree = "<group>"; };
                    BK = {isa = PBXBuildFile; fileRef = KIT; }; EN = {isa
                    """
            )
        files.contents["Shop.xcodeproj/project.pbxproj"] = project
        files.contents["Kit/Package.swift"] = ".library(name: \"Kit\")"
        files.contents["Kit/Sources/Kit/Kit.swift"] = ""
        let package = try PackageMaker.package(of: "Shop.xcodeproj", in: files, options: PortingOptions())
        #expect(package.packages == [PackageReference(folder: "Kit")])
        #expect(package.targets.allSatisfy { $0.folders.isEmpty && $0.resources.allSatisfy { !$0.contains("Kit") } })
    }

    @Test("A file belongs to one target")
    func sharedFiles() throws {
        let package = try package()
        #expect(package.targets[0].sources == ["Core/Core.swift"])
        #expect(package.targets[2].sources == ["Tests/CoreTests.swift"])
        #expect(package.notes.contains { $0.subject == "ShopTests" && $0.text.contains("ShopCore") })
    }

    @Test("No path leads out of the folder")
    func outside() throws {
        let package = try package()
        #expect(package.notes.contains { $0.subject == "../../Outside.swift" && $0.text == PortingAdvice.outside })
        #expect(package.targets.allSatisfy { $0.sources.allSatisfy { !$0.contains("..") } })
    }

    @Test("Texts of a language are processed, everything else is excluded")
    func manifest() throws {
        let text = try #require(package().generatedFiles(in: files).first).text
        #expect(text.contains(".process(\"en.lproj/Localizable.strings\")"))
        #expect(text.contains("sources: [\"Linux/Shop__macOS_/Everywhere.swift\", \"Shared\"]"))
        #expect(text.contains("\"Shared/Notes.txt\"") && text.contains("\"Other\""))
        #expect(text.contains("\"Core\""))
    }
}
