import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { attributesMessages } from '../../../messages/attributes';
import { controlMessages } from '../../../messages/controls';
import { attributeQuery } from '../../../product/attribute.queries';

export { Page } from './attribute-page';

export const messages = [adminMessages, controlMessages, attributesMessages];

/** Starts reading the attribute for staff; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(attributeQuery(params.attribute ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(attributesMessages, language).theAttribute, robots: 'noindex' };
}
