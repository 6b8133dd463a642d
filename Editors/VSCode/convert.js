// SPDX-License-Identifier: Apache-2.0
// The values of the protocol as those of VS Code, and back. VS Code counts positions in UTF-16 units, as the protocol does.
'use strict';

const vscode = require('vscode');

const list = (values, convert) => values?.map(convert);
const position = (value) => new vscode.Position(value.line, value.character);
const range = (value) => value && new vscode.Range(position(value.start), position(value.end));
const uri = (value) => vscode.Uri.parse(value);
const textEdit = (value) => new vscode.TextEdit(range(value.range), value.newText);
const command = (value) => value && { title: value.title, command: value.command, arguments: value.arguments };

const fromPosition = (value) => ({ line: value.line, character: value.character });
const fromRange = (value) => ({ start: fromPosition(value.start), end: fromPosition(value.end) });
const fromDocument = (document) => ({ uri: document.uri.toString() });

function markdown(value) {
  if (value === undefined || value === null || typeof value === 'string') return value ?? undefined;
  return value.kind === 'plaintext' ? value.value : new vscode.MarkdownString(value.value);
}

function location(value) {
  if (value.targetUri === undefined) return new vscode.Location(uri(value.uri), range(value.range));
  return {
    originSelectionRange: range(value.originSelectionRange), targetUri: uri(value.targetUri),
    targetRange: range(value.targetRange), targetSelectionRange: range(value.targetSelectionRange),
  };
}

function diagnostic(value) {
  const result = new vscode.Diagnostic(range(value.range), value.message, (value.severity ?? 1) - 1);
  result.source = value.source;
  result.code = value.codeDescription ? { value: value.code, target: uri(value.codeDescription.href) } : value.code;
  result.tags = value.tags;
  result.relatedInformation = list(value.relatedInformation, (part) =>
    new vscode.DiagnosticRelatedInformation(location(part.location), part.message));
  // A code action gets the diagnostic as the server sent it.
  result.raw = value;
  return result;
}

const fromDiagnostic = (value) => value.raw ?? {
  range: fromRange(value.range), message: value.message, severity: value.severity + 1, source: value.source,
  code: value.code?.value ?? value.code,
};

/** Returns an edit of the workspace, or undefined if one of its documents has changed since. */
function workspaceEdit(value) {
  if (!value) return undefined;
  const result = new vscode.WorkspaceEdit();
  for (const change of value.documentChanges ?? []) {
    const { uri: name, version } = change.textDocument;
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri(name).toString());
    if (version !== null && document && document.version !== version) return undefined;
    result.set(uri(name), change.edits.map(textEdit));
  }
  for (const [name, edits] of Object.entries(value.changes ?? {})) result.set(uri(name), edits.map(textEdit));
  return result;
}

function completionItem(value) {
  const label = value.labelDetails ? { label: value.label, ...value.labelDetails } : value.label;
  const item = new vscode.CompletionItem(label, value.kind === undefined ? undefined : value.kind - 1);
  const text = value.textEdit?.newText ?? value.insertText ?? value.label;
  item.insertText = value.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (value.textEdit?.range) item.range = range(value.textEdit.range);
  else if (value.textEdit) {
    item.range = { inserting: range(value.textEdit.insert), replacing: range(value.textEdit.replace) };
  }
  for (const name of ['detail', 'sortText', 'filterText', 'preselect', 'commitCharacters', 'tags']) item[name] = value[name];
  item.documentation = markdown(value.documentation);
  item.additionalTextEdits = list(value.additionalTextEdits, textEdit);
  item.command = command(value.command);
  item.raw = value;
  return item;
}

function hover(value) {
  const contents = Array.isArray(value.contents) ? value.contents : [value.contents];
  const parts = contents.map((part) => part.language === undefined ? markdown(part)
    : new vscode.MarkdownString().appendCodeblock(part.value, part.language));
  return new vscode.Hover(parts, range(value.range));
}

