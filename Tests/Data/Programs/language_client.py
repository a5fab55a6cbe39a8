"""Talks to `sextant lsp` as editors do, with a real client (PyPI: pytest-lsp).

    SEXTANT=… EXAMPLE=… python3 -m pytest language_client.py

EXAMPLE is a copy of the example app with its mistake.
"""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

pytestmark = pytest.mark.asyncio

EXAMPLE = pathlib.Path(os.environ["EXAMPLE"])
RECORDER = EXAMPLE / "RunTracker" / "RunRecorder.swift"
INFO_PLIST = EXAMPLE / "RunTracker" / "Info.plist"


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[os.environ["SEXTANT"], "lsp"]))
async def client(lsp_client: LanguageClient):
    folder = types.WorkspaceFolder(uri=EXAMPLE.as_uri(), name="example")
    await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=client_capabilities("visual-studio-code"), workspace_folders=[folder]
        )
    )
    yield
    await lsp_client.shutdown_session()


def open_file(client, path, language):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(path.as_uri(), language, 1, path.read_text())
        )
    )


def change(client, path, text):
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(2, path.as_uri()),
            [types.TextDocumentContentChangeWholeDocument(text)],
        )
    )


async def findings(client, path):
    """The findings in a file after all changes: the server answers a request when their check is done."""
    document = types.TextDocumentIdentifier(path.as_uri())
    await client.text_document_code_lens_async(types.CodeLensParams(document))
    return client.diagnostics.get(path.as_uri(), [])


async def rules(client, path):
    return [finding.code for finding in await findings(client, path)]


async def test_findings_come_and_go_while_one_types(client: LanguageClient):
    assert await rules(client, RECORDER) == ["always-before-when-in-use"]
    open_file(client, RECORDER, "swift")
    text = RECORDER.read_text()
    change(client, RECORDER, text.replace("requestAlwaysAuthorization", "requestWhenInUseAuthorization"))
    assert await rules(client, RECORDER) == []
    assert await rules(client, INFO_PLIST) == ["unused-always-description"]
    change(client, RECORDER, "\n" + text)
    assert await rules(client, INFO_PLIST) == []
    shown = await findings(client, RECORDER)
    line = ("\n" + text).splitlines()[shown[0].range.start.line]
    assert line[shown[0].range.start.character :].startswith("requestAlwaysAuthorization")
    assert RECORDER.read_text() == text, "nothing is written"


async def test_a_request_is_explained(client: LanguageClient):
    open_file(client, RECORDER, "swift")
    lines = RECORDER.read_text().splitlines()
    line = next(n for n, text in enumerate(lines) if "requestAlwaysAuthorization" in text)
    place = types.Position(line, lines[line].index("requestAlways") + 3)
    document = types.TextDocumentIdentifier(RECORDER.as_uri())
    hover = await client.text_document_hover_async(types.HoverParams(document, place))
    assert "A prompt appears" in hover.contents.value and "AUTH-049" in hover.contents.value
    assert await client.text_document_hover_async(types.HoverParams(document, types.Position(0, 0))) is None
    lenses = await client.text_document_code_lens_async(types.CodeLensParams(document))
    assert [lens.range.start.line for lens in lenses] == [line] and "prompt" in lenses[0].command.title


async def test_a_finding_has_fixes(client: LanguageClient):
    shown = await findings(client, RECORDER)
    open_file(client, RECORDER, "swift")
    document = types.TextDocumentIdentifier(RECORDER.as_uri())
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(document, shown[0].range, types.CodeActionContext(shown))
    )
    silence = next(action for action in actions if action.title.startswith("Silence"))
    edit = silence.edit.changes[RECORDER.as_uri()][0]
    lines = RECORDER.read_text().splitlines(keepends=True)
    lines.insert(edit.range.start.line, edit.new_text)
    change(client, RECORDER, "".join(lines))
    assert await rules(client, RECORDER) == []


async def test_keys_are_completed_and_explained(client: LanguageClient):
    open_file(client, INFO_PLIST, "xml")
    document = types.TextDocumentIdentifier(INFO_PLIST.as_uri())
    items = await client.text_document_completion_async(
        types.CompletionParams(document, types.Position(4, 0))
    )
    assert "NSLocationWhenInUseUsageDescription" in [item.label for item in items]
    lines = INFO_PLIST.read_text().splitlines()
    key = next(n for n, text in enumerate(lines) if "NSLocationWhenInUseUsageDescription" in text)
    for line in (key, key + 1):
        place = types.Position(line, lines[line].index(">") + 2)
        hover = await client.text_document_hover_async(types.HoverParams(document, place))
        assert "NSLocationWhenInUseUsageDescription" in hover.contents.value and "KEY-" in hover.contents.value


async def test_a_change_of_settings_counts(client: LanguageClient):
    before = await rules(client, INFO_PLIST) + await rules(client, RECORDER)
    open_file(client, INFO_PLIST, "xml")
    text = INFO_PLIST.read_text()
    change(client, INFO_PLIST, text.replace("NSLocationWhenInUseUsageDescription", "NSLocationWhenInUse"))
    assert await rules(client, INFO_PLIST) + await rules(client, RECORDER) != before
