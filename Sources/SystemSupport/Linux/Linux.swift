// The functions of Linux beyond POSIX that Swift's Glibc module omits.
//
// The functions are declared only here, with C's calling convention, instead of in a C module. A module that a Swift
// module imports must be available to all direct and indirect importers of that module, even with `internal import`.
// However, the modules of this package have the names of Apple's, so unrelated packages import them if `canImport`
// finds them, without the module maps of the C targets. See the article “Sharing a build with other packages”.
//
// Each declaration must have the parameters of the function's manual page, because the compiler compares it with no
// header. Functions with variable arguments cannot be declared in this way.

@_extern(c) func accept4(
    _ socket: CInt,
    _ address: UnsafeMutablePointer<sockaddr>?,
    _ length: UnsafeMutablePointer<socklen_t>?,
    _ flags: CInt
) -> CInt

@_extern(c, "copy_file_range") func copyFileRange(
    _ input: CInt,
    _ inputOffset: UnsafeMutablePointer<Int64>?,
    _ output: CInt,
    _ outputOffset: UnsafeMutablePointer<Int64>?,
    _ count: Int,
    _ flags: CUnsignedInt
) -> Int

@_extern(c) func eventfd(_ count: CUnsignedInt, _ flags: CInt) -> CInt

@_extern(c) func fgetxattr(
    _ file: CInt,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeMutableRawPointer?,
    _ size: Int
) -> Int

@_extern(c) func flistxattr(_ file: CInt, _ names: UnsafeMutablePointer<CChar>?, _ size: Int) -> Int

/// The structure of the result begins with the number of the kind of file system, of the size of a `long`.
@_extern(c) func fstatfs(_ file: CInt, _ result: UnsafeMutableRawPointer) -> CInt

@_extern(c) func fsetxattr(
    _ file: CInt,
    _ name: UnsafePointer<CChar>,
    _ value: UnsafeRawPointer?,
    _ size: Int,
    _ flags: CInt
) -> CInt

@_extern(c, "memfd_create") package func memfdCreate(_ name: UnsafePointer<CChar>, _ flags: CUnsignedInt) -> CInt

@_extern(c) func mkostemp(_ template: UnsafeMutablePointer<CChar>, _ flags: CInt) -> CInt

/// Makes a file from a template that ends in six letters X, closed in programs that this one becomes.
func makeTemporaryFile(_ template: UnsafeMutablePointer<CChar>) -> CInt { mkostemp(template, O_CLOEXEC) }

@_extern(c) func pipe2(_ ends: UnsafeMutablePointer<CInt>, _ flags: CInt) -> CInt

@_extern(c, "pthread_setname_np") func pthreadSetName(_ thread: pthread_t, _ name: UnsafePointer<CChar>) -> CInt

@_extern(c) func renameat2(
    _ oldDirectory: CInt,
    _ oldPath: UnsafePointer<CChar>,
    _ newDirectory: CInt,
    _ newPath: UnsafePointer<CChar>,
    _ flags: CUnsignedInt
) -> CInt

@_extern(c) func syncfs(_ file: CInt) -> CInt

/// Constants of headers that Swift's Glibc module leaves out. They are those of x86-64 and of 64-bit ARM, as
/// scripts/check-architectures sees to.
enum Linux {
    /// `FICLONE` of linux/fs.h.
    static let clone: UInt = 0x4004_9409
    /// `F_SETPIPE_SZ` of fcntl.h.
    static let setPipeSize: CInt = 1031
    /// `F_GETPIPE_SZ` of fcntl.h.
    static let getPipeSize: CInt = 1032
    /// `MFD_CLOEXEC` of sys/mman.h.
    static let closeMemoryFile: CUnsignedInt = 1
    /// `O_PATH` of fcntl.h.
    static let location: CInt = 0o10_000_000
    /// The file systems `proc`, `sysfs`, `debugfs`, `tracefs` and `securityfs` by their numbers of linux/magic.h.
    static let fileSystemsOfKernel: Set<Int> = [0x9FA0, 0x6265_6572, 0x6462_6720, 0x7472_6163, 0x7363_6673]
    /// `O_TMPFILE` of fcntl.h.
    static let unnamedFile: CInt = 0o20_000_000 | O_DIRECTORY
    /// `RENAME_EXCHANGE` of stdio.h.
    static let exchanging: CUnsignedInt = 2
    /// `RENAME_NOREPLACE` of stdio.h.
    static let withoutReplacing: CUnsignedInt = 1
    /// `SO_PEERPIDFD` of asm/socket.h, which the headers of older systems do not name.
    static let peerProcess: CInt = 77
    /// `XATTR_SIZE_MAX` of linux/limits.h.
    static let largestAttribute = 65_536
}
