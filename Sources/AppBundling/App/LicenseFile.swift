import Foundation

/// The licence that a package has in a file.
struct LicenseFile {
    /// The text.
    let text: String
    /// The SPDX identifier of a licence that is known by its beginning; nil for others.
    let identifier: String?

    /// The names of files, the most usual first.
    static let names = ["LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING", "COPYING.txt"]

    init(_ text: String) {
        self.text = text
        let beginning = text.prefix(2000).split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
        identifier = Self.known.first { $0.words.allSatisfy(beginning.contains) }?.identifier
    }

    /// Words at the beginning of licences, each before those of which it has the words, too.
    private static let known: [(identifier: String, words: [String])] = [
        ("Apache-2.0", ["apache license", "version 2.0"]),
        ("AGPL-3.0-only", ["gnu affero general public license", "version 3"]),
        ("LGPL-3.0-only", ["gnu lesser general public license", "version 3"]),
        ("LGPL-2.1-only", ["gnu lesser general public license", "version 2.1"]),
        ("GPL-3.0-only", ["gnu general public license", "version 3"]),
        ("GPL-2.0-only", ["gnu general public license", "version 2"]),
        ("MPL-2.0", ["mozilla public license", "version 2.0"]),
        ("MIT", ["permission is hereby granted, free of charge", "without restriction"]),
        ("BSD-3-Clause", ["redistribution and use in source and binary forms", "neither the name"]),
        ("BSD-2-Clause", ["redistribution and use in source and binary forms"]),
        ("ISC", ["permission to use, copy, modify, and/or distribute this software"]),
        ("Unlicense", ["this is free and unencumbered software released into the public domain"]),
    ]

    /// The place of a licence's text on Debian systems; nil for a licence that they do not have.
    static func commonFile(_ identifier: String) -> String? {
        let name = common[identifier.replacing("-or-later", with: "-only")]
        return name.map { "/usr/share/common-licenses/\($0)" }
    }

    private static let common = [
        "Apache-2.0": "Apache-2.0", "GPL-2.0-only": "GPL-2", "GPL-3.0-only": "GPL-3", "LGPL-2.1-only": "LGPL-2.1",
        "LGPL-3.0-only": "LGPL-3", "MPL-2.0": "MPL-2.0",
    ]
}
