#if os(Linux)
  import Sextant

  extension ClientStorage {
    /// A storage that stores nothing, so that runs are independent.
    static let forgetful = ClientStorage(load: { _ in nil }, save: { _, _ in })
  }
#endif
