/// See `Sources/CWebDownload/include/CWebDownload.h`, with which no compiler compares this. Why the module is not imported is said in
/// `Sources/SystemSupport/Linux/Linux.swift`.
@_extern(c, "web_download")
func webDownload(
    _ url: UnsafePointer<CChar>,
    _ mostBytes: Int64,
    _ context: UnsafeMutableRawPointer?,
    _ receive: @convention(c) (_ context: UnsafeMutableRawPointer?, _ bytes: UnsafeRawPointer?, _ count: Int) -> Bool,
    _ isCancelled: @convention(c) (_ context: UnsafeMutableRawPointer?) -> Bool,
    _ type: UnsafeMutablePointer<CChar>,
    _ typeSize: Int
) -> CInt
