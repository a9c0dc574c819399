import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { attributesMessages } from '../../messages/attributes';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { attributesQuery } from '../../product/attribute.queries';

export { Page } from './attributes-page';

export const messages = [adminMessages, attributesMessages, controlMessages, listMessages];

/** Starts reading the attributes for staff; the page does not wait for them. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(attributesQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(attributesMessages, language).title, robots: 'noindex' };
}
