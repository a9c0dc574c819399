import type { PageMeta } from '@tessera/shared/composition';
import { texts } from './texts';

export { startReadingProfile as prefetch } from '../../frame/start-reading';
export { Page } from './privacy-page';

export function meta(): PageMeta {
  return { title: texts.title, robots: 'noindex' };
}
