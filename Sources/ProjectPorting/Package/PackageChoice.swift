/// The packages that a ported project uses, and those that it does not.
struct PackageChoice {
    /// The packages that become dependencies.
    private(set) var used: [PackageReference] = []
    private(set) var notes: [PortingNote] = []
    private var byIdentifier: [String: PackageReference] = [:]
    /// Local packages with the text of their manifests, in which products are found that name no package.
    private var manifests: [(reference: PackageReference, text: String)] = []

    init(_ projects: [XcodeProject], folders: [String], options: PortingOptions, in files: some ProjectFiles) {
        let leftOut = Set(options.leftOut.map { $0.lowercased() })
        var all = projects.flatMap { project in project.packages.sorted { $0.key < $1.key } }
        all += folders.map { ($0, PackageReference(folder: $0)) }
        var identities: Set<String> = []
        for (identifier, reference) in all {
            let identity = reference.identity.lowercased()
            if leftOut.contains(identity) {
                notes.append(PortingNote(subject: "package \(reference.identity)", text: "It is left out as you say."))
                continue
            }
            if case .remote = reference.place {
                switch KnownPackages.buildsOnLinux(identity) {
                case false?:
                    notes.append(PortingNote(subject: "package \(reference.identity)", text: PortingAdvice.appleOnly))
                    continue
                case nil:
                    notes.append(
                        PortingNote(subject: "package \(reference.identity)", text: PortingAdvice.unknownPackage)
                    )
                case true?: break
                }
            }
            byIdentifier[identifier] = reference
            guard identities.insert(identity).inserted else { continue }
            used.append(reference)
            if case .folder(let path) = reference.place {
                notes.append(PortingNote(subject: "package \(path)", text: PortingAdvice.ownManifest))
                manifests.append((reference, files.text(of: "\(path)/Package.swift") ?? ""))
            }
        }
        used.sort { $0.identity.lowercased() < $1.identity.lowercased() }
    }

    /// Returns the package of a product.
    func package(of product: PackageProduct) -> PackageReference? {
        if let identifier = product.package { return byIdentifier[identifier] }
        let name = "\"\(product.name)\""
        if let manifest = manifests.first(where: { $0.text.contains(name) }) { return manifest.reference }
        // A manifest may make the name of its product; mostly it is that of the package.
        return manifests.first { $0.reference.identity.lowercased() == product.name.lowercased() }?.reference
    }
}
