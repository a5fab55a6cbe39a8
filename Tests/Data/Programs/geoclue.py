"""A GeoClue that does what the lines of its standard input say, and writes what it is asked.

    client|start ok|deny|hang         how the next requests for a client, or to start, are answered
    location LATITUDE LONGITUDE ACCURACY ALTITUDE SPEED HEADING SECONDS
    gone                              announces a location that is no longer there
    shout                             announces a location of another client

It ends with its input. The bus is that of DBUS_SYSTEM_BUS_ADDRESS.
"""
import os
import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

NAME = "org.freedesktop.GeoClue2"
PROPERTIES = "org.freedesktop.DBus.Properties"
DBusGMainLoop(set_as_default=True)
bus = dbus.SystemBus()
answers = {"client": "ok", "start": "ok"}


class Denied(dbus.DBusException):
    _dbus_error_name = "org.freedesktop.DBus.Error.AccessDenied"


def say(*words):
    print(*words, flush=True)


def answer(request, value, done, failed):
    say(request)
    if answers[request] == "ok":
        done(*value)
    elif answers[request] == "deny":
        failed(Denied("Geolocation disabled for UID 1000"))


class Location(dbus.service.Object):
    def __init__(self, path, values):
        super().__init__(bus, path)
        self.values = values

    @dbus.service.method(PROPERTIES, in_signature="s", out_signature="a{sv}")
    def GetAll(self, interface):
        return self.values


class Client(dbus.service.Object):
    @dbus.service.method(PROPERTIES, in_signature="ssv")
    def Set(self, interface, name, value):
        say(name, value)

    @dbus.service.method(NAME + ".Client", async_callbacks=("done", "failed"))
    def Start(self, done, failed):
        answer("start", [], done, failed)

    @dbus.service.signal(NAME + ".Client", signature="oo")
    def LocationUpdated(self, old, new):
        pass


class Manager(dbus.service.Object):
    @dbus.service.method(NAME + ".Manager", out_signature="o", async_callbacks=("done", "failed"), sender_keyword="sender")
    def GetClient(self, done, failed, sender=None):
        bus.watch_name_owner(sender, lambda owner: owner or say("left"))
        answer("client", [client._object_path], done, failed)


manager = Manager(bus, "/org/freedesktop/GeoClue2/Manager")
client = Client(bus, "/org/freedesktop/GeoClue2/Client/1")
other = Client(bus, "/org/freedesktop/GeoClue2/Client/2")
locations = []


def obey(line):
    words = line.split()
    if words[0] in answers:
        answers[words[0]] = words[1]
        say("will", line)
    elif words[0] == "location":
        names = ["Latitude", "Longitude", "Accuracy", "Altitude", "Speed", "Heading"]
        values = {name: dbus.Double(float(word)) for name, word in zip(names, words[1:])}
        values["Description"] = ""
        values["Timestamp"] = dbus.Struct([dbus.UInt64(int(words[7])), dbus.UInt64(0)], signature="tt")
        path = f"{client._object_path}/Location/{len(locations)}"
        locations.append(Location(path, dbus.Dictionary(values, signature="sv")))
        client.LocationUpdated("/", path)
    elif words[0] == "gone":
        client.LocationUpdated("/", "/org/freedesktop/GeoClue2/Client/1/Location/none")
    elif words[0] == "shout":
        other.LocationUpdated("/", locations[-1]._object_path)


def read(channel, condition):
    data = os.read(0, 65536)
    if not data:
        loop.quit()
    for line in data.decode().splitlines():
        obey(line)
    return True


name = dbus.service.BusName(NAME, bus, do_not_queue=True)
loop = GLib.MainLoop()
GLib.io_add_watch(0, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read)
say("ready")
loop.run()
