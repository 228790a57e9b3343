# shellcheck shell=bash
# The version of this package, which stands in one place: the constant that "transferable --version" prints. To be sourced, from the
# package's root.

package_version() {
    sed -nE 's/.*static let version = "([0-9]+\.[0-9]+\.[0-9]+)".*/\1/p' Sources/transferable/Commands/BuildDescription.swift
}

# check_version_texts VERSION: says where a text names another version than this one, and fails then.
check_version_texts() {
    local version=$1 wrong=0 found
    [[ -n $version ]] || {
        echo "Sources/transferable/Commands/BuildDescription.swift has no version." >&2
        return 1
    }
    # What "transferable port" writes into manifests.
    found=$(sed -nE 's/.*from: \\"([0-9.]+)\\".*/\1/p' Sources/ProjectPorting/Package/Manifest.swift)
    [[ $found == "$version" ]] || {
        echo "Sources/ProjectPorting/Package/Manifest.swift names version ${found:-none}, not $version." >&2
        wrong=1
    }
    # The newest release, or the one that is to come.
    found=$(sed -nE 's/^## \[([0-9]+\.[0-9]+\.[0-9]+)\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$/\1/p' CHANGELOG.md | head -n 1)
    if [[ -z $found ]]; then
        grep --quiet --fixed-strings "$version, will have" CHANGELOG.md || {
            echo "CHANGELOG.md names neither a release nor $version as the one to come." >&2
            wrong=1
        }
    elif [[ $found != "$version" ]]; then
        echo "CHANGELOG.md has $found as its newest release, not $version." >&2
        wrong=1
    fi
    [[ -s Documentation/Releases/$version.md ]] || {
        echo "Documentation/Releases/$version.md is missing, the notes of one page." >&2
        wrong=1
    }
    return "$wrong"
}
