// SPDX-License-Identifier: Apache-2.0
// Runs the extension without an editor. Each line of the input is an operation with its arguments, as a JSON list; each line
// of the output is its result, as JSON: {"result": …} or {"error": "…"}.
'use strict';

const Module = require('module');
const path = require('path');
const readline = require('readline');

const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => name === 'vscode' ? path.join(__dirname, 'vscode.js') : resolve(name, ...rest);
const vscode = require('vscode');
const extension = require(process.argv[2]);
const { state, events, workspace } = vscode;

const token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose: () => {} }) };
const context = { subscriptions: [] };
let lastResult;

const find = (uri) => workspace.textDocuments.find((document) => document.uri.toString() === uri);
const position = ({ line, character }) => new vscode.Position(line, character);
const range = ({ start, end }) => new vscode.Range(position(start), position(end));

// The arguments of a provider from their JSON: a document by its address, positions and ranges by their members.
function revive(value) {
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== 'object') return value;
  if (value.document !== undefined && Object.keys(value).length === 1) return find(value.document);
  if (value.start !== undefined) return range(value);
  if (value.line !== undefined) return position(value);
  if (value.token !== undefined) return token;
  if (value.last !== undefined) return value.last.reduce((part, name) => part[name], lastResult);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, revive(part)]));
}

function wait(condition) {
  return new Promise((done) => {
    const timer = setInterval(() => {
      if (!condition()) return;
      clearInterval(timer);
      done();
    }, 10);
  });
}

const operations = {
  start: async (settings, folders) => {
    state.settings = settings;
    workspace.workspaceFolders = folders.map((uri) => ({ uri: vscode.Uri.parse(uri), name: path.basename(uri) }));
    await extension.activate(context);
  },
  open: (uri, language, text) => {
    const document = new vscode.TextDocument(vscode.Uri.parse(uri), language, text);
    workspace.textDocuments.push(document);
    events.open.fire(document);
  },
  change: (uri, changes, text) => {
    const document = find(uri);
    document.version += 1;
    document.text = text;
    events.change.fire({ document, contentChanges: changes.map((part) => ({ range: range(part.range), text: part.text })) });
  },
  save: (uri) => events.save.fire(find(uri)),
  close: (uri) => {
    const document = find(uri);
    workspace.textDocuments.splice(workspace.textDocuments.indexOf(document), 1);
    events.close.fire(document);
  },
  configure: (settings, changed) => {
    state.settings = settings;
    events.configuration.fire({ affectsConfiguration: (name) => changed.some((one) => one === name || one.startsWith(`${name}.`)) });
  },
  // Waits until the diagnostics of a document have a code, or until they lack it.
  diagnostics: async (uri, code, present = true) => {
    const of = (item) => item.code?.value ?? item.code;
    await wait(() => state.diagnostics[uri]?.some((item) => of(item) === code) === present);
    lastResult = state.diagnostics[uri].filter((item) => of(item) === code);
    return lastResult;
  },
  provider: async (kind, method, ...values) => {
    const { provider } = state.providers[kind];
    lastResult = await provider[method](...revive(values));
    return lastResult;
  },
  registered: () => Object.fromEntries(Object.entries(state.providers).map(([kind, { provider, more }]) =>
    [kind, { methods: Object.keys(provider), more }])),
  watched: (index, kind, uri) => state.watchers[index].emitters[kind].fire(vscode.Uri.parse(uri)),
  waitFor: async (name) => {
    await wait(() => state[name].length > 0);
    return state[name];
  },
  state: (name) => state[name],
  commands: () => Object.keys(state.commands),
  command: (name, ...values) => state.commands[name](...values),
  stop: () => extension.deactivate(),
};

let last = Promise.resolve();
readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const [name, ...values] = JSON.parse(line);
  last = last.then(async () => {
    try {
      const result = await operations[name](...values);
      process.stdout.write(`${JSON.stringify({ result: result ?? null })}\n`);
    } catch (error) {
      process.stdout.write(`${JSON.stringify({ error: String(error.stack) })}\n`);
    }
  });
}).on('close', () => last.then(() => extension.deactivate()).then(() => process.exit(0)));
