import type { Product } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { catalogMessages } from '../../messages/catalog';

/** Where the product stands, from the outermost place in. */
export function productTrail({ name, breadcrumbs }: Product): { label: string; to?: string }[] {
  return [
    { label: messagesIn(catalogMessages).home, to: paths.home() },
    ...breadcrumbs.map((category) => ({ label: category.name, to: paths.category(category.slug) })),
    { label: name },
  ];
}
