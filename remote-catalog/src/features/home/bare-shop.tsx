import type { JSX } from 'react';
import { StillLife } from '@tessera/shared/components';
import { useMessages } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui';
import { useStoreSettings } from '../../catalog/store';
import { homeMessages } from '../../messages/home';

/** In the place of a home page on which nothing stands yet. */
export function BareShop(): JSX.Element {
  const text = useMessages(homeMessages);
  return (
    <EmptyState level={1} picture={<StillLife />} title={text.bare(useStoreSettings()?.name ?? '')}>
      <p>{text.bareText}</p>
    </EmptyState>
  );
}
