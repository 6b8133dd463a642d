// SPDX-License-Identifier: Apache-2.0
// One table from the capabilities of the server to the providers of VS Code.
'use strict';

const vscode = require('vscode');
const to = require('./convert.js');

/**
 * Registers a provider for each capability of the server.
 * @param {object} capabilities
 * @param {(method: string, params: object, token?: object) => Promise<any>} request
 * @param {object} events the events of `refresh` requests, by method
 */
function register(capabilities, selector, request, events) {
  const { languages } = vscode;
  const at = (document, position) => ({ textDocument: to.fromDocument(document), position: to.fromPosition(position) });
  const of = (document, more) => ({ textDocument: to.fromDocument(document), ...more });
  // Converts a result, or each value of a list. Null, and the missing result of a cancelled request, are undefined.
  const ask = async (method, params, token, convert) => {
    const result = await request(method, params, token);
    if (result === null || result === undefined) return undefined;
    return Array.isArray(result) ? result.map((value) => convert(value)) : convert(result);
  };
  // Returns a function of a provider that asks about a position.
  const positioned = (method, convert) => (document, position, token) => ask(method, at(document, position), token, convert);
  const whole = (method, convert) => (document, token) => ask(method, of(document), token, convert);
  const options = ({ tabSize, insertSpaces }) => ({ tabSize, insertSpaces });
  const resolve = async (method, value, convert, token) =>
    value.raw ? Object.assign(value, convert(await request(method, value.raw, token) ?? value.raw)) : value;

  const table = {
    completionProvider: ({ triggerCharacters = [], resolveProvider }) => languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: async (document, position, token, { triggerKind, triggerCharacter }) => {
        const context = { triggerKind: triggerKind + 1, triggerCharacter };
        const result = await request('textDocument/completion', { ...at(document, position), context }, token);
        const items = Array.isArray(result) ? result : result?.items;
        return items && new vscode.CompletionList(items.map(to.completionItem), result.isIncomplete);
      },
      ...(resolveProvider && {
        resolveCompletionItem: (item, token) => resolve('completionItem/resolve', item, (value) => ({
          detail: value.detail, documentation: to.markdown(value.documentation),
        }), token),
      }),
    }, ...triggerCharacters),

    hoverProvider: () => languages.registerHoverProvider(selector, {
      provideHover: positioned('textDocument/hover', to.hover),
    }),

    signatureHelpProvider: ({ triggerCharacters = [], retriggerCharacters = [] }) =>
      languages.registerSignatureHelpProvider(selector, {
        provideSignatureHelp: positioned('textDocument/signatureHelp', to.signatureHelp),
      }, { triggerCharacters, retriggerCharacters }),

    definitionProvider: () => languages.registerDefinitionProvider(selector, {
      provideDefinition: positioned('textDocument/definition', to.location),
    }),

    declarationProvider: () => languages.registerDeclarationProvider(selector, {
      provideDeclaration: positioned('textDocument/declaration', to.location),
    }),

    referencesProvider: () => languages.registerReferenceProvider(selector, {
      provideReferences: (document, position, { includeDeclaration }, token) => ask('textDocument/references',
        { ...at(document, position), context: { includeDeclaration } }, token, to.location),
    }),

    documentHighlightProvider: () => languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: positioned('textDocument/documentHighlight', to.highlight),
    }),

    documentSymbolProvider: () => languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: whole('textDocument/documentSymbol', to.documentSymbol),
    }),

    workspaceSymbolProvider: () => languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) => ask('workspace/symbol', { query }, token, to.workspaceSymbol),
    }),

    renameProvider: ({ prepareProvider } = {}) => languages.registerRenameProvider(selector, {
      provideRenameEdits: async (document, position, newName, token) => {
        const edit = await request('textDocument/rename', { ...at(document, position), newName }, token);
        const result = to.workspaceEdit(edit);
        if (edit && !result) throw new Error('a file has changed meanwhile');
        return result;
      },
      ...(prepareProvider && {
        prepareRename: async (document, position, token) => {
          const result = await request('textDocument/prepareRename', at(document, position), token);
          if (!result) throw new Error('there is no name that can be changed');
          return result.range ? { range: to.range(result.range), placeholder: result.placeholder } : to.range(result);
        },
      }),
    }),

    colorProvider: () => languages.registerColorProvider(selector, {
      provideDocumentColors: whole('textDocument/documentColor', to.colorInformation),
      provideColorPresentations: ({ red, green, blue, alpha }, { document, range }, token) =>
        ask('textDocument/colorPresentation', of(document, { color: { red, green, blue, alpha }, range: to.fromRange(range) }),
          token, to.colorPresentation),
    }),

    documentFormattingProvider: () => languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: (document, settings, token) =>
        ask('textDocument/formatting', of(document, { options: options(settings) }), token, to.textEdit),
    }),

    documentRangeFormattingProvider: () => languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: (document, range, settings, token) => ask('textDocument/rangeFormatting',
        of(document, { range: to.fromRange(range), options: options(settings) }), token, to.textEdit),
    }),

    documentOnTypeFormattingProvider: ({ firstTriggerCharacter, moreTriggerCharacter = [] }) =>
      languages.registerOnTypeFormattingEditProvider(selector, {
        provideOnTypeFormattingEdits: (document, position, ch, settings, token) => ask('textDocument/onTypeFormatting',
          { ...at(document, position), ch, options: options(settings) }, token, to.textEdit),
      }, firstTriggerCharacter, ...moreTriggerCharacter),

    codeActionProvider: ({ codeActionKinds, resolveProvider } = {}) => languages.registerCodeActionsProvider(selector, {
      provideCodeActions: (document, range, { diagnostics, only, triggerKind }, token) => {
        const context = { diagnostics: diagnostics.map(to.fromDiagnostic), only: only && [only.value], triggerKind };
        return ask('textDocument/codeAction', of(document, { range: to.fromRange(range), context }), token, to.codeAction);
      },
      ...(resolveProvider && {
        resolveCodeAction: (action, token) => action.edit ? action
          : resolve('codeAction/resolve', action, (value) => ({ edit: to.workspaceEdit(value.edit) }), token),
      }),
    }, { providedCodeActionKinds: codeActionKinds?.map((kind) => vscode.CodeActionKind.Empty.append(kind)) }),

    foldingRangeProvider: () => languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: (document, _, token) =>
        ask('textDocument/foldingRange', of(document), token, to.foldingRange),
    }),

    selectionRangeProvider: () => languages.registerSelectionRangeProvider(selector, {
      provideSelectionRanges: (document, positions, token) => ask('textDocument/selectionRange',
        of(document, { positions: positions.map(to.fromPosition) }), token, to.selectionRange),
    }),

    documentLinkProvider: () => languages.registerDocumentLinkProvider(selector, {
      provideDocumentLinks: whole('textDocument/documentLink', to.documentLink),
    }),

    inlayHintProvider: () => languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: events['workspace/inlayHint/refresh'],
      provideInlayHints: (document, range, token) =>
        ask('textDocument/inlayHint', of(document, { range: to.fromRange(range) }), token, to.inlayHint),
    }),

    codeLensProvider: ({ resolveProvider }) => languages.registerCodeLensProvider(selector, {
      onDidChangeCodeLenses: events['workspace/codeLens/refresh'],
      provideCodeLenses: whole('textDocument/codeLens', to.codeLens),
      ...(resolveProvider && {
        resolveCodeLens: (lens, token) => lens.command ? lens
          : resolve('codeLens/resolve', lens, (value) => ({ command: value.command }), token),
      }),
    }),

    semanticTokensProvider: ({ legend: { tokenTypes, tokenModifiers }, full, range }) => {
      const legend = new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers);
      const method = 'textDocument/semanticTokens/full';
      return vscode.Disposable.from(
        ...full ? [languages.registerDocumentSemanticTokensProvider(selector, {
          onDidChangeSemanticTokens: events['workspace/semanticTokens/refresh'],
          provideDocumentSemanticTokens: whole(method, to.semanticTokens),
          ...(full.delta && {
            provideDocumentSemanticTokensEdits: (document, previousResultId, token) =>
              ask(`${method}/delta`, of(document, { previousResultId }), token, to.semanticTokens),
          }),
        }, legend)] : [],
        ...range ? [languages.registerDocumentRangeSemanticTokensProvider(selector, {
          provideDocumentRangeSemanticTokens: (document, part, token) => ask('textDocument/semanticTokens/range',
            of(document, { range: to.fromRange(part) }), token, to.semanticTokens),
        }, legend)] : [],
      );
    },

    executeCommandProvider: ({ commands }) => vscode.Disposable.from(...commands.map((name) =>
      vscode.commands.registerCommand(name, (...values) =>
        request('workspace/executeCommand', { command: name, arguments: values })))),
  };

  return Object.entries(table)
    .filter(([name]) => capabilities[name])
    .map(([name, provider]) => provider(capabilities[name] === true ? {} : capabilities[name]));
}

module.exports = { register };
