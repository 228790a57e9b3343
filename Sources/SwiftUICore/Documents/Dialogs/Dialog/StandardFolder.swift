import Foundation
import UniformTypeIdentifiers

extension URL {
    /// The folder that a dialog opens with where nothing else says one: the user's documents, or the home directory where that folder is
    /// missing. Otherwise GTK opens the directory that the process was started in.
    static var standardFolder: URL {
        let documents = URL.documentsDirectory
        let isThere = (try? documents.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        return isThere ? documents : FileManager.default.homeDirectoryForCurrentUser
    }
}
