import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';

/** What search engines and link previews are told of the home page; who runs the shop the shell tells. */
export function meta({ store }: PageContext): PageMeta {
  return {
    title: `${store.name}: tableware, lighting, furniture and textiles`,
    description: `Tableware, lighting, furniture and textiles at ${store.name}: solid wood, stoneware and linen, made to be used every day.`,
    canonical: paths.home(),
    image: store.heroes[0]?.image.src,
  };
}
