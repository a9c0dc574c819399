import type { AdminPage } from '@tessera/shared/contract';

/** A page that staff have added and published, in English. */
export function adminPage(overrides: Partial<AdminPage> = {}): AdminPage {
  return {
    slug: 'our-story',
    language: 'en',
    address: '/pages/our-story',
    title: 'Our story',
    description: 'Who we are',
    markdown: 'We fire clay.',
    state: 'published',
    is_sample: false,
    is_own: false,
    version: 3,
    published_version: 3,
    saved_at: '2026-03-01T09:00:00.000Z',
    saved_by: { id: '019ab000-0000-7000-8000-000000000001', name: 'Mika Example' },
    ...overrides,
  };
}
