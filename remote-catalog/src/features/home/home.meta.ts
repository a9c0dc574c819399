import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { categoriesQuery } from '@tessera/shared/query';
import { homeMessages } from '../../messages/home';
import { homeQuery } from './home.queries';

/** So many of the shop's main categories say what it sells. */
const MOST_NAMED = 4;

/** What search engines and link previews are told of the home page; who runs the shop the shell tells. */
export function meta({ store, queryClient, language }: PageContext): PageMeta {
  const text = messagesIn(homeMessages);
  const sections = queryClient.getQueryData(homeQuery(language).queryKey)?.sections;
  const main = queryClient.getQueryData(categoriesQuery().queryKey)?.filter(({ parent_id }) => parent_id === null);
  const names = main?.slice(0, MOST_NAMED).map(({ name }) => name) ?? [];
  const goods = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  return {
    title: text.title(store.name, goods),
    description: text.description(store.name, goods),
    canonical: paths.home(),
    image: sections?.find(({ image }) => image)?.image?.src,
  };
}
