import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { homeMessages } from '../../messages/home';
import { homeQuery } from './home.queries';

/** What search engines and link previews are told of the home page; who runs the shop the shell tells. */
export function meta({ store, queryClient, language }: PageContext): PageMeta {
  const text = messagesIn(homeMessages);
  const sections = queryClient.getQueryData(homeQuery(language).queryKey)?.sections;
  return {
    title: text.title(store.name),
    description: text.description(store.name),
    canonical: paths.home(),
    image: sections?.find(({ image }) => image)?.image?.src,
  };
}
