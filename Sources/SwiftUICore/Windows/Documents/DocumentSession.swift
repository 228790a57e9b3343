import AppFiles
import CoreTransferable
import Foundation
import Observation
import SystemSupport
import UniformTypeIdentifiers

/// A document that is open in a window, regardless of its type: its file, and the questions to the user about it.
@MainActor
@Observable
class DocumentSession {
    /// The location of the file; nil for a document that was never saved.
    final var fileURL: URL? { configuration.fileURL }
    /// A Boolean value that indicates whether the document has changes that its file has not.
    fileprivate(set) final var isEdited = false {
        didSet { if isEdited != oldValue { titleDidChange() } }
    }
    /// A Boolean value that indicates whether the user is asked where to save it.
    final var isAskedForPlace = false
    /// A Boolean value that indicates whether the user is asked which documents to open.
    final var isAskedForDocuments = false
    /// A Boolean value that indicates whether the user is asked whether to save the changes.
    final var isAskedForChanges = false
    /// A Boolean value that indicates whether the user is asked about another program's changes of the file.
    final var isAskedForReplacing = false
    /// The error message for the user.
    final var failure: String?
    /// The progress of writing, if it takes long enough to be shown.
    private(set) final var shownProgress: ProgressManager?
    /// A Boolean value that indicates whether the document is created after the window.
    fileprivate(set) final var isArriving = false

    /// The name of a document without a file.
    @ObservationIgnored final let standardName: String
    @ObservationIgnored final let isEditable: Bool
    /// The file, as the document knows it.
    @ObservationIgnored final let configuration: URLDocumentConfiguration
    @ObservationIgnored private final var contentType: UTType?
    /// The contents of the file.
    @ObservationIgnored private final var saved: SavedDocument?
    /// The file as it was when it was read or written; nil if that is not known.
    @ObservationIgnored private final var fileStatus: stat?
    /// A number that increases with each change.
    @ObservationIgnored private final var changeCount = 0
    /// The recorded state in which the document equals its file; nil if there is none.
    @ObservationIgnored private final var savedState: UndoManager.State?
    @ObservationIgnored private final var closesWhenSaved = false
    @ObservationIgnored private final var isSaving = false
    /// The recovery, which keeps a copy while there are changes; nil for none.
    @ObservationIgnored final var recovery: DocumentRecovery?
    @ObservationIgnored private final var recoveryEntry: DocumentRecovery.Entry?
    @ObservationIgnored private final var isCopyScheduled = false
    @ObservationIgnored private final weak var host: (any ViewHost)?

    /// Called when ``title`` has changed.
    @ObservationIgnored final var titleDidChange: @MainActor () -> Void = {}
    /// A closure that closes the window.
    @ObservationIgnored final var close: @MainActor () -> Void = {}
    /// Opens other documents.
    @ObservationIgnored final weak var opener: (any DocumentOpener)?

    init(standardName: String, isEditable: Bool, _ configuration: URLDocumentConfiguration) {
        (self.standardName, self.isEditable, self.configuration) = (standardName, isEditable, configuration)
    }

    /// The savable part of the document; nil if there is no document.
    var writtenDocument: WrittenDocument? { nil }

    /// Follows the changes that a window records.
    func follow(_ graph: ViewGraph) {
        host = graph.host
        if !isEdited { savedState = settledState }
    }

    /// The present state, as the window records changes; nil if it does not.
    var recordedState: UndoManager.State? { nil }
    /// The present state, which later changes leave; nil if that is not known.
    var settledState: UndoManager.State? { nil }

    /// The name of the file.
    final var name: String { fileURL?.lastPathComponent ?? standardName }
    /// The initial folder of dialogs about the document: that of its file.
    final var folder: URL { fileURL?.deletingLastPathComponent() ?? .standardFolder }
    /// The title of the window.
    final var title: String { isEdited ? "• \(name)" : name }
    /// A Boolean value that indicates whether the window shows nothing that the user would miss.
    final var isPristine: Bool { fileURL == nil && changeCount == 0 }

    /// Takes over that the document has another content than its file.
    final func didEdit() {
        changeCount += 1
        stateDidChange()
        if isEdited { scheduleCopy() }
    }

    /// Takes over that changes were made or undone. When all are undone, the document equals its file again.
    final func stateDidChange() {
        isEdited = savedState == nil || recordedState != savedState
        if !isEdited { removeCopy() }
    }

