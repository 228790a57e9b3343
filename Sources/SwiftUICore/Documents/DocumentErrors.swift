import Foundation
import SystemSupport

extension CocoaError {
    /// Says why a file was not read.
    init(reading url: URL, _ error: SystemError) {
        let code: CocoaError.Code =
            switch error.code {
            case ENOENT, ENOTDIR: .fileReadNoSuchFile
            case EACCES, EPERM: .fileReadNoPermission
            case ENAMETOOLONG: .fileReadInvalidFileName
            default: .fileReadUnknown
            }
        self.init(code, "read", at: url, because: error.reason, error)
    }

    /// Says why a file was not written.
    init(writing url: URL, _ error: SystemError) {
        self.init(error.writingCode, "written", at: url, because: error.reason, error)
    }

    /// Says why a file was not moved.
    init(moving url: URL, _ error: SystemError) {
        self.init(error.writingCode, "moved", at: url, because: error.reason, error)
    }

    /// Creates the error of an operation on a file.
    /// - Parameters:
    ///   - code: The kind of the error.
    ///   - done: The operation that failed, such as “read”.
    ///   - url: The file.
    ///   - reason: The reason, as the end of a sentence.
    ///   - cause: The error of the system.
    init(_ code: CocoaError.Code, _ done: String, at url: URL, because reason: String, _ cause: SystemError? = nil) {
        var info: [String: Any] = [
            NSFilePathErrorKey: url.path,
            NSURLErrorKey: url,
            NSLocalizedDescriptionKey: "\(url.shownName) could not be \(done): \(reason).",
        ]
        if let cause { info[NSUnderlyingErrorKey] = NSError(domain: NSPOSIXErrorDomain, code: Int(cause.code)) }
        self.init(code, userInfo: info)
    }
}

extension SystemError {
    /// The kind of an error of writing.
    fileprivate var writingCode: CocoaError.Code {
        switch code {
        case ENOENT, ENOTDIR: .fileNoSuchFile
        case EACCES, EPERM: .fileWriteNoPermission
        case EROFS: .fileWriteVolumeReadOnly
        case ENOSPC, EDQUOT: .fileWriteOutOfSpace
        case EEXIST: .fileWriteFileExists
        case ENAMETOOLONG: .fileWriteInvalidFileName
        default: .fileWriteUnknown
        }
    }
}

extension URL {
    /// The name of the file as the user reads it, in quotes.
    fileprivate var shownName: String {
        let name = lastPathComponent
        return "“\(String(name.count > 80 ? name.prefix(80) + "…" : name[...]).printable)”"
    }

    /// Returns the message for a file that could not be opened or saved as a document. It contains the file's name,
    /// whatever error the document threw.
    /// - Parameters:
    ///   - done: The operation that failed: “opened” or “saved”.
    ///   - error: The error.
    func failure(_ done: String, _ error: any Error) -> String {
        let text = error.localizedDescription
        if text.contains(lastPathComponent) || text.contains(shownName) { return text }
        let reason =
            switch error {
            case is DecodingError, CocoaError.fileReadCorruptFile:
                "it is damaged, or not of a kind that this app opens"
            case let error as any LocalizedError where error.errorDescription != nil: text
            case is CocoaError: text
            default: "\(error)".printable
            }
        return "\(shownName) could not be \(done): \(reason)" + (reason.hasSuffix(".") ? "" : ".")
    }
}
