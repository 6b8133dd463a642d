// SPDX-License-Identifier: Apache-2.0
// The client of `livery lsp`: it starts the server, keeps the texts of documents the same on both sides, and registers the
// providers for what the server can do.
'use strict';

const fs = require('fs');
const path = require('path');
const vscode = require('vscode');
const to = require('./convert.js');
const { Connection } = require('./rpc.js');
const { register } = require('./providers.js');

const SELECTOR = ['css', 'json', 'jsonc'].flatMap((language) => ['file', 'untitled'].map((scheme) => ({ language, scheme })));
const REFRESH = ['codeLens', 'inlayHint', 'semanticTokens', 'foldingRange'].map((name) => `workspace/${name}/refresh`);
const RESTARTS = 3;

let client;
let log;

class Client {
  constructor() {
    this.subscriptions = [];
    this.watchers = new Map();
    this.progress = new Map();
    this.opened = new Set();
    this.diagnostics = vscode.languages.createDiagnosticCollection('livery');
    this.emitters = Object.fromEntries(REFRESH.map((method) => [method, new vscode.EventEmitter()]));
    this.connection = new Connection(this.handlers(), (direction, message) => this.trace(direction, message));
  }

  // The methods that the server calls.
  handlers() {
    const refresh = Object.entries(this.emitters).map(([method, emitter]) => [method, () => emitter.fire()]);
    return {
      ...Object.fromEntries(refresh),
      'textDocument/publishDiagnostics': ({ uri, diagnostics, version }) => this.publish(to.uri(uri), diagnostics, version),
      'window/logMessage': ({ message }) => log.appendLine(message),
      'window/showMessage': ({ type, message }) => void show(type)(message),
      'window/showMessageRequest': ({ type, message, actions = [] }) => show(type)(message, ...actions),
      'window/showDocument': async ({ uri, external, selection }) => {
        if (external) return { success: await vscode.env.openExternal(to.uri(uri)) };
        await vscode.window.showTextDocument(to.uri(uri), { selection: to.range(selection) });
        return { success: true };
      },
      'window/workDoneProgress/create': () => null,
      '$/progress': ({ token, value }) => this.report(token, value),
      'workspace/applyEdit': async ({ edit }) => {
        const changes = to.workspaceEdit(edit);
        return { applied: changes !== undefined && await vscode.workspace.applyEdit(changes) };
      },
      'workspace/configuration': ({ items }) => items.map(({ section, scopeUri }) =>
        vscode.workspace.getConfiguration(undefined, scopeUri && to.uri(scopeUri)).get(section) ?? null),
      'workspace/workspaceFolders': folders,
      'client/registerCapability': ({ registrations }) => registrations.forEach((part) => this.watch(part)),
      'client/unregisterCapability': ({ unregisterations }) => unregisterations.forEach(({ id }) => {
        this.watchers.get(id)?.dispose();
        this.watchers.delete(id);
      }),
    };
  }

  async start() {
    const command = vscode.workspace.getConfiguration('livery').get('path') || 'livery';
    const cwd = vscode.workspace.workspaceFolders?.find((folder) => folder.uri.scheme === 'file')?.uri.fsPath;
    await this.connection.start(command, ['lsp'], { cwd });
    const { capabilities } = await this.connection.request('initialize', {
      processId: process.pid, clientInfo: { name: 'Visual Studio Code', version: vscode.version },
      rootUri: folders()[0]?.uri ?? null, workspaceFolders: folders(), capabilities: CAPABILITIES,
      initializationOptions: vscode.workspace.getConfiguration().get('livery'),
    });
    this.connection.notify('initialized', {});
    this.synchronize();
    const request = (method, params, token) => this.request(method, params, token);
    const events = Object.fromEntries(Object.entries(this.emitters).map(([method, emitter]) => [method, emitter.event]));
    this.subscriptions.push(...register(capabilities, SELECTOR, request, events));
  }

  // Asks about sheets alone. An error is shown in the log, except of a rename, whose error the user sees.
  async request(method, params, token) {
    if (params.textDocument && !this.opened.has(params.textDocument.uri)) return undefined;
    try {
      return await this.connection.request(method, params, token);
    } catch (error) {
      if (method === 'textDocument/rename' || method === 'textDocument/prepareRename') throw error;
      log.appendLine(`${method}: ${error.message}`);
      return undefined;
    }
  }

