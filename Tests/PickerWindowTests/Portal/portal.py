"""A desktop's portal that has settings, and picks colors. Each line of input, "GROUP KEY SIGNATURE VALUE", changes one
setting and tells so. "pick ANSWER" says how the next requests for a color are answered: "R G B", "cancel", "fail" or
"wait", which never answers; without it there is no eyedropper.

Prints "ready" once it can be asked, "asked" whenever it was asked for settings and "picks" for a color, and "told" when a
change was told.
"""
import asyncio
import json
import sys

from dbus_next import Message, MessageType, Variant
from dbus_next.aio import MessageBus
from dbus_next.service import ServiceInterface, method, signal

settings = {}
answer = []


def say(text):
    print(text, flush=True)


def put(line):
    if line.startswith("pick "):
        answer[:] = line.split()[1:]
        return None
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


def pick(bus, call):
    """Answers a request for a color."""
    if call.message_type != MessageType.METHOD_CALL or call.member != "PickColor" or not answer:
        return None
    parent, options = call.body
    path = "/org/freedesktop/portal/desktop/request/{}/{}".format(
        call.sender[1:].replace(".", "_"), options["handle_token"].value)
    say("picks")
    status, results = {"cancel": (1, {}), "fail": (2, {}), "wait": (None, {})}.get(answer[0], (0, {}))
    if status == 0:
        results = {"color": Variant("(ddd)", [float(part) for part in answer])}
    bus.send(Message.new_method_return(call, "o", [path]))
    if status is not None:
        bus.send(Message(
            message_type=MessageType.SIGNAL, destination=call.sender, path=path,
            interface="org.freedesktop.portal.Request", member="Response", signature="ua{sv}", body=[status, results]))
    return True


async def main():
    for line in sys.argv[1:]:
        put(line)
    bus = await MessageBus().connect()
    bus.add_message_handler(lambda call: pick(bus, call))
    portal = Settings()
    bus.export("/org/freedesktop/portal/desktop", portal)
    await bus.request_name("org.freedesktop.portal.Desktop")
    say("ready")
    lines = asyncio.StreamReader()
    await asyncio.get_event_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        change = put(line.decode())
        if change:
            portal.SettingChanged(*change)
            say("told")


asyncio.run(main())