    /// Takes over that the document was read from its file.
    final func didOpen(_ type: UTType, _ saved: SavedDocument) {
        (contentType, self.saved) = (type, saved)
        fileStatus = fileURL.flatMap(currentStatus)
    }

    /// Takes over that the document is a copy that was recovered, and keeps that until it is saved.
    final func didRecover(_ type: UTType, from entry: DocumentRecovery.Entry) {
        (contentType, recoveryEntry) = (type, entry)
        savedState = nil
        changeCount += 1
        isEdited = true
    }

    // MARK: Recovery

    /// The delay of a copy after a change, in seconds.
    private static let copyDelay: TimeInterval = 2

    private final func scheduleCopy() {
        guard recovery != nil, !isCopyScheduled, let host else { return }
        isCopyScheduled = true
        host.schedule(after: Self.copyDelay) { [weak self] in Task.immediate { await self?.keepCopy() } }
    }

    /// Keeps a copy of the document for the case that the process ends.
    private final func keepCopy() async {
        isCopyScheduled = false
        guard isEdited, let recovery, let document = writtenDocument,
            let type = contentType ?? document.contentTypes.first
        else { return }
        let info = RecoveredDocument(path: fileURL?.path, contentType: type.identifier, name: standardName)
        do {
            let entry = try recoveryEntry ?? recovery.makeEntry()
            recoveryEntry = entry
            try await entry.write(document.snapshot(type, unchangedFile).prepare(), info)
        } catch {
            transferLogger.warning("No copy of “\(name)” could be kept: \(error.localizedDescription)")
        }
        if !isEdited { removeCopy() }
    }

    private final func removeCopy() {
        recoveryEntry?.remove()
        recoveryEntry = nil
    }

    // MARK: Closing

    /// Returns whether the window may be closed; the user is asked about changes otherwise.
    final func mayClose() -> Bool {
        if isEdited { isAskedForChanges = true }
        return !isEdited
    }

    /// Saves the document, and closes the window then.
    final func saveAndClose() {
        closesWhenSaved = true
        save()
    }

    /// Closes the window without saving the changes.
    final func discard() {
        isEdited = false
        removeCopy()
        close()
    }

    // MARK: Saving

    /// Saves the document, in its file or where the user wants it.
    final func save() {
        guard isEditable else { return }
        guard fileURL != nil, let contentType, let types = writtenDocument?.contentTypes,
            types.contains(where: contentType.conforms)
        else { return saveElsewhere() }
        if isChangedOutside { isAskedForReplacing = true } else { saveReplacing() }
    }

    /// A Boolean value that indicates whether another program has written to the file.
    private final var isChangedOutside: Bool {
        guard let fileStatus, let fileURL, let status = currentStatus(of: fileURL) else { return false }
        return !status.hasSameContents(as: fileStatus)
    }

    /// The contents of the file, if they are unchanged.
    private final var unchangedFile: SavedDocument? {
        guard isChangedOutside else { return saved }
        var saved = saved
        saved?.didChangeOutside()
        return saved
    }

    /// Saves the document in its file, and replaces any contents.
    final func saveReplacing() {
        guard let fileURL, let contentType else { return }
        Task.immediate { await self.write(to: fileURL, as: contentType, replacesExisting: true) }
    }

    /// Asks the user for another place, and saves the document there.
    final func saveElsewhere() {
        if isEditable { isAskedForPlace = true }
    }

    /// Takes over that the user wants no place for it.
    final func placeWasNotChosen() { closesWhenSaved = false }

    /// Writes the document to the place that the user chose.
    final func write(to choice: FileDialogChoice) async {
        let type = choice.contentType ?? .data
        await write(to: choice.urls[0], as: type, replacesExisting: choice.replacesExisting)
    }

    private final func write(to url: URL, as type: UTType, replacesExisting: Bool) async {
        guard !isSaving, let document = writtenDocument else { return }
        isSaving = true
        defer { isSaving = false }
        let progress = ProgressManager(totalCount: 1)
        showLater(progress)
        defer { shownProgress = nil }
        let (count, existing) = (changeCount, url == fileURL ? unchangedFile : nil)
        let state = settledState
        do {
            let prepared = try await document.snapshot(type, existing).prepare()
            saved = try await prepared.write(url, replacesExisting, progress)
            (contentType, fileStatus) = (type, currentStatus(of: url))
            configuration.fileURL = url
            configuration.followFile()
            titleDidChange()
            savedState = state
            // The user may have made changes meanwhile.
            if changeCount == count {
                isEdited = false
                removeCopy()
            }
            if closesWhenSaved { close() }
        } catch {
            failure = url.failure("saved", error)
        }
        closesWhenSaved = false
    }