function signatureHelp(value) {
  const result = new vscode.SignatureHelp();
  result.signatures = value.signatures.map((part) => {
    const signature = new vscode.SignatureInformation(part.label, markdown(part.documentation));
    signature.parameters = list(part.parameters, (one) =>
      new vscode.ParameterInformation(one.label, markdown(one.documentation))) ?? [];
    signature.activeParameter = part.activeParameter ?? undefined;
    return signature;
  });
  result.activeSignature = value.activeSignature ?? 0;
  result.activeParameter = value.activeParameter ?? 0;
  return result;
}

function documentSymbol(value) {
  const result = new vscode.DocumentSymbol(
    value.name, value.detail ?? '', value.kind - 1, range(value.range), range(value.selectionRange));
  result.tags = value.tags;
  result.children = list(value.children, documentSymbol) ?? [];
  return result;
}

const workspaceSymbol = (value) => new vscode.SymbolInformation(
  value.name, value.kind - 1, value.containerName ?? '', location(value.location));

const highlight = (value) => new vscode.DocumentHighlight(range(value.range), (value.kind ?? 1) - 1);

const FOLDING = { comment: 1, imports: 2, region: 3 };
const foldingRange = (value) => new vscode.FoldingRange(value.startLine, value.endLine, FOLDING[value.kind]);

const selectionRange = (value) => new vscode.SelectionRange(
  range(value.range), value.parent && selectionRange(value.parent));

function documentLink(value) {
  const link = new vscode.DocumentLink(range(value.range), value.target && uri(value.target));
  link.tooltip = value.tooltip;
  return link;
}

const colorInformation = (value) => new vscode.ColorInformation(range(value.range),
  new vscode.Color(value.color.red, value.color.green, value.color.blue, value.color.alpha));

function colorPresentation(value) {
  const result = new vscode.ColorPresentation(value.label);
  if (value.textEdit) result.textEdit = textEdit(value.textEdit);
  result.additionalTextEdits = list(value.additionalTextEdits, textEdit);
  return result;
}

function codeAction(value) {
  if (typeof value.command === 'string') return command(value);
  const kind = value.kind === undefined ? undefined
    : value.kind.split('.').reduce((whole, part) => whole.append(part), vscode.CodeActionKind.Empty);
  const action = new vscode.CodeAction(value.title, kind);
  action.diagnostics = list(value.diagnostics, diagnostic);
  action.edit = workspaceEdit(value.edit);
  action.command = command(value.command);
  action.isPreferred = value.isPreferred;
  if (value.disabled) action.disabled = value.disabled;
  action.raw = value;
  return action;
}

function inlayHint(value) {
  const label = typeof value.label === 'string' ? value.label : value.label.map((part) => {
    const result = new vscode.InlayHintLabelPart(part.value);
    result.tooltip = markdown(part.tooltip);
    result.location = part.location && location(part.location);
    result.command = command(part.command);
    return result;
  });
  const hint = new vscode.InlayHint(position(value.position), label, value.kind);
  hint.tooltip = markdown(value.tooltip);
  hint.textEdits = list(value.textEdits, textEdit);
  hint.paddingLeft = value.paddingLeft;
  hint.paddingRight = value.paddingRight;
  return hint;
}

function codeLens(value) {
  const lens = new vscode.CodeLens(range(value.range), command(value.command));
  lens.raw = value;
  return lens;
}

function semanticTokens(value) {
  if (value.edits === undefined) return new vscode.SemanticTokens(new Uint32Array(value.data), value.resultId);
  const edits = value.edits.map((edit) => new vscode.SemanticTokensEdit(
    edit.start, edit.deleteCount, edit.data && new Uint32Array(edit.data)));
  return new vscode.SemanticTokensEdits(edits, value.resultId);
}

module.exports = {
  codeAction, codeLens, colorInformation, colorPresentation, completionItem, diagnostic, documentLink, documentSymbol,
  foldingRange, fromDiagnostic, fromDocument, fromPosition, fromRange, highlight, hover, inlayHint, location, markdown,
  position, range, selectionRange, semanticTokens, signatureHelp, textEdit, uri, workspaceEdit, workspaceSymbol,
};
