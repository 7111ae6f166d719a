// swift-tools-version: 6.2
import PackageDescription

/// The scene talks to SDL, whose video calls belong to one thread: everything in it is on the main actor by default.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Picker",
  products: [
    .library(name: "PickerCore", targets: ["PickerCore"]),
    .library(name: "PickerScene", targets: ["PickerScene"]),
    .executable(name: "picker", targets: ["picker"]),
    .executable(name: "hello-picker", targets: ["HelloPicker"]),
    .executable(name: "picker-bench", targets: ["PickerBench"]),
    .library(name: "DiskFaults", type: .dynamic, targets: ["DiskFaults"]),
  ],
  targets: [
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CX11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CGetopt"),
    .target(name: "PickerCore", linkerSettings: [.linkedLibrary("m")]),
    // The system calls.
    .target(name: "PickerSystem"),
    .target(
      name: "PickerScene", dependencies: ["PickerCore", "PickerSystem", "CSDL2", "CX11", "CFontconfig", "CPNG", "CDBus"],
      swiftSettings: mainActor),
    // What the programs share.
    .target(
      name: "PickerProgram", dependencies: ["PickerCore", "PickerScene", "PickerSystem"], swiftSettings: mainActor),
    .executableTarget(
      name: "picker", dependencies: ["PickerCore", "PickerScene", "PickerProgram", "PickerSystem", "CGetopt"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "HelloPicker", dependencies: ["PickerCore", "PickerScene", "PickerProgram", "PickerSystem"],
      swiftSettings: mainActor),
    .target(name: "AllocationCount"),
    .executableTarget(name: "PickerBench", dependencies: ["PickerCore", "AllocationCount", "CX11Test"]),
    // What several test targets share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "PickerCoreTests", dependencies: ["PickerCore", "TestSupport"], resources: [.copy("Vectors")]),
    .testTarget(
      name: "PickerSceneTests", dependencies: ["PickerCore", "PickerScene", "CSDL2"], swiftSettings: mainActor),
    .testTarget(name: "PickerSystemTests", dependencies: ["PickerSystem"]),
    .testTarget(
      name: "PickerProgramTests",
      dependencies: ["PickerCore", "PickerScene", "PickerProgram", "PickerSystem", "SwatchSaver"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "SwatchSaver", dependencies: ["PickerCore", "PickerProgram", "PickerSystem"], path: "Tests/SwatchSaver",
      swiftSettings: mainActor),
    // Put before the C library of a program that is tested.
    .target(name: "DiskFaults", path: "Tests/DiskFaults", linkerSettings: [.linkedLibrary("dl")]),

    // The built program, by what it prints.
    .testTarget(name: "PickerCommandTests", dependencies: ["TestSupport"]),

    // The programs in real windows. Debian packages, besides those of the two modules: xvfb xserver-xorg-core
    // xserver-xorg-video-dummy xclip dbus-daemon python3-dbus-next (docs/testing.md).
    .systemLibrary(name: "CX11Test", path: "Tests/CX11Test", providers: [.apt(["libx11-dev", "libxtst-dev"])]),
    .executableTarget(
      name: "EventEcho", dependencies: ["CSDL2", "PickerScene"], path: "Tests/EventEcho", swiftSettings: mainActor),
    .testTarget(name: "PickerWindowTests", dependencies: ["CX11Test", "EventEcho"], exclude: ["Portal"]),
  ],
  swiftLanguageModes: [.v6]
)
