import Foundation

extension SystemError {
    /// Creates the error that stands for one of Foundation's, with the number that the system gave where Foundation passes it on.
    init(_ subject: String, _ error: any Error) {
        if let error = error as? SystemError {
            self = error
            return
        }
        var reason: NSError? = error as NSError
        while let error = reason, error.domain != NSPOSIXErrorDomain {
            reason = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        let code = reason.map { CInt($0.code) } ?? Self.code(of: error as? CocoaError)
        self.init(subject, code)
    }

    private static func code(of error: CocoaError?) -> CInt {
        switch error?.code {
        case .fileNoSuchFile, .fileReadNoSuchFile: ENOENT
        case .fileReadNoPermission, .fileWriteNoPermission: EACCES
        case .fileWriteFileExists: EEXIST
        case .fileWriteOutOfSpace: ENOSPC
        case .fileWriteVolumeReadOnly: EROFS
        case .fileReadInvalidFileName, .fileWriteInvalidFileName: EINVAL
        default: EIO
        }
    }

    /// Calls a function of Foundation's.
    /// - Throws: The error that stands for that of the function.
    static func reporting<Result>(_ subject: String, _ body: () throws -> Result) throws(SystemError) -> Result {
        do { return try body() } catch { throw SystemError(subject, error) }
    }
}
