import { currentLanguage, pathIn } from '@tessera/shared/i18n';

/**
 * Where a form is sent to in a browser without scripts (decision 68): of its button, as a form with an address of its own is
 * sent before the page is alive, too.
 */
export const withoutScripts = (form: 'message' | 'newsletter'): string => pathIn(currentLanguage(), `/contact/${form}`);
