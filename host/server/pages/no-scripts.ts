import { pathIn, type Language } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { escapeHtml } from '../../src/composition/head';
import { mailForms } from '../plain/forms';
import type { PlainForm } from '../plain/plain-form';
import { plainWords } from '../plain/plain-words';

/** `newsletter-confirm`, `back-in-stock-unsubscribe` (shared/src/composition/host-routes.ts) */
const MAIL_PAGE = /^(.*)-(confirm|unsubscribe)$/;

/** The words before, in and after the link to how the shop is reached. */
const WORDS: Record<Language, readonly [string, string, string]> = {
  en: [
    'Your browser runs no JavaScript here. You can look at everything, search and read, write to us, track an order and get the newsletter; cart, checkout and login need it, because who you are is kept in your browser alone. ',
    'Or order by mail or phone',
    '.',
  ],
  de: [
    'Ihr Browser führt hier kein JavaScript aus. Ansehen, suchen und lesen geht, uns schreiben, eine Bestellung verfolgen und den Newsletter bestellen auch; Warenkorb, Kasse und Anmeldung brauchen es, denn wer Sie sind, steht allein in Ihrem Browser. ',
    'Oder bestellen Sie per E-Mail oder Telefon',
    '.',
  ],
};

/** What a page that a mail leads to is for, and its one button; it sends to the page's own address, which ends with the token. */
function mailForm({ title, text, send }: PlainForm, language: Language): string {
  const [heading, about, action] = [title, text, send].map((say) => escapeHtml(say(plainWords[language])));
  return `<form method="post"><h1>${heading}</h1><p>${about}</p><button type="submit">${action}</button></form>`;
}

/**
 * Above every page for whoever has no scripts: what works without them, and where to turn for the rest.
 * @param page of the shell, by its name; undefined: another's
 */
export function noScriptsNote(language: Language, page?: string): string {
  const [before, link, after] = WORDS[language];
  const to = pathIn(language, paths.page('contact'));
  const form = mailForms.find(({ path }) => page !== undefined && path === `/${page.replace(MAIL_PAGE, '$1/$2')}`);
  return `<noscript><p data-page-note>${before}<a href="${to}">${link}</a>${after}</p>${form ? mailForm(form, language) : ''}</noscript>`;
}
