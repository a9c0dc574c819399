import { useMessages } from '@tessera/shared/i18n';
import { listMessages } from '../messages/lists';
import { fromStart, listHref, type ListSpec, type ListState } from './list-address';
import { NoRows } from './no-rows';

export type NoMatchText = Record<'none' | 'noneText' | 'noMatch' | 'noMatchText' | 'showAll', string>;

interface NoMatchProps<Filter extends string> {
  spec: ListSpec<Filter>;
  state: ListState<Filter>;
  text: NoMatchText;
}

/** No rows: says whether the question or the shop is the reason, and what to do about it. */
export function NoMatch<Filter extends string>({ spec, state, text }: NoMatchProps<Filter>) {
  const words = useMessages(listMessages);
  const isAsked = state.search !== '' || Object.keys(state.filters).length > 0;
  if (!isAsked && !state.after) return <NoRows title={text.none} text={text.noneText} />;
  // the rows of a page far behind may all have gone from what is asked for
  const way = state.after
    ? { to: listHref(spec, fromStart(state, {})), label: words.firstPage }
    : { to: spec.path, label: text.showAll };
  return <NoRows title={text.noMatch} text={text.noMatchText} way={way} />;
}
