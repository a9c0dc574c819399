import type { SavedView } from '@tessera/shared/contract';
import { useQuery } from '@tessera/shared/vendor/query';
import { questionOf, readList, viewHref, type ListSpec, type ListState } from '../list/list-address';
import { ViewLinks, type ViewLink } from './view-links';
import { ViewActions } from './view-actions';
import { viewsQuery, type ViewedList } from './views.queries';

interface ListViewsProps<Filter extends string, View extends string> {
  list: ViewedList;
  spec: ListSpec<Filter>;
  state: ListState<Filter>;
  /** the filters of those that everybody has, in their order */
  views: Record<View, ListState<Filter>['filters']>;
  /** what they are called, and all of them together */
  text: Record<View | 'label', string>;
  /** false until it is known who asks */
  enabled: boolean;
}

/** What staff look at every day, and what they have saved themselves. */
export function ListViews<Filter extends string, View extends string>(props: ListViewsProps<Filter, View>) {
  const { list, spec, state, views, text, enabled } = props;
  const { data: saved = [] } = useQuery({ ...viewsQuery(list), enabled });
  const present = questionOf(spec, state);
  /** the query of a kept view as this list would write it today */
  const queryOf = ({ query }: SavedView): string => questionOf(spec, readList(spec, new URLSearchParams(query)));
  // the keys of a record are what its type says
  const builtIn: ViewLink[] = (Object.keys(views) as View[]).map((key) => {
    const href = viewHref(spec, views[key]);
    return { key, label: text[key], href, current: present === (href.split('?')[1] ?? '') };
  });
  const own: ViewLink[] = saved.map((view) => {
    const query = queryOf(view);
    const href = query ? `${spec.path}?${query}` : spec.path;
    return { key: view.id, label: view.name, href, current: present === query };
  });
  const isBuiltIn = builtIn.some(({ current }) => current);
  return (
    <ViewLinks label={text.label} views={[...builtIn, ...own]}>
      {enabled && !isBuiltIn && (
        <ViewActions list={list} query={present} view={saved.find((view) => queryOf(view) === present)} />
      )}
    </ViewLinks>
  );
}
