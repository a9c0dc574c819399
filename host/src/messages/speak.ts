import { setUnexpectedError } from '@tessera/shared/client';
import { loadMessages, messagesIn, type Language } from '@tessera/shared/i18n';
import { uiMessages } from '@tessera/shared/ui';
import { shellMessages } from './shell-messages';

/** Fetches what the shell and the shared parts say in a language: to be done before anything is rendered in it. */
export async function loadShellMessages(language: Language): Promise<void> {
  await loadMessages([shellMessages, uiMessages], language);
  setUnexpectedError(messagesIn(shellMessages, language).unexpected);
}