  synchronize() {
    const { workspace } = vscode;
    const send = (method, params) => this.connection.notify(`textDocument/${method}`, params);
    const open = (document) => {
      if (!isSheet(document) || this.opened.has(document.uri.toString())) return;
      this.opened.add(document.uri.toString());
      send('didOpen', { textDocument: {
        uri: document.uri.toString(), languageId: document.languageId, version: document.version, text: document.getText(),
      } });
    };
    const ifOpen = (body) => (value) => {
      if (this.opened.has((value.document ?? value).uri.toString())) body(value);
    };
    this.subscriptions.push(
      workspace.onDidOpenTextDocument(open),
      workspace.onDidChangeTextDocument(ifOpen(({ document, contentChanges }) => {
        if (contentChanges.length === 0) return;
        send('didChange', {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map(({ range, text }) => ({ range: to.fromRange(range), text })),
        });
      })),
      workspace.onDidSaveTextDocument(ifOpen((document) => send('didSave', { textDocument: to.fromDocument(document) }))),
      workspace.onDidCloseTextDocument(ifOpen((document) => {
        this.opened.delete(document.uri.toString());
        this.diagnostics.delete(document.uri);
        send('didClose', { textDocument: to.fromDocument(document) });
      })),
      workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration('livery')) return;
        if (event.affectsConfiguration('livery.path')) return void restart();
        const settings = { livery: workspace.getConfiguration().get('livery') };
        this.connection.notify('workspace/didChangeConfiguration', { settings });
      }),
      workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
        this.connection.notify('workspace/didChangeWorkspaceFolders', {
          event: { added: added.map(folder), removed: removed.map(folder) },
        })),
    );
    workspace.textDocuments.forEach(open);
  }

  publish(uri, diagnostics, version) {
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
    // The diagnostics of an older text follow later in their new form.
    if (document && typeof version === 'number' && version < document.version) return;
    this.diagnostics.set(uri, diagnostics.map(to.diagnostic));
  }

  watch({ id, method, registerOptions }) {
    if (method !== 'workspace/didChangeWatchedFiles') return;
    const watchers = registerOptions.watchers.map(({ globPattern, kind = 7 }) => {
      const pattern = typeof globPattern === 'string' ? globPattern
        : new vscode.RelativePattern(to.uri(globPattern.baseUri.uri ?? globPattern.baseUri), globPattern.pattern);
      const watcher = vscode.workspace.createFileSystemWatcher(pattern, !(kind & 1), !(kind & 2), !(kind & 4));
      const send = (type) => (uri) => this.connection.notify('workspace/didChangeWatchedFiles', {
        changes: [{ uri: uri.toString(), type }],
      });
      watcher.onDidCreate(send(1));
      watcher.onDidChange(send(2));
      watcher.onDidDelete(send(3));
      return watcher;
    });
    this.watchers.set(id, vscode.Disposable.from(...watchers));
  }

  report(token, value) {
    if (value.kind === 'begin') {
      const location = vscode.ProgressLocation.Window;
      vscode.window.withProgress({ location, title: value.title }, (progress) => new Promise((end) => {
        this.progress.set(token, { progress, end });
      }));
    } else if (value.kind === 'report') this.progress.get(token)?.progress.report({ message: value.message });
    else {
      this.progress.get(token)?.end();
      this.progress.delete(token);
    }
  }

  trace(direction, message) {
    const level = vscode.workspace.getConfiguration('livery').get('trace.server');
    if (direction === 'error') log.appendLine(message.trimEnd());
    else if (level === 'verbose') log.appendLine(`${direction} ${JSON.stringify(message)}`);
    else if (level === 'messages') log.appendLine(`${direction} ${message.method ?? 'answer'} ${message.id ?? ''}`);
  }

  async stop() {
    const parts = [...this.subscriptions, ...this.watchers.values(), ...Object.values(this.emitters), this.diagnostics];
    parts.forEach((part) => part.dispose());
    this.progress.forEach(({ end }) => end());
    await this.connection.stop();
  }
}

// A JSON file is a sheet only in a project with a configuration of Livery.
function isSheet(document) {
  if (!vscode.languages.match(SELECTOR, document)) return false;
  if (document.languageId === 'css') return true;
  for (let parent = path.dirname(document.uri.fsPath), last; parent !== last; last = parent, parent = path.dirname(parent)) {
    if (fs.existsSync(path.join(parent, '.livery.yml'))) return true;
  }
  return false;
}

