import GTKInterop
import Glibc

/// GNOME's library of looks, libadwaita, where it is installed.
///
/// Nothing depends on it: it is loaded by its name when an app starts on GNOME. It then styles the windows of the process as those of
/// GNOME's apps are, follows the desktop's colour scheme, and with version 1.6 the desktop's accent colour.
@MainActor
struct AdwaitaLibrary {
    /// The choices of a colour scheme, by their numbers in `AdwColorScheme`.
    private enum Scheme: CInt {
        case ofDesktop = 0
        case light = 1
        case dark = 4
    }

    private typealias Function = @convention(c) () -> Void
    private typealias Getter = @convention(c) () -> UnsafeMutableRawPointer?
    private typealias NumberGetter = @convention(c) () -> CUnsignedInt
    private typealias Setter = @convention(c) (UnsafeMutableRawPointer?, CInt) -> Void

    private let manager: Getter
    private let setScheme: Setter
    /// A Boolean value that indicates whether the library follows the desktop's accent colour.
    let hasAccentColors: Bool

    /// Loads the library, which styles all windows from then on; nil if it is not installed.
    init?() {
        guard let library = dlopen("libadwaita-1.so.0", RTLD_NOW),
            let start = dlsym(library, "adw_init"),
            let manager = dlsym(library, "adw_style_manager_get_default"),
            let setScheme = dlsym(library, "adw_style_manager_set_color_scheme"),
            let minorVersion = dlsym(library, "adw_get_minor_version")
        else { return nil }
        self.manager = unsafeBitCast(manager, to: Getter.self)
        self.setScheme = unsafeBitCast(setScheme, to: Setter.self)
        hasAccentColors = unsafeBitCast(minorVersion, to: NumberGetter.self)() >= 6
        unsafeBitCast(start, to: Function.self)()
    }

    /// Calls an action each time that windows have turned dark or light.
    func onChange(_ action: @escaping () -> Void) {
        guard let manager = manager() else { return }
        Signal.connect(manager, "notify::dark", object: { _ in action() })
    }

    /// Sets whether windows are dark.
    /// - Parameter isDark: Nil for the desktop's colour scheme.
    func setDark(_ isDark: Bool?) {
        let scheme = isDark.map { $0 ? Scheme.dark : .light } ?? .ofDesktop
        setScheme(manager(), scheme.rawValue)
    }
}
