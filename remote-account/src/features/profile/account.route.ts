import type { PageMeta } from '@tessera/shared/composition';

export { startReadingProfile as prefetch } from '../../frame/start-reading';
export { Page } from './account-page';

export function meta(): PageMeta {
  return { title: 'Your account', robots: 'noindex' };
}