const folder = (value) => ({ uri: value.uri.toString(), name: value.name });
const folders = () => (vscode.workspace.workspaceFolders ?? []).map(folder);
const show = (type) => (...values) => {
  const { showErrorMessage, showWarningMessage, showInformationMessage } = vscode.window;
  return (type === 1 ? showErrorMessage : type === 2 ? showWarningMessage : showInformationMessage)(...values);
};

const MARKDOWN = ['markdown', 'plaintext'];
const RANGES = { dynamicRegistration: false, linkSupport: true };
const KINDS = ['', 'quickfix', 'refactor', 'refactor.extract', 'refactor.inline', 'refactor.rewrite', 'source',
  'source.fixAll', 'source.organizeImports'];

// The parts of the protocol that the other files of this folder implement.
const CAPABILITIES = {
  general: { positionEncodings: ['utf-16'] },
  window: { workDoneProgress: true, showDocument: { support: true }, showMessage: {} },
  workspace: {
    applyEdit: true, configuration: true, workspaceFolders: true, workspaceEdit: { documentChanges: true },
    didChangeConfiguration: {}, didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    symbol: {}, codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true }, foldingRange: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true, versionSupport: true, codeDescriptionSupport: true, dataSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, commitCharactersSupport: true, documentationFormat: MARKDOWN, deprecatedSupport: true,
        preselectSupport: true, insertReplaceSupport: true, labelDetailsSupport: true, tagSupport: { valueSet: [1] },
        resolveSupport: { properties: ['documentation', 'detail'] },
      },
    },
    hover: { contentFormat: MARKDOWN },
    signatureHelp: {
      signatureInformation: {
        documentationFormat: MARKDOWN, activeParameterSupport: true, parameterInformation: { labelOffsetSupport: true },
      },
    },
    declaration: RANGES, definition: RANGES, references: {}, documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      isPreferredSupport: true, disabledSupport: true, dataSupport: true, resolveSupport: { properties: ['edit'] },
      codeActionLiteralSupport: { codeActionKind: { valueSet: KINDS } },
    },
    codeLens: {}, documentLink: { tooltipSupport: true }, colorProvider: {},
    formatting: {}, rangeFormatting: {}, onTypeFormatting: {}, rename: { prepareSupport: true },
    foldingRange: { foldingRangeKind: { valueSet: ['comment', 'imports', 'region'] } }, selectionRange: {},
    semanticTokens: {
      requests: { range: true, full: { delta: true } }, formats: ['relative'], augmentsSyntaxTokens: true,
      tokenTypes: ['type', 'class', 'enum', 'parameter', 'variable', 'property', 'enumMember', 'event', 'function', 'method',
        'macro', 'keyword', 'modifier', 'comment', 'string', 'number', 'operator', 'decorator', 'namespace', 'struct'],
      tokenModifiers: ['declaration', 'definition', 'readonly', 'static', 'deprecated', 'modification', 'documentation',
        'defaultLibrary'],
    },
    inlayHint: {},
  },
};

async function start(restarts = RESTARTS) {
  const started = new Client();
  client = started;
  try {
    await started.start();
  } catch (error) {
    if (client === started) client = undefined;
    const message = error.code === 'ENOENT' ? "The command 'livery' is missing; set livery.path." : error.message;
    await started.stop().catch(() => {});
    vscode.window.showErrorMessage(`Livery: ${message}`);
    return;
  }
  started.connection.exited.then(async (code) => {
    if (client !== started) return;
    log.appendLine(`the server ended with the exit code ${code}`);
    client = undefined;
    await started.stop().catch(() => {});
    if (restarts > 0) await start(restarts - 1);
    else vscode.window.showErrorMessage('Livery: the language server ended several times; see its log.');
  });
}

async function restart() {
  const ended = client;
  client = undefined;
  await ended?.stop();
  await start();
}

async function activate(context) {
  log = vscode.window.createOutputChannel('Livery');
  context.subscriptions.push(log, vscode.commands.registerCommand('livery.restart', restart),
    vscode.commands.registerCommand('livery.showLog', () => log.show()));
  await start();
}

async function deactivate() {
  const ended = client;
  client = undefined;
  await ended?.stop();
}

module.exports = { activate, deactivate };
