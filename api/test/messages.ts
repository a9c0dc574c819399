import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Who speaks to the shop's keeper (a build, a file, the command line), or in a mail, which has languages of its own. */
const ELSEWHERE =
  /\/(testing|cli|templates|modules\/(import|seed|remotes|mail|changes))\/|\.(schemas|queries)\.ts$|\/demo-[a-z-]+\.ts$|\/cli\.ts$|-(words|messages)\.ts$/;
const CATALOGUES = /\.test\.ts$|\/messages\//;
/** Texts for programs and their authors: OpenAPI's, and names of errors that nobody is shown. */
const FOR_PROGRAMS = new Set(['summary', 'summaries', 'description', 'title', 'name', 'pattern', 'comment']);
const MESSAGE = /^\p{Lu}[\s\S]* [\s\S]*[\p{L}.!?)}]$/u;

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(file);
    else if (file.endsWith('.ts') && !CATALOGUES.test(file)) yield file;
  }
}

function read(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/** A literal with `{}` for what is filled in. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function isForPrograms(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return FOR_PROGRAMS.has(node.name.getText());
  if (ts.isTaggedTemplateExpression(node)) return true;
  return (
    ts.isNewExpression(node) && /^(Error|TypeError|RangeError|URL|RegExp|MailRefused)$/.test(node.expression.getText())
  );
}

/** Every message that stands in the API's code, outside of its catalogues, where an answer may say it to a person. */
export function messagesIn(folder: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesOf(folder)) {
    if (ELSEWHERE.test(file)) continue;
    const visit = (node: ts.Node): void => {
      if (isForPrograms(node)) return;
      const text = textOf(node);
      if (text !== undefined && MESSAGE.test(text)) found.set(text, path.relative(folder, file));
      ts.forEachChild(node, visit);
    };
    visit(read(file));
  }
  return found;
}

/** Which of these keys the API's code names; one that is put together is known by its beginning and its end. */
export function keysIn(folder: string, keys: readonly string[]): Set<string> {
  const named = new Set<string>();
  const composed: RegExp[] = [];
  for (const file of filesOf(folder)) {
    const visit = (node: ts.Node): void => {
      const text = textOf(node);
      if (text !== undefined) named.add(text);
      if (text?.includes('{}') && /^[\w.{}]+\.[\w.{}]+$/.test(text)) {
        composed.push(new RegExp(`^${text.replaceAll('.', '\\.').replaceAll('{}', '\\w+')}$`));
      }
      ts.forEachChild(node, visit);
    };
    visit(read(file));
  }
  return new Set(keys.filter((key) => named.has(key) || composed.some((pattern) => pattern.test(key))));
}
