import CommandSupport
import CoreTransferable
import Foundation
import Observation
import SwiftUICore

/// The receiver of the drops on the window. It prints them in order, and the window shows the last result.
@MainActor @Observable
final class DropReceiver {
    /// The accepted types of a drop.
    @ObservationIgnored let contentTypes: [UTType]
    private(set) var heading = "Drop here"
    private(set) var hint: String
    /// The last accepted item.
    private(set) var last: String?
    /// The file that was taken last; nil if that was something else, or several.
    private(set) var lastFile: URL?
    /// A Boolean value that indicates whether a drop is being read.
    private(set) var isBusy = false

    @ObservationIgnored private let request: DropRequest
    @ObservationIgnored private let session: WindowSession
    @ObservationIgnored private let output: DropOutput
    @ObservationIgnored private let wanted: [UTType]
    /// The number of accepted items.
    @ObservationIgnored private var count = 0
    /// The number of drops whose result the sender does not know yet.
    @ObservationIgnored private var pending = 0
    /// A Boolean value that indicates whether nothing more can be printed.
    @ObservationIgnored private var isOutputClosed = false
    /// Drops are printed in their order, however long reading each of them takes.
    @ObservationIgnored private var report: Task<Bool, Never>?

    init(_ request: DropRequest, session: WindowSession) {
        self.request = request
        self.session = session
        output = DropOutput(request)
        wanted = request.types.map { UTType(importedAs: $0) }
        // Everything is an item, in the tree of types, or content.
        contentTypes = wanted.isEmpty ? [.item, .content] : wanted
        hint =
            wanted.isEmpty
            ? request.directory == nil ? "Files, links or text." : "Files, links, text or pictures."
            : "Only \(wanted.count == 1 ? "this kind" : "these kinds"): \(Self.names(wanted))."
        endWithReader()
    }

    /// Takes a drop.
    /// - Returns: Whether it was of use.
    func take(_ providers: [NSItemProvider], _ location: CGPoint) async -> Bool {
        isBusy = true
        pending += 1
        let previous = report
        let task = Task {
            // One report after another.
            _ = await previous?.value
            return await printed(providers)
        }
        report = task
        let isTaken = await task.value
        if report == task { isBusy = false }
        return isTaken
    }

    /// Handles the end of a drop, when the sender knows its result.
    func dropDidEnd(_ operation: DropOperation) {
        pending -= 1
        if operation != .forbidden { session.didDrop() }
        if isOutputClosed, pending == 0 { session.end() }
    }

    /// Prints a drop. Returns whether there was an item to print.
    private func printed(_ providers: [NSItemProvider]) async -> Bool {
        let items = providers.map { DroppedItem($0, wanted: wanted) }.filter(\.isWanted)
        guard !items.isEmpty else {
            return refuse("What was dropped is not of the kind that is wanted: \(Self.names(wanted)).")
        }
        do {
            switch request.output {
            case .contents: return try await print(items)
            case .types:
                let listing = await DropListing(items.map(\.provider))
                // An empty line separates drops.
                try await output.write(line: (count > 0 ? "\n" : "") + listing.text)
            case .json: try await output.write(line: DropListing(items.map(\.provider)).json())
            }
        } catch {
            return fail(error)
        }
        show(taken: items.count, items.count == 1 ? items[0].provider.suggestedName?.printable : nil)
        return true
    }

    private func print(_ items: [DroppedItem]) async throws -> Bool {
        let directory = request.directory.map { URL(fileURLWithPath: $0, isDirectory: true) }
        var taken: [DroppedItem.Finding] = []
        for item in items {
            let finding: DroppedItem.Finding
            do {
                finding = try await item.find(savingIn: directory)
            } catch {
                // One item that cannot be read is no reason to lose the others.
                StandardError.writeWarning("Something that was dropped could not be read: \(error)")
                continue
            }
            if case .unsaved(let type) = finding {
                StandardError.writeWarning(
                    "\(type.identifier) was dropped, which is data: use --output DIRECTORY to save it."
                )
                continue
            }
            try await output.write(finding)
            taken.append(finding)
        }
        guard !taken.isEmpty else {
            return refuse("Nothing of that could be taken. The terminal tells more.", isTold: true)
        }
        show(taken: taken.count, taken.count == 1 ? taken[0].summary : nil, taken.count == 1 ? taken[0].file : nil)
        return true
    }

    private func fail(_ error: any Error) -> Bool {
        if !(error is DropOutput.ReaderIsGone) {
            StandardError.writeWarning("\(error)")
            session.fail()
        }
        isOutputClosed = true
        return false
    }

    // MARK: What the window tells

    private func refuse(_ reason: String, isTold: Bool = false) -> Bool {
        if !isTold { StandardError.writeWarning(reason) }
        heading = "Not taken"
        hint = reason
        return false
    }

    /// - Parameters:
    ///   - name: The type of the item, if it is one.
    ///   - file: The item, where it is one file.
    private func show(taken number: Int, _ name: String?, _ file: URL? = nil) {
        count += number
        heading = count == 1 ? "1 item taken" : "\(count) items taken"
        last = name ?? "\(number) items"
        lastFile = file
        hint = "Drop more, or press Escape to close."
    }

    private static func names(_ types: [UTType]) -> String {
        types.map { ($0.localizedDescription ?? $0.identifier).printable }.joined(separator: ", ")
    }

    /// Ends the program when its output has no reader, even while it writes no output.
    private func endWithReader() {
        ReaderWatch.start { [weak self] in
            guard let self else { return }
            isOutputClosed = true
            if pending == 0 { session.end() }
        }
    }
}
