import ArgumentParser
import CommandSupport
import Foundation
import ProjectPorting

/// `transferable port`: makes a package of an Xcode project, and says what an app still needs.
struct PortCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "port",
        abstract: "Make a package of an Xcode project, and say what the app still needs on Linux.",
        discussion: """
            PATH is an .xcodeproj, an .xcworkspace, a Package.swift, or a folder with one of them; a folder may also have a \
            single project in a folder below. Beside it this writes a Package.swift that builds on Macs and on Linux, \
            with a target for each app, framework, tool and bundle of unit tests, and in the folder “Linux” what a target \
            needs besides: exported imports for files that import Foundation alone, the constants that Xcode makes of \
            asset catalogs, and the Info.plist with its types. No source is changed, and the Xcode project goes on \
            working. Doing it again changes nothing; a file that you have changed, or a Package.swift of your own, is \
            never overwritten.

            Then it lists, by file and line: imports without a counterpart, branches of #if that are not compiled on \
            Linux, names that need another one, and parts of the project that were left out. For a folder with a \
            Package.swift of its own it says what to add to that, and writes nothing.

            --patch prints, for “git apply”, what gives Linux the branches that the source has for its own platform: \
            “#if os(macOS)” becomes “#if os(macOS) || os(Linux)”, and “@UIApplicationMain” becomes “@main”. Read it first: \
            such a branch may use what is not there.

            Names without advice are found by the compiler: --check runs “swift build” in the folder and counts the errors \
            that are left. Building runs the manifests, macros and plug-ins of the project's packages, as it always does; \
            everything else here only reads the project. Modules without a counterpart are empty for --check, so that one \
            import does not hide all other errors of a target.

            EXAMPLES
              Make a package of the project in this folder, and read what it needs:
                transferable port .
              Only read, and write nothing:
                transferable port --dry-run Recipes.xcodeproj
              Give Linux the branches that the source has for macOS:
                transferable port --patch . > branches.patch; git apply branches.patch
              Name the place of swift-transferable, leave a package out, and build:
                transferable port . --transferable ~/src/swift-transferable --leave-out Sparkle --check

            The exit status is 1 if --check finds errors.
            """
    )

    @Option(
        help: ArgumentHelp("Where swift-transferable is: a path or a URL.", valueName: "package"),
        completion: .directory
    )
    var transferable = PortingOptions().transferable

    @Option(
        help: ArgumentHelp(
            "Leave out a package that the project uses, by its name. Can be repeated.",
            valueName: "name"
        )
    )
    var leaveOut: [String] = []

    @Flag(help: "Build, and count the errors that are left by kind.")
    var check = false

    @Flag(name: [.customShort("n"), .long], help: "Say what would be written, and write nothing.")
    var dryRun = false

    @Flag(help: "Print a patch that gives Linux the branches of #if for the project's platform, and write nothing.")
    var patch = false

    @Argument(help: "The Xcode project, workspace or package, or the folder of one.", completion: .file())
    var path = "."

    func validate() throws {
        if patch, check || dryRun {
            throw ValidationError("--patch prints a patch and does nothing else: leave out --check and --dry-run.")
        }
        if check, dryRun {
            throw ValidationError("--check and --dry-run do not go together: what is not written cannot be built.")
        }
    }

    func run() throws {
        let isComplete: Bool
        do {
            let location = try ProjectLocation(path: path)
            isComplete = try run(at: location)
        } catch let error as PortingError {
            throw CommandFailure(error.description)
        }
        if !isComplete { throw ExitCode.failure }
    }

    /// Returns whether no errors are left, as far as they are looked for.
    private func run(at location: ProjectLocation) throws -> Bool {
        var missing = EmptyModules()
        switch location.kind {
        case .package:
            let (package, advice) = PackageReview.review(of: location.folder)
            if patch { return try write(package.patches) }
            try write(PortReport.lines(package, isChecked: check) + advice)
        case .xcode(let project):
            var options = PortingOptions()
            (options.transferable, options.leftOut) = (transferable, leaveOut)
            let package = try PackageMaker.package(of: project, in: location.folder, options: options)
            if patch { return try write(package.patches) }
            guard !package.targetNames.isEmpty else {
                try write(PortReport.lines(package, isChecked: false))
                throw CommandFailure("\(project.quoted) has no target that becomes a part of a package.")
            }
            try GeneratedFiles(package.generatedFiles(in: location.folder), in: location.folder)
                .write(dryRun ? .announcing : .performing)
            missing = package.modulesWithoutCounterpart
            try write(PortReport.lines(package, isChecked: check))
        }
        guard check else { return true }
        let errors = try BuildCheck(folder: location.folder, missingModules: missing).run()
        try write(ErrorSummary.lines(errors))
        return errors.entries.isEmpty
    }

    /// Prints patches.
    /// - Returns: Whether there are any.
    private func write(_ patches: [SourcePatch]) throws -> Bool {
        if patches.isEmpty { StandardError.writeLine("No branch can be given to Linux by its name alone.") }
        for patch in patches { try StandardOutput.write(OutputText.text(patch.text)) }
        return !patches.isEmpty
    }

    private func write(_ lines: [String]) throws {
        try StandardOutput.write(OutputText.text(lines.map { $0 + "\n" }.joined()))
    }
}
