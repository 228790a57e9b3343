import CoreTransferable
import Foundation

let photo = Data()

/*LISTING*/
