import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { RecentShelf } from '../../catalog/tiles/recent-shelf';
import { homeMessages } from '../../messages/home';

/** What this visitor looked at before. Only the browser knows: its code comes when the end of the page is near. */
export default function HomeRecent({ title }: { title: string }): JSX.Element {
  const text = useMessages(homeMessages);
  return <RecentShelf title={title || text.recent} />;
}
