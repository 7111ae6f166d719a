import PickerSystem
import Testing

@Suite struct EnvironmentTests {
  @Test(
    arguments: [
      (["XDG_CONFIG_HOME": "/c", "XDG_DATA_HOME": "/d", "HOME": "/h"], "/c/picker", "/d/picker"),
      (["HOME": "/h"], "/h/.config/picker", "/h/.local/share/picker"),
      // What is not absolute does not count.
      (["XDG_CONFIG_HOME": "c", "XDG_DATA_HOME": "./d", "HOME": "/h"], "/h/.config/picker", "/h/.local/share/picker"),
      (["HOME": "h"], nil, nil), ([:], nil, nil),
    ] as [([String: FilePath], FilePath?, FilePath?)])
  func theFoldersAreThoseOfXDG(_ variables: [String: FilePath], _ configuration: FilePath?, _ data: FilePath?) {
    let environment = Environment { variables[$0] }
    #expect(environment.folder(.configuration) == configuration)
    #expect(environment.folder(.data) == data)
  }

  @Test func theProgramKnowsItsPath() throws {
    #expect(try #require(programPath).isAbsolute)
  }
}
