import type { PageMeta } from '@tessera/shared/composition';

export { Page } from './dev-ui-page';

export const meta = (): PageMeta => ({ title: 'Components', robots: 'noindex' });
