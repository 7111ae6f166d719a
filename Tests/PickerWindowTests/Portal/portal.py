"""A desktop's portal that has only settings. Each line of input, "GROUP KEY SIGNATURE VALUE", changes one and tells so.

Prints "ready" once it can be asked, "asked" whenever it was asked, and "told" when a change was told.
"""
import asyncio
import json
import sys

from dbus_next import Variant
from dbus_next.aio import MessageBus
from dbus_next.service import ServiceInterface, method, signal

settings = {}


def say(text):
    print(text, flush=True)


def put(line):
    group, key, signature, value = line.split()
    settings.setdefault(group, {})[key] = Variant(signature, json.loads(value))
    return group, key


class Settings(ServiceInterface):
    def __init__(self):
        super().__init__("org.freedesktop.portal.Settings")

    @method()
    def ReadAll(self, groups: "as") -> "a{sa{sv}}":
        say("asked")
        return {group: settings[group] for group in groups if group in settings}

    @signal()
    def SettingChanged(self, group, key) -> "ssv":
        return [group, key, settings[group][key]]


async def main():
    for line in sys.argv[1:]:
        put(line)
    bus = await MessageBus().connect()
    portal = Settings()
    bus.export("/org/freedesktop/portal/desktop", portal)
    await bus.request_name("org.freedesktop.portal.Desktop")
    say("ready")
    lines = asyncio.StreamReader()
    await asyncio.get_event_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        portal.SettingChanged(*put(line.decode()))
        say("told")


asyncio.run(main())
