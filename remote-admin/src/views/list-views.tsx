import type { SavedView } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { questionOf, readList, type ListSpec, type ListState } from '../list/list-address';
import { listMessages } from '../messages/lists';
import { builtInViews } from './built-in-views';
import { ViewLinks, type ViewLink } from './view-links';
import { ViewActions } from './view-actions';
import { viewsQuery, type ViewedList } from './views.queries';

interface ListViewsProps<Filter extends string, View extends string> {
  list: ViewedList;
  spec: ListSpec<Filter>;
  state: ListState<Filter>;
  /** the filters of those that everybody has, in their order */
  views: Record<View, ListState<Filter>['filters']>;
  /** what they are called */
  text: Record<View, string>;
  /** false until it is known who asks */
  enabled: boolean;
}

/** What staff look at every day, and what they have saved themselves. */
export function ListViews<Filter extends string, View extends string>(props: ListViewsProps<Filter, View>) {
  const { list, spec, state, views, text, enabled } = props;
  const { label } = useMessages(listMessages).views;
  const { data: saved = [] } = useQuery({ ...viewsQuery(list), enabled });
  const present = questionOf(spec, state);
  /** the query of a kept view as this list would write it today */
  const queryOf = ({ query }: SavedView): string => questionOf(spec, readList(spec, new URLSearchParams(query)));
  const builtIn = builtInViews(spec, state, views, text);
  const own: ViewLink[] = saved.map((view) => {
    const query = queryOf(view);
    const href = query ? `${spec.path}?${query}` : spec.path;
    return { key: view.id, label: view.name, href, current: present === query };
  });
  const isBuiltIn = builtIn.some(({ current }) => current);
  return (
    <ViewLinks label={label} views={[...builtIn, ...own]}>
      {enabled && !isBuiltIn && (
        <ViewActions list={list} query={present} view={saved.find((view) => queryOf(view) === present)} />
      )}
    </ViewLinks>
  );
}
