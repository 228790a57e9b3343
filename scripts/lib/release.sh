# shellcheck shell=bash
# Builds programs for machines without Swift: apps, and the command line, so that it starts in a millisecond or two. To be
# sourced, from the package's root.

# The builds of before stay for the next. "transferable bundle" builds apps here as well: nothing here is compiled with other
# options than there, so that no module is compiled twice, and programs differ by how they are linked. No program
# of the package needs the macros, whose swift-syntax takes longer to build than all else.
release_build=.build/bundle

# The order in which functions are linked; see scripts/record-function-order.
function_order=$PWD/Packaging/function-order

# Prints the folder of the Swift toolchain with its libraries.
swift_resources() { swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p'; }

# Prepares the options that "transferable bundle" builds apps with.
#
# usage: prepare_apps; sets "app_options"
prepare_apps() {
    app_options=(
        --configuration release --static-swift-stdlib
        -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
        -Xswiftc -Xfrontend -Xswiftc -function-sections
        -Xlinker --gc-sections -Xlinker --strip-all
    )
    # The linker that comes with Swift puts functions in an order, and writes relocations in short where the loader knows those.
    local glibc
    [[ -x $(swift_resources)/../../bin/ld.lld ]] || return 0
    app_options+=(-Xswiftc -use-ld=lld)
    glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null) || true
    if [[ $glibc == 'glibc '* && $(printf '2.36\n%s\n' "${glibc#glibc }" | sort -V | head -1) == 2.36 ]]; then
        app_options+=(-Xlinker -z -Xlinker pack-relative-relocs)
    fi
    app_options+=(-Xlinker --no-warn-symbol-ordering -Xlinker "--symbol-ordering-file=$function_order")
}

# Prepares the options of programs for machines without Swift.
#
# usage: prepare_programs; sets "program_options"
prepare_programs() {
    local app_options
    prepare_apps
    mkdir -p "$release_build"
    # Swift's static libraries ask for their symbols to be exported, which the loader then searches.
    echo '{ local: *; };' >"$release_build/exports"
    program_options=(
        --scratch-path "$release_build" --disable-default-traits "${app_options[@]}"
        -Xlinker "--version-script=$PWD/$release_build/exports"
    )
}

# Builds programs as they are bundled, such as the apps and those of tests.
#
# usage: build_programs NAME…; each program is then at "$(command_path NAME)"
build_programs() {
    local program_options name
    prepare_programs
    for name in "$@"; do TRANSFERABLE_COMMANDS=yes swift build "${program_options[@]}" --product "$name"; done
}

# Prepares the options of commands. Half of a short command's time would be the loader's. It has nothing to relocate in a program at a
# fixed address, and little to look for where libraries are in the program, too.
#
# usage: prepare_commands; sets "libraries" and "command_options"
prepare_commands() {
    local program_options
    prepare_programs
    libraries=$PWD/$release_build/libraries
    local name archive found=()
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
    # The part of GCC's library that unwinds stacks, by the name of the shared one.
    archive=$(cc -print-file-name=libgcc_eh.a)
    [[ ! -e $archive ]] || ln -s "$archive" "$libraries/libgcc_s.a"
    # The directories that pkg-config names go before all others, and to the linker alone. Modules name most libraries by themselves.
    for name in libqrencode xcb xcb-xfixes wayland-client; do
        printf 'Name: %s\nDescription: %s\nVersion: 0\nLibs: -L%s\n' "$name" "$name" "$libraries" >"$libraries/pkgconfig/$name.pc"
    done
    # What the archive of libxcb needs, which its shared library finds by itself.
    local needed=()
    [[ " ${found[*]} " == *" xcb "* ]] && needed=(-Xlinker -lXau -Xlinker -lXdmcp)
    # A program at a fixed address has no relative relocations, and asks for no newer C library on their account.
    [[ " ${program_options[*]} " != *" pack-relative-relocs "* ]] || needed+=(-Xlinker -z -Xlinker nopack-relative-relocs)
    # What "transferable --version" tells. Numbers are all that a linker can add to what is compiled already, and those of 31
    # bits fit all ways in which an address is written.
    local commit swift stamp=()
    commit=$(git rev-parse HEAD 2>/dev/null) && commit=${commit::7} && stamp+=(-Xlinker "--defsym=transferable_commit=0x$commit")
    swift=$(swift --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+)\.([0-9]+)(\.([0-9]+))?.*/\1 \2 \4/p')
    [[ -z $swift ]] || stamp+=(-Xlinker "--defsym=transferable_swift=$(printf '0x%02d%02d%02d' $swift)")
    command_options=("${program_options[@]}" "${needed[@]}" "${stamp[@]}" -Xlinker -no-pie)
}

# Builds with these options: build_command [OPTION…].
build_command() {
    TRANSFERABLE_COMMANDS=yes PKG_CONFIG_PATH="$libraries/pkgconfig" swift build "${command_options[@]}" "$@"
}

# Has GTK and libwayland-client linked together: with_wayland yes, or no for programs that load the library by themselves where there
# is Wayland.
with_wayland() {
    sed -i "s,^Libs:.*,Libs: -L$libraries$([[ $1 != yes ]] || echo ' -lwayland-client')," "$libraries/pkgconfig/wayland-client.pc"
}

# Builds executable products, linked with Swift's libraries so that they run on machines without Swift.
#
# usage: build_commands NAME…; each program is then at "$(command_path NAME)"
build_commands() {
    local libraries command_options name
    prepare_commands
    # Foundation has 34 MB of tables for all languages and encodings in it. The windows need them; all else speaks English.
    local tables=()
    if [[ " $* " == *" transferable "* || " $* " == *" transferable-share "* ]]; then
        build_command --product language-tables
        mapfile -t tables < <("$(command_path language-tables)" "$libraries" | sed 's/^/-Xlinker\n/')
        ((${#tables[@]} > 0))
    fi
    for name in "$@"; do
        if [[ $name == transferable-window ]]; then
            # The program with windows tells GDK what the library brings.
            with_wayland yes
            build_command --product "$name"
            with_wayland no
        else
            build_command "${tables[@]}" --product "$name"
        fi
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
