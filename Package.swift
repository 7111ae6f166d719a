// swift-tools-version: 6.2
import PackageDescription

/// What is shown belongs to one thread: everything in these targets is on the main actor by default.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// What SDL looks up in a program (Sources/PickerProgram/VulkanStandIn.swift).
let exports: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic-symbol=vkGetInstanceProcAddr"])
]

let package = Package(
  name: "Picker",
  products: [
    .library(name: "PickerCore", targets: ["PickerCore"]),
    .library(name: "PickerRaster", targets: ["PickerRaster"]),
    .library(name: "PickerScene", targets: ["PickerScene"]),
    .library(name: "PickerSDL", targets: ["PickerSDL"]),
    .executable(name: "picker", targets: ["picker"]),
    .executable(name: "hello-picker", targets: ["HelloPicker"]),
    .executable(name: "picker-bench", targets: ["PickerBench"]),
    .library(name: "DiskFaults", type: .dynamic, targets: ["DiskFaults"]),
  ],
  targets: [
    // C libraries as modules.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CX11", providers: [.apt(["libx11-dev"])]),
    .systemLibrary(name: "CWayland", providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(name: "CFontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CPNG", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(name: "CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CGetopt"),

    // Each target is a wall: it knows what it names here and nothing else (docs/architecture.md).
    .target(name: "PickerCore", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "PickerRaster", dependencies: ["PickerCore"]),
    .target(name: "PickerPalettes", dependencies: ["PickerCore", "CZlib", "CExpat"]),
    .target(name: "PickerScene", dependencies: ["PickerCore", "PickerRaster"], swiftSettings: mainActor),
    .target(name: "PickerSystem"),
    .target(name: "PickerWayland", dependencies: ["CWayland"]),
    .target(
      name: "PickerSDL",
      dependencies: [
        "PickerCore", "PickerRaster", "PickerScene", "PickerSystem", "PickerWayland", "CSDL2", "CX11", "CFontconfig",
        "CPNG",
      ],
      swiftSettings: mainActor),
    .target(
      name: "PickerDesktop",
      dependencies: ["PickerCore", "PickerRaster", "PickerScene", "PickerSystem", "PickerSDL", "CDBus", "CX11"],
      swiftSettings: mainActor),

    // The programs, and what they share.
    .target(
      name: "PickerProgram",
      dependencies: ["PickerCore", "PickerScene", "PickerSystem", "PickerSDL", "PickerDesktop"],
      swiftSettings: mainActor),
    .executableTarget(
      name: "picker",
      dependencies: [
        "PickerCore", "PickerRaster", "PickerPalettes", "PickerScene", "PickerSystem", "PickerSDL", "PickerDesktop",
        "PickerProgram", "CGetopt",
      ],
      swiftSettings: mainActor, linkerSettings: exports),
    .executableTarget(
      name: "HelloPicker",
      dependencies: ["PickerCore", "PickerScene", "PickerSystem", "PickerSDL", "PickerDesktop", "PickerProgram"],
      swiftSettings: mainActor, linkerSettings: exports),
    .executableTarget(
      name: "EmbeddingExample", dependencies: ["PickerCore", "PickerScene", "PickerSDL", "CSDL2"],
      path: "Examples/Embedding", swiftSettings: mainActor),
    .executableTarget(
      name: "WindowExample", dependencies: ["PickerCore", "PickerScene", "PickerSDL"], path: "Examples/Window",
      swiftSettings: mainActor),
    .target(name: "AllocationCount"),
    .executableTarget(
      name: "PickerBench", dependencies: ["PickerCore", "PickerRaster", "AllocationCount", "CX11Test"]),

    // Tests, a target for each target; what several of them need is in TestSupport.
    .target(
      name: "TestSupport", dependencies: ["PickerCore"], path: "Tests/TestSupport", resources: [.copy("Vectors")]),
    .testTarget(
      name: "PickerCoreTests", dependencies: ["PickerCore", "TestSupport"], resources: [.copy("Vectors")]),
    .testTarget(name: "PickerRasterTests", dependencies: ["PickerCore", "PickerRaster", "TestSupport"]),
    .testTarget(
      name: "PickerPalettesTests", dependencies: ["PickerCore", "PickerPalettes", "TestSupport"],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "PickerSceneTests",
      dependencies: ["PickerCore", "PickerRaster", "PickerScene", "SceneTestSupport"],
      swiftSettings: mainActor),
    .target(
      name: "SceneTestSupport", dependencies: ["PickerCore", "PickerRaster", "PickerScene"],
      path: "Tests/SceneTestSupport", swiftSettings: mainActor),
    .testTarget(name: "PickerSystemTests", dependencies: ["PickerSystem"]),
    .testTarget(
      name: "PickerSDLTests",
      dependencies: ["PickerCore", "PickerRaster", "PickerScene", "PickerSDL", "CSDL2", "SceneTestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PickerDesktopTests",
      dependencies: ["PickerCore", "PickerRaster", "PickerScene", "PickerSDL", "PickerDesktop", "SceneTestSupport"],
      swiftSettings: mainActor),
    .testTarget(
      name: "PickerProgramTests",
      dependencies: [
        "PickerCore", "PickerScene", "PickerSystem", "PickerSDL", "PickerProgram", "HelloPicker", "SceneTestSupport",
        "SwatchSaver",
      ],
      swiftSettings: mainActor),
    .executableTarget(
      name: "SwatchSaver", dependencies: ["PickerCore", "PickerProgram", "PickerSystem"], path: "Tests/SwatchSaver",
      swiftSettings: mainActor),
    // Put before the C library of a program that is tested.
    .target(name: "DiskFaults", path: "Tests/DiskFaults", linkerSettings: [.linkedLibrary("dl")]),

    // What each target may import.
    .testTarget(name: "WallTests"),

    // The built program, by what it prints.
    .testTarget(name: "PickerCommandTests", dependencies: ["TestSupport"]),

    // The programs in real windows. Debian packages, besides those of the modules: xvfb xserver-xorg-core
    // xserver-xorg-video-dummy xclip dbus-daemon python3-dbus-next (docs/testing.md).
    .systemLibrary(name: "CX11Test", path: "Tests/CX11Test", providers: [.apt(["libx11-dev", "libxtst-dev"])]),
    .executableTarget(
      name: "EventEcho", dependencies: ["CSDL2", "PickerSDL"], path: "Tests/EventEcho",
      swiftSettings: mainActor),
    .testTarget(
      name: "PickerWindowTests", dependencies: ["CX11Test", "EventEcho", "EmbeddingExample", "WindowExample"],
      exclude: ["Portal"]),
  ],
  swiftLanguageModes: [.v6]
)

// Only `make fuzz` builds it: libFuzzer brings the main function.
if Context.environment["PICKER_LIBFUZZER"] != nil {
  package.targets.append(
    .executableTarget(name: "Fuzz", dependencies: ["PickerCore", "PickerPalettes", "PickerScene"]))
  package.products.append(.executable(name: "picker-fuzz", targets: ["Fuzz"]))
}
