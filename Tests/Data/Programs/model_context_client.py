"""Talks to `sextant mcp` as agents do, with the protocol's own client (PyPI: mcp).

    python3 model_context_client.py SEXTANT EXAMPLES legacy|auto
"""

import asyncio
import pathlib
import sys
import tempfile

from jsonschema import Draft202012Validator
from mcp import Client, MCPError, StdioServerParameters
from mcp.types import ListRootsResult, Root

SEXTANT, EXAMPLES, MODE = sys.argv[1:]
DOCUMENTED = {"explain", "check", "what_happens", "compare_releases", "play", "shortest_journey"}
CALLS = {
    "explain": {"question": "no prompt appears"},
    "check": {"path": "RunTracker"},
    "what_happens": {"calls": ["when-in-use", "start"], "ios": "14"},
    "compare_releases": {"from": "13.0", "to": "14"},
    "play": {"path": "Scenarios/cure-when-in-use.json", "ios": "18"},
    "shortest_journey": {"question": "has temporary", "ios": "13.0"},
}


def client(folder=EXAMPLES, **more):
    return Client(StdioServerParameters(command=SEXTANT, args=["mcp"], cwd=folder), mode=MODE, **more)


async def use_everything(server):
    tools = {tool.name: tool for tool in (await server.list_tools()).tools}
    assert set(tools) == DOCUMENTED, tools.keys()
    for name, arguments in CALLS.items():
        tool = tools[name]
        Draft202012Validator.check_schema(tool.input_schema)
        Draft202012Validator(tool.input_schema).validate(arguments)
        # The client itself compares the answer with the tool's schema.
        result = await server.call_tool(name, arguments)
        assert not result.is_error and result.structured_content, (name, result)
        Draft202012Validator(tool.output_schema).validate(result.structured_content)
        assert (await server.call_tool(name, {"nonsense": 1})).is_error, name
    resources = (await server.list_resources()).resources
    assert [str(resource.uri) for resource in resources][0] == "sextant://facts"
    for resource in resources:
        assert (await server.read_resource(resource.uri)).contents[0].text
    assert len((await server.list_resource_templates()).resource_templates) == len(resources)
    prompt = (await server.list_prompts()).prompts[0]
    assert "RunTracker" in (await server.get_prompt(prompt.name, {"path": "RunTracker"})).messages[0].content.text
    try:
        await server.call_tool("nothing", {})
        raise AssertionError("there is no such tool")
    except MCPError as error:
        assert error.code == -32602, error


async def take_back(server):
    """The largest search is taken back; the server goes on."""
    question = {"question": "session lost, app terminated", "ios": "26"}
    try:
        await asyncio.wait_for(server.call_tool("shortest_journey", question), 0.2)
    except TimeoutError:
        pass
    assert not (await server.call_tool("explain", {"question": "KEY-005"})).is_error


async def check_large_project():
    """A project of 1,600 files with the same mistake in each is checked, and its answer is short."""
    with tempfile.TemporaryDirectory() as folder:
        sources = pathlib.Path(folder, "App")
        sources.mkdir()
        pathlib.Path(folder, "project.yml").write_text(
            "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    deploymentTarget: 15.0\n"
            "    sources: [App]\n    settings: {GENERATE_INFOPLIST_FILE: YES}\n"
        )
        for number in range(1600):
            pathlib.Path(sources, f"File{number}.swift").write_text(
                f"import CoreLocation\nfinal class Part{number} {{\n  let manager = CLLocationManager()\n"
                "  func ask() { manager.requestWhenInUseAuthorization() }\n}\n"
            )
        async with client(folder) as server:
            result = await server.call_tool("check", {"path": "."})
            assert not result.is_error and result.structured_content["findings"], result
            assert len(result.content[0].text) < 20_000


async def give_roots():
    """Only clients with sessions have roots."""

    async def roots(_):
        return ListRootsResult(roots=[Root(uri=pathlib.Path(EXAMPLES, "RunTracker").as_uri())])

    async with client(list_roots_callback=roots) as server:
        assert not (await server.call_tool("check", {"predictions": False})).is_error
        assert (await server.call_tool("check", {"path": EXAMPLES})).is_error


async def main():
    async with client() as server, client() as other:
        await asyncio.gather(use_everything(server), use_everything(other))
        await take_back(server)
    await check_large_project()
    if MODE == "legacy":
        await give_roots()
    print("all is well")


asyncio.run(main())
