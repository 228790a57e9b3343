# shellcheck shell=bash
# Builds the command line as it is installed: so that it starts in a millisecond or two. To be sourced, from the
# package's root.

# The builds of before stay for the next: other builds of the package have other flags.
release_build=.build/installation

# Builds executable products, linked with Swift's libraries so that they run on machines without Swift.
#
# Half of a short command's time would be the loader's. It has nothing to relocate in a program at a fixed address, and
# little to look for where libraries are in the program, too. Symbols are left out, as they are of other programs, and none is
# exported. libwayland-client is loaded by the program itself where there is Wayland.
#
# usage: build_commands NAME…; each program is then at "$(command_path NAME)"
build_commands() {
    local libraries=$PWD/$release_build/libraries name archive found=()
    rm -rf "$libraries"
    mkdir -p "$libraries/pkgconfig"
    for name in stdc++ xcb xcb-xfixes Xau Xdmcp; do
        archive=$(cc -print-file-name="lib$name.a")
        # Without an archive the shared library is used.
        [[ -e $archive ]] || continue
        # Where the linker finds no other form of a library first, it takes this one.
        ln -s "$archive" "$libraries/lib$name.a"
        found+=("$name")
    done
    # The directories that pkg-config names go before all others, so it may name none.
    for name in xcb xcb-xfixes wayland-client; do
        printf 'Name: %s\nDescription: %s\nVersion: 0\nLibs:\n' "$name" "$name" >"$libraries/pkgconfig/$name.pc"
    done
    # What the archive of libxcb needs, which its shared library finds by itself.
    local needed=()
    [[ " ${found[*]} " == *" xcb "* ]] && needed=(-Xlinker -lXau -Xlinker -lXdmcp)
    # What "transferable --version" tells. Numbers are all that a linker can add to what is compiled already, and those of 31
    # bits fit all ways in which an address is written.
    local commit swift stamp=()
    commit=$(git rev-parse HEAD 2>/dev/null) && commit=${commit::7} && stamp+=(-Xlinker "--defsym=transferable_commit=0x$commit")
    swift=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+)(\.([0-9]+))?.*/\1 \2 \4/p')
    [[ -z $swift ]] || stamp+=(-Xlinker "--defsym=transferable_swift=$(printf '0x%02d%02d%02d' $swift)")
    # Swift's static libraries ask for their symbols to be exported, which the loader then searches.
    echo '{ local: *; };' >"$libraries/exports"
    local options=(
        --scratch-path "$release_build" --configuration release --static-swift-stdlib -Xswiftc "-L$libraries" "${needed[@]}"
        "${stamp[@]}" -Xlinker --strip-all -Xlinker --gc-sections -Xlinker "--version-script=$libraries/exports"
        -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
    )
    # Foundation has 34 MB of tables for all languages and encodings in it. The windows need them; all else speaks English.
    local tables=()
    if [[ " $* " == *" transferable "* || " $* " == *" transferable-share "* ]]; then
        PKG_CONFIG_PATH="$libraries/pkgconfig" swift build "${options[@]}" --product language-tables
        mapfile -t tables < <("$(command_path language-tables)" "$libraries" | sed 's/^/-Xlinker\n/')
        ((${#tables[@]} > 0))
    fi
    for name in "$@"; do
        local chosen=()
        [[ $name == transferable-window ]] || chosen=("${tables[@]}")
        # GTK is linked with it, and the program with windows tells GDK what the library brings.
        [[ $name != transferable-window ]] ||
            sed -i 's/^Libs:.*/Libs: -lwayland-client/' "$libraries/pkgconfig/wayland-client.pc"
        PKG_CONFIG_PATH="$libraries/pkgconfig" swift build "${options[@]}" "${chosen[@]}" --product "$name"
    done
}

command_path() {
    echo "$PWD/$release_build/release/$1"
}

# Installs the command with its parts, manual pages, completions and desktop entries, which have been built.
#
# usage: install_command DIRECTORY [PREFIX [ZSH]]    PREFIX is the directory's path on the machine that it is for, and ZSH the
#                                                    directory of completions in DIRECTORY/share/zsh
install_command() {
    local prefix=$1 installed=${2:-$1} manual
    manual=$(mktemp -d)
    scripts/make-manual "$(command_path transferable)" "$(command_path generate-manual)" "$manual"

    install -D --mode=755 "$(command_path transferable)" "$prefix/bin/transferable"
    # The parts for other apps and for windows are no commands.
    local part
    for part in transferable-nearby transferable-share transferable-window; do
        install -D --mode=755 "$(command_path "$part")" "$prefix/libexec/transferable/$part"
    done
    install -d "$prefix/share/man/man1" "$prefix/share/applications" "$prefix/share/file-manager/actions"
    install --mode=644 "$manual"/man/man1/*.1 "$prefix/share/man/man1"
    install -D --mode=644 "$manual/completions/transferable" "$prefix/share/bash-completion/completions/transferable"
    install -D --mode=644 "$manual/completions/_transferable" "$prefix/share/zsh/${3:-site-functions}/_transferable"
    install -D --mode=644 "$manual/completions/transferable.fish" \
        "$prefix/share/fish/vendor_completions.d/transferable.fish"
    install --mode=644 Packaging/applications/*.desktop "$prefix/share/applications"
    install --mode=644 Packaging/file-manager/*.desktop "$prefix/share/file-manager/actions"
    # What file managers call from their menus: PCManFM above, and Thunar, Dolphin and Nautilus.
    install -D --mode=644 Packaging/sendto/transferable-share.desktop "$prefix/share/Thunar/sendto/transferable-share.desktop"
    install -D --mode=644 Packaging/servicemenus/transferable-share.desktop \
        "$prefix/share/kio/servicemenus/transferable-share.desktop"
    install -D --mode=644 Packaging/nautilus/transferable_share.py \
        "$prefix/share/nautilus-python/extensions/transferable_share.py"
    # The share sheet for other programs, which the session bus starts.
    install -d "$prefix/share/dbus-1/services"
    sed "s|@PREFIX@|$installed|" Packaging/dbus-1/org.swift_transferable.Share.service \
        >"$prefix/share/dbus-1/services/org.swift_transferable.Share.service"
    # The exchange with other devices, which is off until “transferable nearby --enable”.
    install -d "$prefix/share/systemd/user"
    sed "s|@PREFIX@|$installed|" Packaging/systemd/transferable-nearby.service \
        >"$prefix/share/systemd/user/transferable-nearby.service"
    install -D --mode=644 Packaging/icons/transferable.svg "$prefix/share/icons/hicolor/scalable/apps/transferable.svg"
    rm -rf "$manual"
}
