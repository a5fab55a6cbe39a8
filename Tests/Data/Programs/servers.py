"""Talks to `sextant mcp` and `sextant lsp` as nobody should, and watches that they stay civil.

    python3 servers.py SEXTANT PROJECT SECONDS SEED FOUND

Each conversation is a row of messages, most of them broken: garbage, messages that are huge, half or nested without end,
floods, wrong lengths, and proper messages with something changed in them. After it, a server must end by itself without a
crash, in time, within bounds of memory, and must have written nothing but proper messages; where its stream was left whole, it
must still answer. A conversation that it did not survive is left in the folder FOUND.
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import threading
import time

SEXTANT, PROJECT, SECONDS, SEED, FOUND = sys.argv[1:]
PROJECT, FOUND = pathlib.Path(PROJECT).resolve(), pathlib.Path(FOUND)
# The longest that a server may take for a conversation, in seconds, and the most memory that it may use meanwhile. A machine
# that others use as well says so by SEXTANT_SLOW_MACHINE.
DEADLINE, MEMORY = 600 if os.environ.get("SEXTANT_SLOW_MACHINE") else 60, 1 << 30
SOURCE = (PROJECT / "RunTracker" / "RunRecorder.swift").as_uri()
PLACE = {"line": 43, "character": 20}
DOCUMENT = {"textDocument": {"uri": SOURCE}}


def call(number, method, parameters):
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": parameters}


def note(method, parameters):
    return {"jsonrpc": "2.0", "method": method, "params": parameters}


class Agent:
    """Messages are lines."""

    arguments = ["mcp"]
    opening = [
        call(1, "initialize", {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "f", "version": "1"}}),
        note("notifications/initialized", {}),
    ]
    closing = [call("last", "ping", {})]
    messages = [call(2, "tools/call", {"name": name, "arguments": arguments}) for name, arguments in [
        ("explain", {"question": "no prompt appears"}),
        ("check", {"path": "RunTracker"}),
        ("what_happens", {"calls": ["when-in-use", "start"], "ios": "14", "infoPlist": {"NSLocationWhenInUseUsageDescription": "a"}}),
        ("compare_releases", {"from": "13.0", "to": "14"}),
        ("play", {"scenario": {"name": "a", "apps": [{"name": "b"}], "steps": [{"person": {"opens": "b"}}]}, "ios": "18"}),
        ("shortest_journey", {"question": "has temporary", "ios": "13.0"}),
    ]] + [
        call(3, "tools/list", {}), call(4, "resources/list", {}), call(5, "resources/read", {"uri": "sextant://facts/KEY-005"}),
        call(6, "prompts/get", {"name": "review-location-flow", "arguments": {"path": "RunTracker"}}),
        note("notifications/cancelled", {"requestId": 2}), note("notifications/roots/list_changed", {}),
    ]

    @staticmethod
    def framed(body):
        return body.replace(b"\n", b" ") + b"\n"

    @staticmethod
    def bodies(output):
        return output.splitlines()


class Editor:
    """A message follows a header that counts its bytes."""

    arguments = ["lsp"]
    opening = [
        call(1, "initialize", {"capabilities": {}, "rootUri": PROJECT.as_uri(), "processId": None}),
        note("initialized", {}),
    ]
    closing = [call("last", "shutdown", None), note("exit", None)]
    messages = [
        note("textDocument/didOpen", {"textDocument": {"uri": SOURCE, "languageId": "swift", "version": 1, "text": "import CoreLocation\n"}}),
        note("textDocument/didChange", {"textDocument": {"uri": SOURCE, "version": 2}, "contentChanges": [{"text": "let a = CLLocationManager()\na.requestAlwaysAuthorization()\n"}]}),
        note("textDocument/didClose", DOCUMENT), note("textDocument/didSave", DOCUMENT), note("$/cancelRequest", {"id": 3}),
        call(2, "textDocument/hover", {**DOCUMENT, "position": PLACE}), call(3, "textDocument/codeLens", DOCUMENT),
        call(4, "textDocument/completion", {**DOCUMENT, "position": PLACE}),
        call(5, "textDocument/codeAction", {**DOCUMENT, "range": {"start": PLACE, "end": PLACE}, "context": {"diagnostics": []}}),
    ]

    @staticmethod
    def framed(body):
        return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)

    @staticmethod
    def bodies(output):
        while output:
            head, rest = output.split(b"\r\n\r\n", 1)
            length = int(head.removeprefix(b"Content-Length: "))
            yield rest[:length]
            output = rest[length:]


VALUES = [None, True, -1, 0, 2**31, 2**63, -(2**63) - 1, 1e308, "", "\0", "\ud7ff\uffff", "a" * 70_000, [], {}, [[]] * 100, {"a": {}},
          "file:///../../etc/passwd", "file:///", "../..", "/", "https://example.com/a", "sextant://", "9999999.9", "\u202e"]


def changed(value, chance):
    """A message with values changed, left out and put in."""
    if chance.random() < 0.12:
        return chance.choice(VALUES)
    if isinstance(value, dict):
        items = [(key, changed(part, chance)) for key, part in value.items() if chance.random() > 0.05]
        if chance.random() < 0.05:
            items.append((chance.choice(["id", "method", "a", "\0"]), chance.choice(VALUES)))
        return dict(items)
    if isinstance(value, list):
        return [changed(part, chance) for part in value] * chance.choice([1, 1, 1, 0, 3])
    return value


def pieces(side, chance):
    """What is sent one after the other, and whether the stream is whole after it."""
    def message(value):
        return side.framed(json.dumps(value).encode())

    sent = [message(value) for value in side.opening] if chance.random() < 0.9 else []
    is_whole = True
    for _ in range(chance.randint(1, 12)):
        kind = chance.choice(["changed"] * 6 + ["proper", "garbage", "bytes", "nested", "flood", "huge", "length", "half", "response"])
        value = chance.choice(side.messages)
        if kind == "changed":
            sent.append(message(changed(value, chance)))
        elif kind == "proper":
            sent.append(message(value))
        elif kind == "response":
            sent.append(message({"jsonrpc": "2.0", "id": chance.choice(VALUES), "result": chance.choice(VALUES)}))
        elif kind == "garbage":
            sent.append(side.framed(chance.randbytes(chance.randint(1, 5_000))))
        elif kind == "bytes":
            body = bytearray(json.dumps(value).encode())
            for _ in range(chance.randint(1, 8)):
                body[chance.randrange(len(body))] = chance.randrange(256)
            sent.append(side.framed(bytes(body)))
        elif kind == "nested":
            depth = chance.choice([100, 10_000, 1_000_000])
            opening, closing = chance.choice([("[", "]"), ('{"a":', "}")])
            text = '{"jsonrpc":"2.0","id":7,"method":"ping","params":' + opening * depth + "1" + closing * depth + "}"
            sent.append(side.framed(text.encode()))
        elif kind == "flood":
            many = [message({**chance.choice(side.messages), "id": f"{number}"}) for number in range(chance.choice([100, 2_000]))]
            sent.append(b"".join(many))
        elif kind == "huge":
            sent.append(side.framed(b'{"jsonrpc":"2.0","id":8,"method":"' + b"a" * chance.choice([1 << 20, 20 << 20]) + b'"}'))
        elif kind == "length":
            is_whole = is_whole and side is Agent
            sent.append(b"Content-Length: " + chance.choice([b"-1", b"x", b"99999999999999999999", b"5000000", b"1"]) + b"\r\n\r\n{}\n")
        elif kind == "half":
            is_whole = is_whole and side is Agent
            sent.append(message(value)[: chance.randint(1, 60)] + (b"\n" if side is Agent else b""))
    return sent + [message(value) for value in side.closing], is_whole


def most_memory(process):
    try:
        lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
        return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM")), 0)
    except OSError:
        return 0


def talk(side, sent):
    """Sends all, and returns what a server has written, its exit code and the most memory that it used."""
    process = subprocess.Popen(
        [SEXTANT, *side.arguments], cwd=PROJECT.parent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    output, errors, memory = [], [], 0
    readers = [
        threading.Thread(target=lambda stream, into: into.append(stream.read()), args=pair)
        for pair in [(process.stdout, output), (process.stderr, errors)]
    ]
    for reader in readers:
        reader.start()

    def send():
        try:
            for piece in sent:
                process.stdin.write(piece)
                process.stdin.flush()
            process.stdin.close()
        except BrokenPipeError:
            pass  # It has ended, which its exit code judges.

    sender = threading.Thread(target=send)
    sender.start()
    end = time.monotonic() + DEADLINE
    while process.poll() is None and time.monotonic() < end:
        memory = max(memory, most_memory(process))
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            pass
    is_late = process.poll() is None
    if is_late:
        process.kill()
    for thread in [sender, *readers]:
        thread.join()
    return output[0], errors[0], process.wait(), memory, is_late


def fault(side, sent, is_whole):
    """What a server did wrong; nothing where it did well."""
    output, errors, code, memory, is_late = talk(side, sent)
    if is_late:
        return f"did not end within {DEADLINE} s"
    if code not in (0, 1):
        return f"ended with {code}: {errors[-400:]!r}"
    if memory > MEMORY:
        return f"used {memory >> 20} MB"
    try:
        answers = [json.loads(body) for body in side.bodies(output)]
    except ValueError as error:
        return f"wrote what is no message: {error}"
    if not all(isinstance(answer, dict) and answer.get("jsonrpc") == "2.0" for answer in answers):
        return "wrote what is no message of JSON-RPC"
    # Under a flood it may say that it is busy, but it must say something.
    if is_whole and not any(answer.get("id") == "last" for answer in answers):
        return "did not answer after it"
    return None


def main():
    chance = random.Random(int(SEED))
    start, counts, slowest = time.monotonic(), {"mcp": 0, "lsp": 0}, 0
    while time.monotonic() - start < float(SECONDS):
        for side in (Agent, Editor):
            sent, is_whole = pieces(side, chance)
            begin = time.monotonic()
            found = fault(side, sent, is_whole)
            slowest = max(slowest, time.monotonic() - begin)
            name = side.arguments[0]
            counts[name] += 1
            if found:
                FOUND.mkdir(parents=True, exist_ok=True)
                file = FOUND / f"{name}-{SEED}-{counts[name]}"
                file.write_bytes(b"".join(sent))
                print(f"sextant {name} {found}; the conversation is in {file}")
                sys.exit(1)
    print(f"{counts['mcp']} conversations with mcp and {counts['lsp']} with lsp, the longest took {slowest:.1f} s")


main()
