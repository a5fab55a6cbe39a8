"use strict";
// Starts `sextant lsp` for the files of a project that can concern location; the command does everything else.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

/** The files by language, or by name if VS Code has no language for them. */
const documents = [
  { scheme: "file", language: "swift" },
  { scheme: "file", language: "objective-c" },
  { scheme: "file", language: "objective-cpp" },
  { scheme: "file", pattern: "**/*.{plist,entitlements,xcconfig,pbxproj}" },
  { scheme: "file", pattern: "**/{project.yml,.sextant.yml}" },
];

let client;

async function activate(context) {
  async function start() {
    const command = vscode.workspace.getConfiguration("sextant").get("path");
    client = new LanguageClient("sextant", "Sextant", { command, args: ["lsp"] }, { documentSelector: documents });
    try {
      await client.start();
    } catch (error) {
      client = undefined;
      vscode.window.showErrorMessage(`'${command} lsp' could not be started; the setting sextant.path names the command. (${error.message})`);
    }
  }

  async function restart() {
    await deactivate();
    await start();
  }

  context.subscriptions.push(vscode.workspace.onDidChangeConfiguration((event) => {
    if (event.affectsConfiguration("sextant.path")) restart();
  }));
  await start();
}

async function deactivate() {
  const running = client;
  client = undefined;
  await running?.stop();
}

module.exports = { activate, deactivate };
