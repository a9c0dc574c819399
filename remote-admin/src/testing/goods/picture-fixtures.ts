import type { AdminPicture, AdminPictureList } from '@tessera/shared/contract';

/** A picture of the library that nothing shows. */
export const adminPicture = (overrides: Partial<AdminPicture> = {}): AdminPicture => ({
  id: '0190aaaa-0000-7000-8000-0000000000f1',
  name: 'mug.jpg',
  image: { src: '/media/a1.webp', width: 1200, height: 900, alt: '', tone: '#d9d4cc', widths: [] },
  alt: '',
  words: { de: { alt: '' } },
  bytes: 123_400,
  created_at: '2026-11-20T09:00:00.000Z',
  version: 1,
  uses: [],
  more_uses: [],
  ...overrides,
});

/** A page of the library. */
export const pictureList = (items: AdminPicture[], next_cursor: string | null = null): AdminPictureList => ({
  ...{ items, total: items.length, total_is_exact: true, next_cursor, page: 1, page_size: 50 },
});
