import type { JSX } from 'react';
import { HeartButton } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { catalogMessages } from '../../messages/catalog';

/** A product's heart, in the catalogue's words. */
export function Heart({ className, ...product }: { id: string; name: string; className?: string }): JSX.Element {
  const text = useMessages(catalogMessages);
  return <HeartButton product={product} label={text.save(product.name)} className={className} />;
}
