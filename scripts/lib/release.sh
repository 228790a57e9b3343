# shellcheck shell=bash
# Builds the command line as it is installed: so that it starts in a millisecond or two. To be sourced, from the
# package's root.

# Builds an executable product, linked with Swift's libraries so that it runs on machines without Swift.
#
# Half of a short command's time would be the loader's. It has nothing to relocate in a program at a fixed address, and
# nothing to look for where libraries are in the program, too; symbols are left out, as they are of other programs.
#
# usage: build_command NAME; the program is then at "$(command_path NAME)"
build_command() {
    local libraries=$PWD/.build/static-libraries name archive found=()
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
        printf 'Name: %s\nDescription: %s\nVersion: 0\nLibs: -l%s\n' "$name" "$name" "$name" \
            >"$libraries/pkgconfig/$name.pc"
    done
    # What the archive of libxcb needs, which its shared library finds by itself.
    local needed=()
    [[ " ${found[*]} " == *" xcb "* ]] && needed=(-Xlinker -lXau -Xlinker -lXdmcp)
    PKG_CONFIG_PATH="$libraries/pkgconfig" swift build --configuration release --product "$1" --static-swift-stdlib \
        -Xswiftc "-L$libraries" "${needed[@]}" \
        -Xlinker --strip-all -Xlinker --gc-sections -Xswiftc -Xclang-linker -Xswiftc -no-pie
}

command_path() {
    echo "$PWD/.build/release/$1"
}
