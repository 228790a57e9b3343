# shellcheck shell=bash
# A desktop without a monitor, driven as by a person. To be sourced.
#
#     trap stop_desktop EXIT
#     start_desktop furnished 1280 800
#     launch mousepad notes.txt
#     window=$(desktop window "$launched")
#     desktop key "$window" ctrl+s
#
# Everything that is started ends with the script, however the script ends; on EXIT the script calls stop_desktop. The driver is
# scripts/lib/desktop, whose __main__.py lists what can be asked for.

# shellcheck disable=SC2034  # It is for the scripts that source this file.
launched=       # The process of the last `launch`.
desktop_files=  # Private directory of this desktop.
requests='' answers='' driver='' undo=

# start_desktop KIND [WIDTH HEIGHT]: starts a display and makes it this script's. A server is bare; furnished has a window manager, a
# background and shadows; sway has a clipboard of Wayland's and no screen; session has directories and no display.
start_desktop() {
    local program
    program=$(dirname "${BASH_SOURCE[0]}")/desktop
    trap 'exit 130' INT
    trap 'exit 143' TERM
    coproc desktop_driver { exec setpriv --pdeathsig TERM -- python3 -B "$program" "$@"; }
    exec {requests}>&"${desktop_driver[1]}" {answers}<&"${desktop_driver[0]}"
    # shellcheck disable=SC2154  # It is coproc's.
    driver=$desktop_driver_PID
    eval "exec ${desktop_driver[1]}>&- ${desktop_driver[0]}<&-"
    undo=$(desktop variables undo)
    eval "$(desktop variables)"
}

# desktop REQUEST WORD…: has the driver do something, and prints its answer.
desktop() {
    local status text
    printf '%s\0' "$#" "$@" >&"$requests"
    IFS= read -r -d '' status <&"$answers" && IFS= read -r -d '' text <&"$answers" || return 1
    [[ -z $text ]] || printf '%s\n' "$text"
    return "$status"
}

# Ends all that was started, and gives the script its own environment again.
stop_desktop() {
    [[ -n $driver ]] || return 0
    kill "$driver" 2>/dev/null || true
    wait "$driver" 2>/dev/null || true
    exec {requests}>&- {answers}<&-
    driver=
    eval "$undo"
}

# However the script ends: says what the programs wrote where something failed, and leaves no process behind.
finish_desktop() {
    local status=$?
    ((status == 0)) || tail -n 40 "$desktop_files/log" >&2 || true
    stop_desktop
}

# launch COMMAND…: starts a program on the desktop. Its process is in $launched, what it writes in $desktop_files/log.
launch() {
    local variables
    mapfile -d '' -t variables < <(env -0)
    # shellcheck disable=SC2034
    launched=$(desktop launch "$PWD" "${#variables[@]}" "${variables[@]}" "$@")
}

# Like `launch`, for programs that warn in their window when root runs them: shows them another user where that is possible.
launch_as_person() {
    if ((EUID == 0)) && unshare --user --map-user=1000 true 2>/dev/null; then
        launch unshare --user --map-user=1000 -- "$@"
    else
        launch "$@"
    fi
}

# Starts a message bus, which programs find from then on.
start_bus() {
    launch dbus-daemon --session --nofork --address="unix:path=$desktop_files/bus"
    wait_for 20 test -S "$desktop_files/bus"
    export DBUS_SESSION_BUS_ADDRESS=unix:path=$desktop_files/bus
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

# settle: waits until nothing changes on the screen.
settle() {
    local before='' after tries
    for ((tries = 0; tries < 60; tries++)); do
        sleep 0.3
        after=$(import -silent -window root rgb:- | sha256sum)
        [[ $after != "$before" ]] || return 0
        before=$after
    done
    echo "The screen does not come to rest." >&2
    return 1
}
