import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '@tessera/shared/contract';
import { LANGUAGES, localeOf, pathIn, type Language } from '@tessera/shared/i18n';
import { answeredIn, offeredAt } from '../composition/offered';
import { RETRY_AFTER } from '../http/failures';
import { commonHeaders, contentSecurityPolicy } from '../http/security-headers';
import type { AskApi } from './ask-api';
import { mailForms, pageForms } from './forms';
import { html, type Markup } from './markup';
import { formMarkup, plainBody, type Wrong } from './plain-page';
import type { PlainForm, Typed } from './plain-form';
import { PLAIN_STYLE } from './plain-style';
import { plainWords } from './plain-words';

/** A message of 5,000 characters, each of them escaped. Bytes. */
const BODY_LIMIT = 64 * 1024;
const FORM = 'application/x-www-form-urlencoded';
const NOTHING: Wrong = { errors: {} };

/** What a page without scripts is put together from. */
export interface PlainParts {
  title: string;
  /** HTML */
  body: string;
  /** its own, after the shell's main sheet */
  style: string;
  language: Language;
}

export interface PlainFormsDeps {
  /** base of the shop's addresses */
  publicUrl: string;
  ask: AskApi;
  documents: { plain: (parts: PlainParts) => { html: string; styleHashes: string[] } };
  /** what the shop is called now, how its days are written, and the languages that it is offered in */
  store: () => Pick<Store, 'name' | 'locale'> & Partial<Pick<Store, 'languages'>>;
}

/** One look at a form: where it was sent to, in which language, and what was typed. */
interface Sent {
  form: PlainForm;
  language: Language;
  typed: Typed;
}

interface Page {
  status: number;
  title: string;
  content: Markup;
  /** seconds until it is worth another try */
  retry_after?: string | undefined;
}

/**
 * Whether a form was sent from the shop itself. Browsers say so (Fetch Metadata; older ones by `Origin` or `Referer`); what
 * says nothing is no browser's form.
 */
