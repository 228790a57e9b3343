/// A namespace for functions that inflect English nouns.
package enum EnglishNoun {
    /// Nouns with an irregular plural.
    private static let irregular: [String: String] = [
        "alumnus": "alumni", "analysis": "analyses", "appendix": "appendices", "axis": "axes", "bacterium": "bacteria",
        "basis": "bases", "cactus": "cacti", "calf": "calves", "child": "children", "crisis": "crises",
        "criterion": "criteria", "datum": "data", "diagnosis": "diagnoses", "die": "dice", "elf": "elves",
        "foot": "feet",
        "fungus": "fungi", "goose": "geese", "half": "halves", "hypothesis": "hypotheses", "index": "indices",
        "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves", "louse": "lice", "man": "men",
        "matrix": "matrices", "medium": "media", "mouse": "mice", "nucleus": "nuclei", "oasis": "oases", "ox": "oxen",
        "parenthesis": "parentheses", "person": "people", "phenomenon": "phenomena", "quiz": "quizzes",
        "scarf": "scarves", "self": "selves", "shelf": "shelves", "stimulus": "stimuli", "synopsis": "synopses",
        "thesis": "theses", "thief": "thieves", "tooth": "teeth", "vertex": "vertices", "wife": "wives",
        "wolf": "wolves", "woman": "women",
    ]

    /// Irregular nouns that also end compound words.
    private static let irregularEnds = [
        "child", "foot", "goose", "knife", "leaf", "life", "loaf", "man", "mouse", "person", "shelf", "tooth", "wife",
        "wolf", "woman",
    ]

    /// Nouns that look as if they ended in one of the above, and do not.
    private static let regular: Set<String> = ["german", "human", "ottoman", "roman", "shaman", "talisman"]

    /// Nouns that are the same for one and for several.
    private static let invariable: Set<String> = [
        "advice", "aircraft", "bison", "cod", "deer", "equipment", "feedback", "fish", "furniture", "hardware",
        "information", "luggage", "means", "moose", "music", "news", "offspring", "salmon", "series", "sheep", "shrimp",
        "software", "spacecraft", "species", "swine", "traffic", "trout",
    ]

    /// Nouns that end in “o” and have “es”. Others have “s”, as photos and videos.
    private static let oes: Set<String> = [
        "echo", "embargo", "hero", "mosquito", "potato", "tomato", "torpedo", "veto", "volcano",
    ]

    /// Nouns for one thing that end in a single “s”.
    private static let singularS: Set<String> = [
        "alias", "atlas", "bias", "bonus", "bus", "campus", "canvas", "census", "chaos", "chorus", "circus", "focus",
        "gas", "genius", "iris", "lens", "minus", "octopus", "pancreas", "plus", "status", "surplus", "virus", "yes",
    ]

    /// Nouns that end in “ie”.
    private static let ie: Set<String> = [
        "brownie", "calorie", "cookie", "die", "genie", "hippie", "lie", "movie", "pie", "rookie", "selfie", "smoothie",
        "tie", "zombie",
    ]

    /// Nouns that end in “che”.
    private static let che: Set<String> = ["ache", "avalanche", "cache", "headache", "niche", "psyche", "toothache"]

    private static let singulars: [String: String] = Dictionary(
        irregular.map { ($1, $0) },
        uniquingKeysWith: { first, _ in first }
    )

    /// Returns the plural of a noun. A noun that is already plural is not changed.
    package static func plural(_ noun: String) -> String {
        let lower = noun.lowercased()
        if invariable.contains(lower) || singular(noun) != noun { return noun }
        return written(as: noun, regularPlural(lower))
    }

    /// Returns the singular of a noun. A noun that is already singular is not changed.
    package static func singular(_ noun: String) -> String {
        let lower = noun.lowercased()
        if invariable.contains(lower) || singularS.contains(lower) { return noun }
        return candidates(lower).first { $0 != lower && regularPlural($0) == lower }.map { written(as: noun, $0) }
            ?? noun
    }

    private static func regularPlural(_ noun: String) -> String {
        if let plural = irregular[noun] { return plural }
        if !regular.contains(noun),
            let end = irregularEnds.first(where: { noun.hasSuffix($0) && noun.count > $0.count + 1 }),
            let plural = irregular[end]
        {
            return noun.dropLast(end.count) + plural
        }
        if oes.contains(noun) || ["s", "x", "z", "ch", "sh"].contains(where: noun.hasSuffix) { return noun + "es" }
        if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        return noun + "s"
    }

    /// Returns the possible singular forms of a plural noun, the more likely ones first.
    private static func candidates(_ noun: String) -> [String] {
        var found: [String] = []
        if let known = singulars[noun] { found.append(known) }
        for end in irregularEnds {
            if let plural = irregular[end], noun.hasSuffix(plural) { found.append(noun.dropLast(plural.count) + end) }
        }
        let stem = String(noun.dropLast(2))
        if noun.hasSuffix("ies"), !ie.contains(String(noun.dropLast())) { found.append(noun.dropLast(3) + "y") }
        if noun.hasSuffix("es"), isHissing(stem) || oes.contains(stem) { found.append(stem) }
        if noun.hasSuffix("s"), !noun.hasSuffix("ss"), !noun.hasSuffix("us"), !noun.hasSuffix("is") {
            found.append(String(noun.dropLast()))
        }
        return found
    }

    /// Returns a Boolean value that indicates whether a word takes “es”, as opposed to being the beginning of one that ends in “e”, such as
    /// “house”.
    private static func isHissing(_ word: String) -> Bool {
        let ends = ["ss", "x", "zz", "tz", "sh"]
        if singularS.contains(word) || ends.contains(where: word.hasSuffix) { return true }
        return word.hasSuffix("ch") && !che.contains(word + "e")
    }

    /// Returns a word with the capitalization of another.
    private static func written(as model: String, _ word: String) -> String {
        let isShouted = model.count > 1 && model == model.uppercased() && model != model.lowercased()
        if isShouted { return word.uppercased() }
        guard let first = model.first, first.isUppercase else { return word }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
