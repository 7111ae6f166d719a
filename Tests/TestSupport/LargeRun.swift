import Foundation

/// Whether tests of properties look at as many cases as they can: minutes rather than seconds (`make large`).
public let isLargeRun = ProcessInfo.processInfo.environment["PICKER_LARGE"] != nil

/// How many cases to look at.
public func cases(_ few: Int, large: Int) -> Int { isLargeRun ? large : few }
