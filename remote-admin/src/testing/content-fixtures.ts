import type { AdminPage, HomeSettings, NavigationSettings } from '@tessera/shared/contract';

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

type Section = HomeSettings['sections'][number];

const section = (kind: Section['kind'], overrides: Partial<Section> = {}): Section => ({
  id: kind,
  kind,
  language: null,
  from: null,
  until: null,
  title: { en: '', de: '' },
  text: { en: '', de: '' },
  label: { en: '', de: '' },
  to: null,
  image_id: null,
  image: null,
  quiet_side: 'left',
  ...overrides,
});

/** A home page of a picture, a shelf of what is new, and one of what is reduced. */
export function homeForStaff(overrides: Partial<HomeSettings> = {}): HomeSettings {
  const hero = section('hero', {
    title: { en: 'Autumn', de: 'Herbst' },
    text: { en: 'Warm things', de: '' },
    label: { en: 'See them', de: 'Ansehen' },
    to: '/products',
    image_id: '019ab000-0000-7000-8000-000000000001',
    image: { src: '/media/a.webp', width: 80, height: 60, alt: '', tone: '#ccc', widths: [] },
  });
  return { sections: [hero, section('newest'), section('on_sale')], version: 3, ...overrides };
}

type NavigationBranch = NonNullable<NavigationSettings['header']>[number];

/** An entry of header or footer that leads nowhere, unless told otherwise. */
export const navigationEntry = (id: string, changes: Partial<NavigationBranch> = {}): NavigationBranch => ({
  id,
  kind: 'heading',
  label: { en: id, de: '' },
  target: null,
  below: [],
  ...changes,
});

/** A header of three entries, one of them below another, and a footer that is left to the shop. */
export function navigationForStaff(overrides: Partial<NavigationSettings> = {}): NavigationSettings {
  const { below: _, ...faq } = navigationEntry('Questions', { kind: 'page', target: 'faq' });
  const header = [
    navigationEntry('Shop', { label: { en: 'Shop', de: 'Laden' }, below: [faq] }),
    navigationEntry('Delivery', { kind: 'link', target: '/shipping' }),
  ];
  const footer = [navigationEntry('Help', { below: [faq] })];
  return { header, footer: null, usual: { header, footer }, version: 3, ...overrides };
}
