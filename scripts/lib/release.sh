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
    # Swift's static libraries ask for their symbols to be exported, which the loader then searches.
    echo '{ local: *; };' >"$libraries/exports"
    for name in "$@"; do
        PKG_CONFIG_PATH="$libraries/pkgconfig" swift build --scratch-path "$release_build" --configuration release \
            --product "$name" --static-swift-stdlib -Xswiftc "-L$libraries" "${needed[@]}" \
            -Xlinker --strip-all -Xlinker --gc-sections -Xlinker "--version-script=$libraries/exports" \
            -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
    done
}

command_path() {
    echo "$PWD/$release_build/release/$1"
}
