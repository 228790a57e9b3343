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
        let code: CocoaError.Code =
            switch error.code {
            case ENOENT, ENOTDIR: .fileNoSuchFile
            case EACCES, EPERM: .fileWriteNoPermission
            case EROFS: .fileWriteVolumeReadOnly
            case ENOSPC, EDQUOT: .fileWriteOutOfSpace
            case EEXIST: .fileWriteFileExists
            case ENAMETOOLONG: .fileWriteInvalidFileName
            default: .fileWriteUnknown
            }
        self.init(code, "written", at: url, because: error.reason, error)
    }

    /// Says what could not be done with a file.
    /// - Parameters:
    ///   - code: The kind of the error.
    ///   - done: What could not be done, such as “read”.
    ///   - url: The file.
    ///   - reason: Why, as the end of a sentence.
    ///   - cause: What the system said.
    init(_ code: CocoaError.Code, _ done: String, at url: URL, because reason: String, _ cause: SystemError? = nil) {
        let name = url.lastPathComponent
        let shownName = (name.count > 80 ? name.prefix(80) + "…" : name[...])
        var info: [String: Any] = [
            NSFilePathErrorKey: url.path,
            NSURLErrorKey: url,
            NSLocalizedDescriptionKey: "“\(String(shownName).printable)” could not be \(done): \(reason).",
        ]
        if let cause { info[NSUnderlyingErrorKey] = NSError(domain: NSPOSIXErrorDomain, code: Int(cause.code)) }
        self.init(code, userInfo: info)
    }
}
