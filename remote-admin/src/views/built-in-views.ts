import { questionOf, viewHref, type ListSpec, type ListState } from '../list/list-address';
import type { ViewLink } from './view-links';

/**
 * The views of a list that everybody has, in their order.
 * @param views the filters of each
 * @param names what each is called
 */
export function builtInViews<Filter extends string, View extends string>(
  spec: ListSpec<Filter>,
  state: ListState<Filter>,
  views: Record<View, ListState<Filter>['filters']>,
  names: Record<View, string>,
): ViewLink[] {
  const present = questionOf(spec, state);
  // the keys of a record are what its type says
  return (Object.keys(views) as View[]).map((key) => {
    const href = viewHref(spec, views[key]);
    return { key, label: names[key], href, current: present === (href.split('?')[1] ?? '') };
  });
}
