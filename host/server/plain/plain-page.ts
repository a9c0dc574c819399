import { pathIn, type Language } from '@tessera/shared/i18n';
import { html, Markup } from './markup';
import type { PlainField, PlainForm, Typed } from './plain-form';
import { plainWords } from './plain-words';

/** What is wrong: with all of it, and by field. */
export interface Wrong {
  banner?: string;
  errors: Record<string, string>;
}

/** A kiln's arch, as in the shop's head. */
const MARK = new Markup(
  '<svg width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">' +
    '<path d="M0 24V11a11 11 0 0 1 22 0v13h-6.5V11.5a4.5 4.5 0 0 0-9 0V24Z"/></svg>',
);

/** What a field is described by, and whether it is wrong. */
function describe({ name, hint }: PlainField, error: string | undefined): Markup {
  const ids = [error !== undefined && `${name}-error`, hint !== undefined && `${name}-hint`].filter(Boolean).join(' ');
  return html`${error !== undefined && new Markup(' aria-invalid="true"')}${ids !== '' && html` aria-describedby="${ids}"`}`;
}

function control(field: PlainField, typed: Typed, described: Markup, isFirst: boolean): Markup {
  const { name, kind, most, choices = [], autocomplete = 'off' } = field;
  const value = typed[name] ?? '';
  const focus = isFirst && new Markup(' autofocus');
  if (kind === 'choice') {
    const options = choices.map(
      ([of, words]) => html`<option value="${of}" ${of === value && new Markup('selected')}>${words}</option>`,
    );
    return html`<select id="${name}" name="${name}" ${described}${focus}>
      ${options}
    </select>`;
  }
  if (kind === 'lines') {
    return html`<textarea id="${name}" name="${name}" rows="6" maxlength="${most}" ${described}${focus}>
${value}</textarea>`;
  }
  return html`<input
    id="${name}"
    name="${name}"
    type="${kind}"
    maxlength="${most}"
    autocomplete="${autocomplete}"
    value="${value}"
    ${described}${focus}
  />`;
}

function row(field: PlainField, typed: Typed, error: string | undefined, isFirst: boolean): Markup {
  const { name, label, hint } = field;
  return html`<div class="row">
    <label for="${name}">${label}</label>
    ${control(field, typed, describe(field, error), isFirst)}
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
  </div>`;
}

/** The form, with what was typed and what is wrong with it; the first field that is wrong has the focus. */
export function formMarkup(form: PlainForm, language: Language, typed: Typed, wrong: Wrong): Markup {
  const words = plainWords[language];
  const fields = form.fields(words);
  const first = fields.find(({ name }) => wrong.errors[name] !== undefined)?.name;
  // the address of a mail's link is where its button leads, too
  const action = fields.length > 0 && html` action="${pathIn(language, form.path)}"`;
  return html`<h1>${form.title(words)}</h1>
    <p>${form.text(words)}</p>
    ${wrong.banner !== undefined && html`<p class="banner" role="alert">${wrong.banner}</p>`}
    <form method="post" ${action}>
      ${fields.map((field) => row(field, typed, wrong.errors[field.name], field.name === first))}
      ${form.trap && html`<div class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" aria-label="${words.footer.leaveBlank}" /></div>`}
      <p><button type="submit">${form.send(words)}</button></p>
      ${form.consent && html`<p class="quiet">${form.consent(words, language)}</p>`}
    </form>`;
}

/** The page's body: the shop's head, and what is said beneath it. */
export function plainBody(language: Language, store: string, content: Markup): string {
  const home = pathIn(language, '/');
  return html`<div class="bar">
      <header><a class="mark" href="${home}">${MARK}${store}</a></header>
    </div>
    <main>
      ${content}
      <p class="onward"><a href="${home}">${plainWords[language].onward}</a></p>
    </main>`.html;
}
