// SPDX-License-Identifier: Apache-2.0
// The part of VS Code's API that the extension uses, without an editor: values, documents, settings and registered providers.
'use strict';

const { pathToFileURL, fileURLToPath } = require('url');

class EventEmitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return { dispose: () => this.listeners.delete(listener) };
  };

  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }

  dispose() {
    this.listeners.clear();
  }
}

class Position {
  constructor(line, character) {
    if (!(line >= 0 && character >= 0)) throw new Error(`illegal position ${line}:${character}`);
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    if (!(start instanceof Position && end instanceof Position)) throw new Error('a range of two positions');
    Object.assign(this, { start, end });
  }
}

class Uri {
  constructor(text) {
    this.text = text;
    this.scheme = text.split(':')[0];
  }

  static parse(text) {
    return new Uri(text);
  }

  static file(path) {
    return new Uri(pathToFileURL(path).toString());
  }

  get fsPath() {
    return this.scheme === 'file' ? fileURLToPath(this.text) : this.text;
  }

  toString() {
    return this.text;
  }

  toJSON() {
    return this.text;
  }
}

class Disposable {
  constructor(dispose) {
    this.dispose = dispose;
  }

  static from(...parts) {
    for (const part of parts) if (typeof part.dispose !== 'function') throw new Error('not disposable');
    return new Disposable(() => parts.forEach((part) => part.dispose()));
  }
}

// A class whose arguments become members.
const value = (...names) => class {
  constructor(...values) {
    names.forEach((name, index) => {
      this[name] = values[index];
    });
  }
};

class MarkdownString {
  constructor(text = '') {
    this.value = text;
  }

  appendCodeblock(text, language) {
    this.value += `\`\`\`${language}\n${text}\n\`\`\`\n`;
    return this;
  }
}

class CodeActionKind {
  constructor(text) {
    this.value = text;
  }

  static Empty = new CodeActionKind('');

  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}

class SignatureHelp {
  signatures = [];
}

class WorkspaceEdit {
  entries = new Map();

  set(uri, edits) {
    this.entries.set(uri.toString(), edits);
  }

  toJSON() {
    return Object.fromEntries(this.entries);
  }
}

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, text, version: 1 });
  }

  getText() {
    return this.text;
  }
}

// The state of the editor, which the driver changes.
const state = {
  settings: {}, providers: {}, commands: {}, diagnostics: {}, messages: [], log: [], watchers: [], applied: [], progress: [],
  tokens: undefined,
};

const at = (path) => path.split('.').reduce((part, name) => part?.[name], state.settings);

const registered = (kind) => (selector, provider, ...more) => {
  state.providers[kind] = { provider, more };
  return new Disposable(() => delete state.providers[kind]);
};

const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, items) => {
      state.diagnostics[uri] = items;
      events.diagnostics.fire(uri.toString());
    },
    delete: (uri) => delete state.diagnostics[uri],
    dispose: () => {
      state.diagnostics = {};
    },
  }),
  match: (selector, { languageId, uri }) =>
    selector.some(({ language, scheme }) => language === languageId && scheme === uri.scheme) ? 10 : 0,
  registerWorkspaceSymbolProvider: (provider) => registered('WorkspaceSymbolProvider')(undefined, provider),
};
for (const kind of [
  'CompletionItemProvider', 'HoverProvider', 'SignatureHelpProvider', 'DefinitionProvider', 'DeclarationProvider',
  'ReferenceProvider', 'DocumentHighlightProvider', 'DocumentSymbolProvider', 'RenameProvider', 'ColorProvider',
  'DocumentFormattingEditProvider', 'DocumentRangeFormattingEditProvider', 'OnTypeFormattingEditProvider', 'CodeActionsProvider',
  'FoldingRangeProvider', 'SelectionRangeProvider', 'DocumentLinkProvider', 'InlayHintsProvider', 'CodeLensProvider',
  'DocumentSemanticTokensProvider', 'DocumentRangeSemanticTokensProvider',
]) languages[`register${kind}`] = registered(kind);

const names = ['open', 'change', 'save', 'close', 'configuration', 'folders', 'diagnostics'];
const events = Object.fromEntries(names.map((name) => [name, new EventEmitter()]));

const workspace = {
  textDocuments: [],
  workspaceFolders: undefined,
  onDidOpenTextDocument: events.open.event,
  onDidChangeTextDocument: events.change.event,
  onDidSaveTextDocument: events.save.event,
  onDidCloseTextDocument: events.close.event,
  onDidChangeConfiguration: events.configuration.event,
  onDidChangeWorkspaceFolders: events.folders.event,
  getConfiguration: (section) => ({ get: (name) => at([section, name].filter(Boolean).join('.')) }),
  applyEdit: async (edit) => {
    state.applied.push(edit);
    return true;
  },
  createFileSystemWatcher: (pattern) => {
    const emitters = { create: new EventEmitter(), change: new EventEmitter(), delete: new EventEmitter() };
    state.watchers.push({ pattern, emitters });
    return {
      onDidCreate: emitters.create.event, onDidChange: emitters.change.event, onDidDelete: emitters.delete.event, dispose: () => {},
    };
  },
};

const message = (type) => async (text, ...actions) => {
  state.messages.push({ type, text });
  return actions[0];
};

module.exports = {
  version: '1.90.0', EventEmitter, Position, Range, Uri, Disposable, MarkdownString, CodeActionKind, SignatureHelp, WorkspaceEdit,
  TextEdit: value('range', 'newText'), Location: value('uri', 'range'),
  Diagnostic: value('range', 'message', 'severity'), DiagnosticRelatedInformation: value('location', 'message'),
  CompletionItem: value('label', 'kind'), CompletionList: value('items', 'isIncomplete'), SnippetString: value('value'),
  Hover: value('contents', 'range'), SignatureInformation: value('label', 'documentation'),
  ParameterInformation: value('label', 'documentation'), DocumentHighlight: value('range', 'kind'),
  DocumentSymbol: value('name', 'detail', 'kind', 'range', 'selectionRange'),
  SymbolInformation: value('name', 'kind', 'containerName', 'location'), FoldingRange: value('start', 'end', 'kind'),
  SelectionRange: value('range', 'parent'), DocumentLink: value('range', 'target'), Color: value('red', 'green', 'blue', 'alpha'),
  ColorInformation: value('range', 'color'), ColorPresentation: value('label'), CodeAction: value('title', 'kind'),
  InlayHint: value('position', 'label', 'kind'), InlayHintLabelPart: value('value'), CodeLens: value('range', 'command'),
  SemanticTokens: value('data', 'resultId'), SemanticTokensEdit: value('start', 'deleteCount', 'data'),
  SemanticTokensEdits: value('edits', 'resultId'), SemanticTokensLegend: value('tokenTypes', 'tokenModifiers'),
  RelativePattern: value('base', 'pattern'), ProgressLocation: { Window: 10 },
  languages, workspace,
  window: {
    createOutputChannel: () => ({ appendLine: (line) => state.log.push(line), show: () => {}, dispose: () => {} }),
    showErrorMessage: message('error'), showWarningMessage: message('warning'), showInformationMessage: message('information'),
    showTextDocument: async () => {},
    withProgress: async ({ title }, work) => {
      state.progress.push(title);
      return work({ report: () => {} });
    },
  },
  env: { openExternal: async () => true },
  commands: {
    registerCommand: (name, body) => {
      state.commands[name] = body;
      return new Disposable(() => delete state.commands[name]);
    },
  },
  TextDocument, state, events,
};
