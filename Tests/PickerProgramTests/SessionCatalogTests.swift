import PickerSystem
import Testing

@testable import PickerProgram

@MainActor @Suite struct SessionCatalogTests {
  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], ["ja_JP", "ja"]), (["LC_ALL": "ja"], ["ja"]), (["LANGUAGE": "ja"], []),
    (["LANG": "C.UTF-8", "LANGUAGE": "ja"], []), (["LANG": "POSIX"], []),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "pt_BR:ja"], ["pt_BR", "pt", "ja", "en_US", "en"]),
    (["LANG": "de_DE@euro", "LC_MESSAGES": "ja_JP.eucJP"], ["ja_JP", "ja"]),
    (["LANG": "ja_JP.UTF-8", "LC_ALL": "C"], []),
  ]) func theEnvironmentSaysTheLanguage(_ environment: [String: String], _ expected: [String]) {
    #expect(SessionCatalog.languages(Environment { environment[$0].map { FilePath($0) } }) == expected)
  }
}
