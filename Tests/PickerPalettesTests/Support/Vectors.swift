import Foundation
import TestSupport

extension Vectors {
  init(_ name: String) throws { try self.init(name, in: .module) }
}
