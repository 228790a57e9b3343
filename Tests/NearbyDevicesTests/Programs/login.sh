#!/bin/bash
# Runs commands as a login does in which systemd starts the user's services.
#
# usage: login.sh COMMANDS
#
# systemd takes all processes of its control group for its own, and would move those of the machine. So it is in namespaces that
# have nothing but itself: of processes, of control groups, of mounts and of the network.
set -euo pipefail

if [[ ${1:-} != --inside ]]; then
    root=$(findmnt --noheadings --output TARGET --types cgroup2 | head -1)
    [[ -n $root ]]
    # Groups of killed tests are empty.
    for group in "$root"/nearby-login-*; do
        if [[ -d $group && ! -d /proc/${group##*-} ]]; then find "$group" -depth -type d -exec rmdir {} + || true; fi
    done
    group=$root/nearby-login-$$
    mkdir "$group"
    trap 'find "$group" -depth -type d -exec rmdir {} +' EXIT
    (
        echo "$BASHPID" >"$group/cgroup.procs"
        exec unshare --mount --pid --fork --kill-child --cgroup --net --propagation private \
            bash "${BASH_SOURCE[0]}" --inside "$@"
    )
    exit
fi

mount -t proc proc /proc
mount -t cgroup2 cgroup2 /sys/fs/cgroup
# This is the only group, and the first process is this one.
[[ $$ == 1 && $(sed -n 's/^0:://p' /proc/self/cgroup) == / ]]
mount -t tmpfs tmpfs /run
mkdir -p /run/systemd/system /run/user
mkdir -m 700 "/run/user/$UID"
ip link set lo up

export XDG_RUNTIME_DIR=/run/user/$UID
/lib/systemd/systemd --user --log-target=console --log-level=warning >&2 &
manager=$!
until [[ -S $XDG_RUNTIME_DIR/systemd/private ]]; do
    kill -0 "$manager"
    sleep 0.1
done
systemctl --user --wait is-system-running >&2
result=0
bash -euo pipefail -c "$2" || result=$?
kill "$manager"
wait "$manager" || true
exit "$result"
