import { pathIn, type Language } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';

/** The words before, in and after the link to how the shop is reached. */
const WORDS: Record<Language, readonly [string, string, string]> = {
  en: [
    'Your browser runs no JavaScript here. You can look at everything, search and read; cart, checkout, login and the forms need it. ',
    'Or order by mail or phone',
    '.',
  ],
  de: [
    'Ihr Browser führt hier kein JavaScript aus. Ansehen, suchen und lesen geht; Warenkorb, Kasse, Anmeldung und die Formulare brauchen es. ',
    'Oder bestellen Sie per E-Mail oder Telefon',
    '.',
  ],
};

/** Above every page for whoever has no scripts: what works without them, and where to turn for the rest. */
export function noScriptsNote(language: Language): string {
  const [before, link, after] = WORDS[language];
  const to = pathIn(language, paths.page('contact'));
  return `<noscript><p data-page-note>${before}<a href="${to}">${link}</a>${after}</p></noscript>`;
}
