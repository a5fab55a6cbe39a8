"use strict";
// Tests the extension with mocks of VS Code and of its library for language servers:
//   node test.js
const assert = require("node:assert/strict"), Module = require("node:module");

const log = [];
let path = "sextant", fails = false, changed;
const modules = {
  vscode: {
    workspace: {
      getConfiguration: (section) => ({ get: (key) => (section === "sextant" && key === "path" ? path : undefined) }),
      onDidChangeConfiguration: (listener) => { changed = listener; return { dispose() {} }; },
    },
    window: { showErrorMessage: (text) => log.push(`error: ${text}`) },
  },
  "vscode-languageclient/node": {
    LanguageClient: class {
      constructor(id, name, server, options) { Object.assign(this, { id, server, options }); }
      async start() {
        if (fails) throw new Error("ENOENT");
        log.push(`start ${this.server.command} ${this.server.args.join(" ")} for ${this.options.documentSelector.length} kinds`);
      }
      async stop() { log.push(`stop ${this.server.command}`); }
    },
  },
};
const load = Module._load;
Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest);

(async () => {
  const manifest = require("./package.json");
  const { activate, deactivate } = require(manifest.main);
  const context = { subscriptions: [] };
  await activate(context);
  path = "/opt/sextant";
  const change = (key) => changed({ affectsConfiguration: (name) => name === key });
  change("editor.fontSize");
  change("sextant.path");
  await new Promise(setImmediate);
  await deactivate();
  await deactivate();
  fails = true;
  await activate(context);
  await deactivate();
  assert.deepEqual(log, [
    "start sextant lsp for 5 kinds", "stop sextant", "start /opt/sextant lsp for 5 kinds", "stop /opt/sextant",
    "error: '/opt/sextant lsp' could not be started; the setting sextant.path names the command. (ENOENT)",
  ]);
  assert.equal(context.subscriptions.length, 2);
  for (const key of Object.keys(manifest.contributes.configuration.properties)) assert.match(key, /^sextant\./);
  console.log("The extension starts, stops and restarts the command");
})();
