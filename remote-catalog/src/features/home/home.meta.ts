import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { homeMessages } from '../../messages/home';

/** What search engines and link previews are told of the home page; who runs the shop the shell tells. */
export function meta({ store }: PageContext): PageMeta {
  const text = messagesIn(homeMessages);
  return {
    title: text.title(store.name),
    description: text.description(store.name),
    canonical: paths.home(),
    image: store.heroes[0]?.image.src,
  };
}
