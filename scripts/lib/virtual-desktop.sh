# shellcheck shell=bash
# A desktop without a monitor, driven as by a person: Xvfb, openbox, xdotool, xclip. To be sourced.
#
#     trap stop_desktop EXIT
#     start_desktop 1280 800
#     launch mousepad notes.txt
#     window=$(window_of "$launched")
#     key "$window" ctrl+s
#
# Everything that is started ends with the script, however the script ends; on EXIT the script calls stop_desktop.

started=()      # The processes to end, the oldest first.
launched=       # The process of the last `launch`.
clipboard=      # The xclip that owns the clipboard.
desktop_files=  # Private directory of this desktop.

# Ends all that was started, the youngest first, and removes the private directory.
stop_desktop() {
    local index
    # Programs end when a person closes their windows. Mousepad 0.6 crashes when a signal ends it.
    close_windows 2>/dev/null || true
    for ((index = ${#started[@]} - 1; index >= 0; index--)); do
        kill "${started[index]}" 2>/dev/null || continue
        # One that does not listen has a second before it is ended by force.
        wait_for 1 ended "${started[index]}" || kill -KILL "${started[index]}" 2>/dev/null || true
        wait "${started[index]}" 2>/dev/null || true
    done
    started=()
    [[ -z $desktop_files ]] || rm -rf -- "$desktop_files"
    desktop_files=
}

# However the script ends: says what the programs wrote where something failed, and leaves no process behind.
finish_desktop() {
    local status=$?
    ((status == 0)) || tail -n 40 "$desktop_files/log" >&2 || true
    stop_desktop
}

# Asks all windows to close, and gives them a moment.
close_windows() {
    [[ -n $desktop_files ]] || return 0
    local window
    for window in $(timeout 5 wmctrl -l | cut -d ' ' -f 1); do
        timeout 5 wmctrl -i -c "$window"
    done
    wait_for 2 has_no_windows
}

has_no_windows() {
    # A window that closes meanwhile is an error of wmctrl.
    [[ -z $(timeout 5 wmctrl -l 2>/dev/null) ]]
}

ended() {
    ! kill -0 "$1" 2>/dev/null
}

# wait_for SECONDS COMMAND…: repeats the command until it succeeds, and fails when the time is over.
wait_for() {
    local deadline=$((${EPOCHREALTIME/[.,]/} + $1 * 1000000))
    shift
    until "$@"; do
        ((${EPOCHREALTIME/[.,]/} < deadline)) || return 1
        sleep 0.1
    done
}

# launch COMMAND…: starts a program on the desktop. Its process is in $launched, what it writes in $desktop_files/log.
launch() {
    # The kernel ends it when this script is killed without a chance to clean up.
    setpriv --pdeathsig TERM -- "$@" </dev/null >>"$desktop_files/log" 2>&1 &
    launched=$!
    started+=("$launched")
}

# Like `launch`, for programs that warn in their window when root runs them: shows them another user where that is possible.
launch_as_person() {
    if ((EUID == 0)) && unshare --user --map-user=1000 true 2>/dev/null; then
        launch unshare --user --map-user=1000 -- "$@"
    else
        launch "$@"
    fi
}

# start_desktop WIDTH HEIGHT: starts the display and the window manager and makes them this script's.
start_desktop() {
    desktop_files=$(mktemp --directory --tmpdir desktop-XXXXXX)
    trap 'exit 130' INT
    trap 'exit 143' TERM

    # The server looks for a free number itself and writes it when it is ready. -noreset: it outlives its clients.
    mkfifo "$desktop_files/display"
    setpriv --pdeathsig TERM -- Xvfb -displayfd 3 -screen 0 "$1x$2x24" -nolisten tcp -noreset -dpi 96 \
        3<>"$desktop_files/display" </dev/null >>"$desktop_files/log" 2>&1 &
    started+=("$!")
    local number
    read -r -t 20 number <>"$desktop_files/display"

    unset WAYLAND_DISPLAY WAYLAND_SOCKET XAUTHORITY SESSION_MANAGER GTK_THEME
    export DISPLAY=:$number GDK_BACKEND=x11 QT_QPA_PLATFORM=xcb XDG_SESSION_TYPE=x11
    export XDG_RUNTIME_DIR=$desktop_files/run XDG_CONFIG_HOME=$desktop_files/config XDG_DATA_HOME=$desktop_files/data
    # No session bus, no accessibility bus, settings from a file; drawing in memory is quicker than OpenGL in software.
    export DBUS_SESSION_BUS_ADDRESS=disabled: GTK_A11Y=none NO_AT_BRIDGE=1 GSETTINGS_BACKEND=keyfile GSK_RENDERER=cairo
    export LC_ALL=C.UTF-8
    mkdir --mode=700 "$XDG_RUNTIME_DIR"
    mkdir --parents "$XDG_CONFIG_HOME"/{gtk-3.0,gtk-4.0,openbox} "$XDG_DATA_HOME/themes/Tour/openbox-3"
    tee "$XDG_CONFIG_HOME"/gtk-{3,4}.0/settings.ini >/dev/null <<'END'
[Settings]
gtk-enable-animations=false
gtk-font-name=Cantarell 11
gtk-cursor-blink=false
END
    # Title bars that go with GTK's.
    sed 's|<name>Clearlooks</name>|<name>Tour</name>|; s|<name>sans</name>|<name>Cantarell</name>|; s|NLIMC|LIMC|' \
        /etc/xdg/openbox/rc.xml >"$XDG_CONFIG_HOME/openbox/rc.xml"
    cat >"$XDG_DATA_HOME/themes/Tour/openbox-3/themerc" <<'END'
border.width: 1
border.color: #8a8f98
padding.width: 8
padding.height: 6
window.client.padding.width: 0
window.client.padding.height: 0
window.handle.width: 0
window.label.text.justify: center
window.active.title.bg: flat solid
window.active.title.bg.color: #ebebed
window.active.title.separator.color: #d5d5d8
window.active.label.bg: parentrelative
window.active.label.text.color: #2e3436
window.active.button.*.bg: parentrelative
window.active.button.*.image.color: #2e3436
window.inactive.title.bg: flat solid
window.inactive.title.bg.color: #fafafa
window.inactive.title.separator.color: #e5e5e8
window.inactive.label.bg: parentrelative
window.inactive.label.text.color: #8b8e8f
window.inactive.button.*.bg: parentrelative
window.inactive.button.*.image.color: #8b8e8f
END
    launch openbox --sm-disable
    wait_for 20 manages_windows
    hsetroot -add '#41648a' -add '#9dbccb' -gradient 0 >/dev/null
    # Draws shadows, and mixes what is translucent, such as the picture that a drag carries, with what lies below it. It
    # draws all of the screen each time: picom 12.5 leaves windows out of the parts of it that have changed.
    launch picom --config /dev/null --backend xrender --no-use-damage --shadow --shadow-radius 20 --shadow-opacity 0.5 \
        --shadow-offset-x -20 --shadow-offset-y -12 --shadow-exclude 'override_redirect'
    wait_for 20 composites
}

# Has programs that start from now on have dark windows, and gives them dark title bars.
use_dark_theme() {
    echo 'gtk-application-prefer-dark-theme=true' >>"$XDG_CONFIG_HOME/gtk-4.0/settings.ini"
    sed --in-place 's/#ebebed/#303030/; s/#d5d5d8/#1b1b1b/; s/#8a8f98/#1b1b1b/; s/#2e3436/#eeeeec/' \
        "$XDG_DATA_HOME/themes/Tour/openbox-3/themerc"
    openbox --reconfigure
}

# EWMH: a window manager that runs names its own window in this property.
manages_windows() {
    [[ $(xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null) == *"window id #"* ]]
}

# The compositor owns the selection _NET_WM_CM_S0, with a window of its own.
composites() {
    xwininfo -root -children | grep --quiet --ignore-case '"picom"'
}

# window_of PROCESS: prints the window of a process, or fails when it has none yet.
window_of() {
    wmctrl -l -p | awk -v process="$1" '$3 == process { print $1; found = 1; exit } END { exit !found }'
}

# surface WINDOW: prints the place and size "X Y WIDTH HEIGHT" of what the client draws. xdotool's own answer is wrong for
# windows in a frame.
surface() {
    xwininfo -id "$1" | awk '
        /Absolute upper-left X/ { x = $NF } /Absolute upper-left Y/ { y = $NF }
        /Width:/ { width = $NF } /Height:/ { height = $NF }
        END { print x, y, width, height }'
}

# place WINDOW X Y [WIDTH HEIGHT]: moves a window, and resizes it.
place() {
    (($# < 5)) || xdotool windowsize "$1" "$4" "$5"
    xdotool windowmove "$1" "$2" "$3"
    local before='' after
    after=$(surface "$1")
    while [[ $after != "$before" ]]; do
        before=$after
        sleep 0.3
        after=$(surface "$1")
    done
}

# picture FILE: saves a picture of the screen.
picture() {
    import -silent -window root "png:$1"
}

# mean_color X Y WIDTH HEIGHT: prints the mean colour of a part of the screen, "RED GREEN BLUE" from 0 to 255.
mean_color() {
    import -silent -window root -crop "$3x$4+$1+$2" +repage png:- | mean_color_of png:-
}

# mean_color_of PICTURE: the same of a picture.
mean_color_of() {
    convert "$1" -resize '1x1!' -depth 8 rgb:- | od -An -tu1
}

# key WINDOW KEYS…: gives a window the keyboard and presses keys.
key() {
    timeout 10 xdotool windowactivate --sync "$1"
    xdotool key --delay 30 "${@:2}"
}

# click X Y
click() {
    xdotool mousemove "$1" "$2" sleep 0.1 mousedown 1 sleep 0.05 mouseup 1 sleep 0.2
}

# drag X Y TO_X TO_Y [FILE]: drags with the primary button; the picture shows the moment before the button is released.
#
# A toolkit begins a drag some pixels from where the button went down, and the program under the pointer needs a moment to
# answer: hence small steps at first and a rest at the end.
drag() {
    local motions=() step
    for step in 1 2 4 7 10 15 25 40 55 70 80 90 95 100; do
        motions+=(mousemove $(($1 + ($3 - $1) * step / 100)) $(($2 + ($4 - $2) * step / 100)) sleep 0.03)
    done
    xdotool mousemove "$1" "$2" sleep 0.1 mousedown 1 sleep 0.1 "${motions[@]}" \
        mousemove $(($3 + 1)) "$4" sleep 0.03 mousemove "$3" "$4" sleep 0.4
    (($# < 5)) || picture "$5"
    xdotool mouseup 1
}

# set_clipboard FILE [TARGET]: another program (xclip) takes the clipboard and offers a file's contents.
set_clipboard() {
    local previous=$clipboard target=${2:-UTF8_STRING}
    launch xclip -quiet -selection clipboard -target "$target" -in "$1"
    clipboard=$launched
    wait_for 10 clipboard_has "$target"
    wait_for 10 clipboard_equals "$1" "$target"
    [[ -z $previous ]] || kill "$previous" 2>/dev/null || true
}

# get_clipboard [TARGET]: prints what the clipboard's owner gives to another program (xclip).
get_clipboard() {
    timeout 10 xclip -selection clipboard -target "${1:-UTF8_STRING}" -out 2>/dev/null
}

clipboard_has() {
    get_clipboard TARGETS | grep --quiet --line-regexp --fixed-strings -- "$1"
}

clipboard_equals() {
    get_clipboard "$2" | cmp --quiet - "$1"
}