    /// The time of writing after which its progress is shown, in seconds.
    private static let progressDelay: TimeInterval = 1

    private final func showLater(_ progress: ProgressManager) {
        host?.schedule(after: Self.progressDelay) { [weak self] in
            if let self, isSaving, !progress.isFinished { shownProgress = progress }
        }
    }
}

/// Returns the current status of a file; nil if it does not exist.
private func currentStatus(of url: URL) -> stat? {
    var status = stat()
    return stat(url.path, &status) == 0 ? status : nil
}

/// A document that is open in a window.
final class OpenDocument<Document>: DocumentSession {
    private let kind: DocumentKind<Document>
    /// The location of the document; nil in a window without one.
    private var location: DocumentLocation<Document>?
    private var undoManager: UndoManager?

    /// The most changes that can be undone: each has a document as it was.
    private static var mostChanges: Int { 100 }

    init(_ kind: DocumentKind<Document>, name: String, _ configuration: URLDocumentConfiguration) {
        self.kind = kind
        super.init(standardName: name, isEditable: kind.written != nil, configuration)
    }

    /// Takes over the document, for which the window is there.
    func take(_ document: Document) {
        let location = DocumentLocation(document)
        location.documentDidChange = { [weak self] before in self?.documentDidChange(from: before) }
        self.location = location
    }

    /// Puts the document into the environment of its window, if views find documents of its kind there.
    func provide(to environment: inout EnvironmentValues) {
        if let location { kind.provide(location.untrackedValue, &environment) }
    }

    /// Sets a document that the program creates or reads. An error is shown to the user.
    /// - Returns: False if the user cancels.
    @discardableResult
    func read(_ make: @MainActor () async throws -> Document) async -> Bool {
        isArriving = true
        defer { isArriving = false }
        do {
            take(try await make())
        } catch is CancellationError {
            return false
        } catch {
            failure = URL(fileURLWithPath: name).failure("opened", error)
        }
        return true
    }

    var hasDocument: Bool {
        !isArriving && location != nil
    }

    /// A binding to the document, which is there.
    var binding: Binding<Document> {
        guard let location else { preconditionFailure("A window without a document has shown one") }
        return Binding(location)
    }

    override var writtenDocument: WrittenDocument? {
        location.flatMap { location in kind.written.map { $0(location.untrackedValue) } }
    }

    override func follow(_ graph: ViewGraph) {
        let undoManager = graph.undoManager
        self.undoManager = undoManager
        super.follow(graph)
        if kind.isValue {
            undoManager.levelsOfUndo = Self.mostChanges
            undoManager.didChange = { [weak self] in self?.stateDidChange() }
        } else {
            undoManager.didChange = { [weak self] in self?.didEdit() }
        }
    }

    override var recordedState: UndoManager.State? { undoManager?.state }
    override var settledState: UndoManager.State? { undoManager?.settle() }

    private func documentDidChange(from before: Document) {
        guard kind.isValue else { return }
        undoManager?.registerUndo(withTarget: self) { $0.location?.value = before }
        didEdit()
    }
}

/// The location of an open document, which reports changes of the document.
private final class DocumentLocation<Document>: ValueLocation<Document>, @unchecked Sendable {
    private let state: StateLocation<Document>
    /// Called with the document before a change. It is set before anything else uses the location.
    var documentDidChange: @MainActor (Document) -> Void = { _ in }

    @MainActor
    init(_ document: Document) { state = StateLocation(document) }

    override var untrackedValue: Document { state.untrackedValue }
    override var value: Document {
        get { state.value }
        set {
            let old = state.untrackedValue
            guard !areEqual(old, newValue) else { return }
            state.value = newValue
            let (notify, before) = (documentDidChange, UncheckedBox(old))
            MainThread.run { notify(before.value) }
        }
    }

    override func noteRead(isStale: @escaping () -> Bool) -> Bool { state.noteRead(isStale: isStale) }
}
