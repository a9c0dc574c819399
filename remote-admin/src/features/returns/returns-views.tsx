import type { SavedView } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { readList } from '../../list/list-address';
import { ViewLinks, type ViewLink } from '../../list/view-links';
import { returnsMessages } from '../../messages/returns';
import { adminPaths } from '../../paths';
import { ViewActions } from '../../views/view-actions';
import { viewsQuery } from '../../views/views.queries';
import { BUILT_IN_VIEWS, returnList, viewHref, viewQuery, type BuiltInView, type ReturnsState } from './returns.model';

/** The query of a kept view as this list would write it today. */
const queryOf = ({ query }: SavedView): string => viewQuery(readList(returnList, new URLSearchParams(query)));

/** What staff look at every day, and what they have saved themselves. */
export function ReturnsViews({ state, enabled }: { state: ReturnsState; enabled: boolean }) {
  const text = useMessages(returnsMessages).views;
  const { data: saved = [] } = useQuery({ ...viewsQuery('returns'), enabled });
  const present = viewQuery(state);
  // the keys of a record are what its type says
  const builtIn: ViewLink[] = (Object.keys(BUILT_IN_VIEWS) as BuiltInView[]).map((key) => {
    const href = viewHref(BUILT_IN_VIEWS[key]);
    return { key, label: text[key], href, current: present === (href.split('?')[1] ?? '') };
  });
  const own: ViewLink[] = saved.map((view) => {
    const query = queryOf(view);
    const path = adminPaths.returns();
    return { key: view.id, label: view.name, href: query ? `${path}?${query}` : path, current: present === query };
  });
  const isBuiltIn = builtIn.some(({ current }) => current);
  return (
    <ViewLinks label={text.label} views={[...builtIn, ...own]}>
      {enabled && !isBuiltIn && (
        <ViewActions list="returns" query={present} view={saved.find((view) => queryOf(view) === present)} />
      )}
    </ViewLinks>
  );
}
