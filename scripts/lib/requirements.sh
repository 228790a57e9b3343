# shellcheck shell=bash
# What the scripts need from the machine: Swift, and packages of Debian. To be sourced.

# shellcheck disable=SC2034  # The lists are for the scripts that source this file.
{
    # To build. libcurl is for programs that are linked statically with Swift's libraries, as scripts/install does: Foundation loads
    # from the network with it.
    build_packages=(libcurl4-openssl-dev libgnutls28-dev libgtk-4-dev libqrencode-dev libwayland-dev libxcb1-dev libxcb-xfixes0-dev pkg-config)

    # To run a GTK app: what it draws with.
    app_packages=(adwaita-icon-theme librsvg2-common shared-mime-info fonts-cantarell)

    # A virtual display, and what drives it.
    desktop_packages=(python3 xvfb openbox xdotool xclip x11-utils wmctrl imagemagick fonts-dejavu-core)

    # The compositors of GNOME and KDE, what programs for X11 need on them, and the look of GNOME's apps.
    compositor_packages=(mutter "gir1.2-mutter-1[0-9]" kwin-wayland xwayland libadwaita-1-0)

    # The programs that tests exchange data with, and Wayland compositors.
    test_packages=(weston sway "${compositor_packages[@]}" wl-clipboard mousepad pcmanfm python3-gi gir1.2-gtk-3.0 gir1.2-gtk-4.0
        dbus xdg-utils libfile-mimeinfo-perl libglib2.0-bin xsel python3-pyqt5 python3-xlib copyq at-spi2-core orca python3-pyatspi zbar-tools
        bubblewrap desktop-file-utils fuse3 iproute2 kdeconnect openssl xdg-desktop-portal xdg-desktop-portal-gtk
        poppler-utils xterm tmux screen dpkg-dev file)

    # The programs that scripts/try-peers exchanges data with.
    peer_packages=(weston "${compositor_packages[@]}" xclip wl-clipboard dbus python3-gi gir1.2-gtk-3.0 gir1.2-gtk-4.0 python3-pyqt6 qt6-wayland chromium
        firefox-esr thunar nautilus pcmanfm-qt dolphin qtwayland5 libreoffice-writer libreoffice-calc libreoffice-gtk3 python3-uno
        geany kate vim-gtk3 emacs-gtk konsole gnome-terminal mpv vlc gimp krita python3-pyqt5 inkscape evince keepassxc copyq
        thunderbird libglib2.0-bin xdg-desktop-portal fuse3)

    # What an installation is checked with.
    installation_packages=(python3 dbus libglib2.0-bin man-db mandoc xvfb xsel desktop-file-utils)

    # To build C for another architecture, and to run it.
    architecture_packages=(gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user)

    # To measure windows, and to open the same windows with other toolkits (Benchmarks/views).
    view_packages=(gcc libc6-dev libx11-dev libxdamage-dev python3-gi gir1.2-gtk-4.0 python3-pyqt6 python3-pyqt6.qtqml
        python3-pyqt6.qtquick qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts
        qml6-module-qtquick-templates qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-models
        qml6-module-qtqml-workerscript libqt6svg6)

    # To make and check a Debian package.
    packaging_packages=(dpkg-dev lintian fish zsh)

    # To check the bundles of apps.
    bundle_packages=(appstream desktop-file-utils dbus libglib2.0-bin librsvg2-common python3)

    # To build the Flatpak of an app, with a system that stands in for its runtimes.
    flatpak_packages=(flatpak flatpak-builder debootstrap dbus)

    # The program that the demo drags to, and what makes its pictures look like a desktop.
    demo_packages=(mousepad picom hsetroot)
}

# Ends the script unless there is a Swift that can build this package.
require_swift() {
    if ! command -v swift >/dev/null; then
        echo "Swift 6.2 or later is needed and \"swift\" is not in PATH: see https://www.swift.org/install/linux" >&2
        exit 1
    fi
}

# Prints those of the named packages that are missing, a line each.
missing_packages() {
    local package
    for package in "$@"; do
        if [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) != installed ]]; then echo "$package"; fi
    done
}

# Installs those of the named packages that are missing. Where this user may not, says what to run and ends the script.
require_packages() {
    if ! command -v dpkg-query >/dev/null; then
        echo "This is neither Debian nor Ubuntu: make sure that there is what these packages have: $*" >&2
        return
    fi

    local missing lock as_root=()
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} > 0)) || return 0

    if ((EUID != 0)); then
        if ! command -v sudo >/dev/null || ! sudo --non-interactive true 2>/dev/null; then
            echo "Packages are missing. Run this line, then this script again:" >&2
            echo "sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${missing[*]}" >&2
            exit 1
        fi
        as_root=(sudo --non-interactive)
    fi

    # A script that runs at the same time may be installing them. apt-get waits for another one only where it installs, not where it
    # fetches lists. What an installation starts, such as a service, does not keep the lock.
    exec {lock}>"/tmp/swift-transferable-packages-$EUID.lock"
    flock "$lock"
    mapfile -t missing < <(missing_packages "${missing[@]}")
    if ((${#missing[@]} > 0)); then install_packages "${missing[@]}" {lock}>&-; fi
    exec {lock}>&-
}

# Installs packages. To be called by require_packages, which has what must run as root in $as_root.
install_packages() {
    echo "Installing $*"
    local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get --quiet=2 -o DPkg::Lock::Timeout=300)
    local install=("${apt[@]}" install --yes --no-install-recommends "$@")
    # A fresh machine has no package lists, and old ones name versions that are gone: then they are fetched. What fails for good says
    # so the second time.
    if ! apt-cache show --no-all-versions "$@" >/dev/null 2>&1 || ! "${install[@]}" >/dev/null 2>&1; then
        "${apt[@]}" update
        "${install[@]}" >/dev/null
    fi
}
