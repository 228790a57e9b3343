import CommandSupport
import DesktopDeclarations
import Foundation

/// The types of one app in the user's part of the desktop's databases.
///
/// The package is placed where “xdg-mime install --novendor” puts it. That script itself is not used, because it splits
/// paths at spaces and does not report that the database cannot be built.
struct DesktopInstallation {
    let name: String
    let data: UserDataDirectory
    let steps: Steps

    init(name: String, in data: UserDataDirectory, steps: Steps) {
        self.name = name
        self.data = data
        self.steps = steps
    }

    private var recordPath: String { data.path(of: InstallationRecord.path(name: name)) }

    /// Installs or updates a package with its accompanying files.
    ///
    /// If the first installation fails, everything is as before.
    ///
    /// - Parameters:
    ///   - package: The types.
    ///   - others: Icons and the app's desktop entry, by their paths.
    ///   - propertyList: The contents of the `Info.plist` with the declarations.
    func install(
        _ package: MIMEPackage,
        with others: [(path: String, contents: Data)],
        propertyList: Data
    ) throws {
        let database = try MIMEDatabase(in: data)
        var files = [(path: "\(MIMEDatabase.packages)/\(name).xml", contents: Data(package.xml.utf8 + [10]))]
        files += others
        files.append((InstallationRecord.propertyListPath(name: name), propertyList))

        let previous = try InstallationRecord(at: recordPath)
        try refuseForeignFiles(files.map(\.path), previous)

        let paths = files.map(\.path)
        let stale = (previous?.files ?? []).filter { !paths.contains($0) }
        var record = InstallationRecord(
            files: paths + stale,
            directories: (previous?.directories ?? [])
                + missingDirectories(for: paths + [InstallationRecord.path(name: name)])
        )
        let cache = try entryCache(for: record)
        do {
            try steps.write(record.encoded, to: recordPath)
            for file in files { try steps.write(file.contents, to: data.path(of: file.path)) }
            for path in stale { try steps.remove(data.path(of: path)) }
            try database.update(steps)
            try cache?.update(steps)
        } catch {
            if previous == nil { _ = try? remove() }
            throw error
        }
        if !stale.isEmpty {
            record.files = paths
            try steps.write(record.encoded, to: recordPath)
        }
        noticeIcons(record)
    }

    /// Removes the installed files.
    ///
    /// - Returns: Whether there were any.
    func remove() throws -> Bool {
        guard let record = try InstallationRecord(at: recordPath) else { return false }
        for path in record.files { try steps.remove(data.path(of: path)) }
        // Should the database not be built, the rest is removed all the same.
        let update = Result {
            try MIMEDatabase(in: data).update(steps)
            try entryCache(for: record)?.update(steps)
        }
        try steps.remove(recordPath)
        noticeIcons(record)
        steps.quietly {
            MIMEDatabase.removeIfEmpty(data)
            DesktopEntryCache.removeIfEmpty(data)
            for directory in record.directories.reversed() { rmdir(data.path(of: directory)) }
        }
        try update.get()
        return true
    }

    /// Ends the installation before it begins if it would replace a file that this command did not write.
    private func refuseForeignFiles(_ paths: [String], _ previous: InstallationRecord?) throws {
        let foreign = paths.map(data.path(of:)).filter { path in
            FileManager.default.fileExists(atPath: path)
        }
        let own = Set((previous?.files ?? []).map(data.path(of:)))
        guard let path = foreign.first(where: { !own.contains($0) }) else { return }
        throw CommandFailure(
            "\(path.printable) is there already and was not installed by this command. Move it away, then try again."
        )
    }

    /// Returns the directories that are to be made for some files, outer ones first.
    private func missingDirectories(for paths: [String]) -> [String] {
        var missing: [String] = []
        for path in paths {
            let components = path.split(separator: "/").dropLast()
            for count in components.indices.map({ $0 + 1 }) {
                let directory = components.prefix(count).joined(separator: "/")
                if !missing.contains(directory), !FileManager.default.fileExists(atPath: data.path(of: directory)) {
                    missing.append(directory)
                }
            }
        }
        return missing
    }

    /// Returns the cache of desktop entries; nil if none is installed.
    private func entryCache(for record: InstallationRecord) throws -> DesktopEntryCache? {
        let hasEntry = record.files.contains { $0.hasPrefix("\(DesktopEntryCache.entries)/") }
        return hasEntry ? try DesktopEntryCache(in: data) : nil
    }

    /// Makes programs look at the icons again: a cache counts as outdated when it is older than its theme's directory.
    private func noticeIcons(_ record: InstallationRecord) {
        guard record.files.contains(where: { $0.hasPrefix("icons/") }) else { return }
        steps.quietly { _ = utimes(data.path(of: "icons/hicolor"), nil) }
    }
}
