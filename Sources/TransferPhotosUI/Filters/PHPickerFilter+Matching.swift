import UniformTypeIdentifiers

extension PHPickerFilter {
    /// Returns whether a file is shown. A file is read only where its name and its type do not decide.
    func matches(_ media: MediaFile) -> Bool { rule.decision(for: media.isFilm) ?? rule.matches(media) }

    /// The types of the files that can be shown, for a file dialog.
    var contentTypes: [UTType] {
        [(UTType.image, false), (.movie, true)].filter { rule.decision(for: $0.1) != false }.map(\.0)
    }

    /// Returns whether all films or all pictures are shown; nil if that depends on the file.
    func decision(forFilms isFilm: Bool) -> Bool? { rule.decision(for: isFilm) }
}

extension PHPickerFilter.Rule {
    fileprivate func decision(for isFilm: Bool) -> Bool? {
        switch self {
        case .images: return !isFilm
        case .videos: return isFilm
        case .trait(let trait): return trait.isOfFilms == isFilm ? nil : false
        case .not(let rule): return rule.decision(for: isFilm).map { !$0 }
        case .any(let rules):
            let decisions = rules.map { $0.decision(for: isFilm) }
            return decisions.contains(true) ? true : decisions.contains(nil) ? nil : false
        case .all(let rules):
            let decisions = rules.map { $0.decision(for: isFilm) }
            return decisions.contains(false) ? false : decisions.contains(nil) ? nil : true
        }
    }

    fileprivate func matches(_ media: MediaFile) -> Bool {
        switch self {
        case .images: !media.isFilm
        case .videos: media.isFilm
        case .trait(let trait): trait.isOfFilms == media.isFilm && trait.matches(media)
        case .not(let rule): !rule.matches(media)
        case .any(let rules): rules.contains { $0.matches(media) }
        case .all(let rules): rules.allSatisfy { $0.matches(media) }
        }
    }
}
