import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { rolesMessages } from '../../../messages/settings/roles';
import { settingsMessages } from '../../../messages/settings/settings';
import { tokensMessages } from '../../../messages/settings/tokens';
import { listMessages } from '../../../messages/lists';
import { tokensQuery } from './tokens.queries';

export { Page } from './tokens-page';

export const messages = [adminMessages, controlMessages, listMessages, rolesMessages, settingsMessages, tokensMessages];

/** Starts reading the tokens; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(tokensQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.tokens, robots: 'noindex' };
}
