import Foundation
import UniformTypeIdentifiers

extension URL {
    /// The default folder of a dialog: the user's documents, or the home directory if that folder does not exist.
    /// Otherwise GTK opens the working directory of the process.
    static var standardFolder: URL {
        let documents = URL.documentsDirectory
        let isThere = (try? documents.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
        return isThere ? documents : FileManager.default.homeDirectoryForCurrentUser
    }
}
