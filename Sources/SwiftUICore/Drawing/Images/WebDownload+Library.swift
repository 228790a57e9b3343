/// The declaration must match `Sources/CWebDownload/include/CWebDownload.h`, which no compiler checks.
/// `Sources/SystemSupport/Linux/Linux.swift` explains why the module is not imported.
@_extern(c, "web_download")
func webDownload(
    _ url: UnsafePointer<CChar>,
    _ mostBytes: Int64,
    _ context: UnsafeMutableRawPointer?,
    _ receive: @convention(c) (_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ count: Int) -> Bool,
    _ isCancelled: @convention(c) (_ context: UnsafeMutableRawPointer?) -> Bool,
    _ type: UnsafeMutablePointer<CChar>,
    _ typeSize: Int,
    _ place: UnsafeMutablePointer<CChar>,
    _ placeSize: Int
) -> CInt