function isFromShop({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const from = headers.origin ?? headers.referer ?? '';
  return URL.canParse(from) && new URL(from).origin === publicUrl;
}

/** What a form sends: its own fields alone, no longer than they are taken. */
function read(form: PlainForm, language: Language, body: unknown): Typed {
  const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
  const names = form.fields(plainWords[language]).map(({ name }) => name);
  if (form.trap) names.push('website');
  // a browser ends lines as RFC 7578 says
  return Object.fromEntries(names.map((name) => [name, (sent.get(name) ?? '').trim().replaceAll('\r\n', '\n')]));
}

function errorsIn(body: unknown): Record<string, string> {
  const { errors } = Object(body) as { errors?: Record<string, unknown> };
  const found = Object.entries(errors ?? {}).map(([name, said]) => [
    name,
    String(Array.isArray(said) ? said[0] : said),
  ]);
  return Object.fromEntries(found) as Record<string, string>;
}

function messageIn(body: unknown): string | undefined {
  const { message } = Object(body) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** What the API's refusal says: at the fields where it names them, else above them. */
function wrongOf({ form, language }: Sent, status: number, body: unknown): Wrong {
  const words = plainWords[language];
  const errors = errorsIn(body);
  const named = form.fields(words).filter(({ name }) => errors[name] !== undefined);
  if (named.length > 0) return { errors };
  const said = status < 500 ? messageIn(body) : undefined;
  return { banner: form.refusal?.(status, words) ?? said ?? words.failed, errors: {} };
}

/**
 * Forms that work without scripts: message to the shop, newsletter, an order that is followed, and the buttons of links in
 * mails (decision 68). They are plain HTML, made here without a renderer, and answered by a whole page.
 */
export function plainForms(app: FastifyInstance, { publicUrl, ask, documents, store }: PlainFormsDeps): void {
  const again = ({ form, language, typed }: Sent, status: number, wrong: Wrong): Page => ({
    status,
    title: form.title(plainWords[language]),
    content: formMarkup(form, language, typed, wrong),
  });

  /** What is answered to a form that came from the shop. */
  async function answer(sent: Sent, { ip, id }: FastifyRequest): Promise<Page> {
    const { form, language, typed } = sent;
    const words = plainWords[language];
    const missing = form.missing?.(typed, words) ?? {};
    if (Object.keys(missing).length > 0) return again(sent, 422, { errors: missing });
    const answered = await ask(form.call, typed, { ip, request_id: id, language });
    if (!answered) {
      return { ...again(sent, 503, { banner: words.failed, errors: {} }), retry_after: String(RETRY_AFTER) };
    }
    const { status, body, retry_after } = answered;
    if (status >= 400) return { ...again(sent, status, wrongOf(sent, status, body)), retry_after };
    const { title, content } = form.done(body, { words, language, locale: localeOf(language, store().locale) });
    return {
      status: 200,
      title,
      content: html`<h1>${title}</h1>
        ${content}`,
    };
  }

  /** What is answered to what could not be read. */
  function unread(form: PlainForm, language: Language, status: number): Page {
    const words = plainWords[language];
    if (status !== 413) return again({ form, language, typed: {} }, status, { banner: words.not_readable, errors: {} });
    // without the form, which would be empty: what was typed is on the page before
    const title = form.title(words);
    return {
      status,
      title,
      content: html`<h1>${title}</h1>
        <p class="banner" role="alert">${words.too_large}</p>`,
    };
  }

  function send(reply: FastifyReply, language: Language, { status, title, content, retry_after }: Page): FastifyReply {
    const { name } = store();
    const body = plainBody(language, name, content);
    const page = documents.plain({ title: `${title} | ${name}`, body, style: PLAIN_STYLE, language });
    if (retry_after !== undefined) void reply.header('retry-after', retry_after);
    return reply
      .code(status)
      .headers(commonHeaders)
      .headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': contentSecurityPolicy([], page.styleHashes, {}),
      })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  /** Of a route: what cannot be read is answered by a page, too; what goes wrong here, as everywhere. */
  const refusing = (form: PlainForm, asked: Language) => ({
    errorHandler(error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
      const { statusCode = 500 } = error;
      const language = answeredIn(asked, store());
      return statusCode < 500 ? send(reply, language, unread(form, language, statusCode)) : reply.send(error);
    },
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    for (const asked of LANGUAGES) {
      for (const form of pageForms) {
        const path = pathIn(asked, form.path);
        forms.get(path, (request, reply) => {
          const instead = offeredAt(new URL(request.url, publicUrl), store());
          if (instead !== undefined) return reply.header('cache-control', 'no-store').redirect(instead, 307);
          return send(reply, asked, again({ form, language: asked, typed: {} }, 200, NOTHING));
        });
        // a form that was sent is answered where it is: programs that press a mail's button follow no redirect (RFC 8058 §3.2)
        forms.post(path, refusing(form, asked), async (request, reply) => {
          const language = answeredIn(asked, store());
          const sent = { form, language, typed: read(form, language, request.body) };
          if (isFromShop(request, publicUrl)) return send(reply, language, await answer(sent, request));
          return send(reply, language, again(sent, 403, { banner: plainWords[language].elsewhere, errors: {} }));
        });
      }
      for (const form of mailForms) {
        // whatever stands there, also nothing or much: it is the API that knows its tokens
        for (const rest of ['', '/*']) {
          forms.post<{ Params: { '*'?: string } }>(
            pathIn(asked, form.path) + rest,
            refusing(form, asked),
            // the token itself shows that whoever sends it has the mail
            async (request, reply) => {
              const language = answeredIn(asked, store());
              const typed = { token: request.params['*'] ?? '' };
              return send(reply, language, await answer({ form, language, typed }, request));
            },
          );
        }
      }
    }
  });
}
