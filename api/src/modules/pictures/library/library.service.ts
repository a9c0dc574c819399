import { AppError } from '../../../errors/errors';
import { findWindow } from '../../../framework/lists/find-window';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { isId } from '../../../infra/basics/ids';
import { normaliseText, searchWords } from '../../../presenters/search/search-text';
import { presentImage } from '../../../presenters/goods/image';
import { libraryRepository, MOST_USES } from './library.repository';
import type { AdminPictureListView, AdminPictureSearch, AdminPictureView } from './library.schemas';
import { MOST_LISTED_USES, pictureListRepository } from './picture-list.repository';
import type { LibraryPicture, PictureFilter } from './picture-list.repository';
import { USE_KINDS } from './picture-uses';

export type PictureLibrary = ReturnType<typeof createPictureLibrary>;

function searchOf(typed: string | undefined): Pick<PictureFilter, 'search'> {
  const text = typed?.trim().toLowerCase() ?? '';
  if (text === '') return {};
  const words = searchWords(normaliseText(text)).map((word) => `'${word}':*`);
  return { search: { text, words: words.length === 0 ? null : words.join(' & ') } };
}

/** The shop's pictures, with where each is shown (docs/product.md §4, 'Pictures'). */
export function createPictureLibrary({ db, files }: Pick<Infra, 'db' | 'files'>) {
  /** @param most uses of each kind that are told; the row has one more where there are others */
  async function present(row: LibraryPicture, most: number): Promise<AdminPictureView> {
    const { id, name, alt, words, version, created_at, hash, ext } = row;
    const byKind = USE_KINDS.map((kind) => row.uses.filter((use) => use.kind === kind));
    return {
      id,
      name: name || `${hash}.${ext}`,
      image: presentImage(row),
      alt,
      words: { de: { alt: words['de']?.alt ?? '' } },
      bytes: (await files.sizeOf(`media/${hash}.${ext}`)) ?? 0,
      created_at: created_at.toISOString(),
      version,
      uses: byKind.flatMap((uses) => uses.slice(0, most)),
      more_uses: USE_KINDS.filter((_, at) => (byKind[at]?.length ?? 0) > most),
    };
  }

  return {
    /** A page of the pictures that match, the latest first where nothing else is said. */
    async list(asked: AdminPictureSearch): Promise<AdminPictureListView> {
      const { window, filters } = windowOf(asked, '-created_at');
      const { search: typed, ...rest } = filters;
      const filter: PictureFilter = { ...rest, ...searchOf(typed) };
      const isPlain = Object.keys(filter).length === 0;
      const found = await findWindow(db, pictureListRepository, {
        filter,
        window,
        told_by: isPlain ? 'keys' : 'rows',
        isKnown: isPlain,
      });
      const { rows, fields } = pageOf(asked, window.sort, found);
      return { items: await Promise.all(rows.map((row) => present(row, MOST_LISTED_USES))), ...fields };
    },

    /** One picture, with at most a hundred uses of each kind. @throws AppError `catalogue.picture_not_found` */
    async get(id: string): Promise<AdminPictureView> {
      const row = isId(id) ? await libraryRepository.find(db, id) : undefined;
      if (!row) throw new AppError('catalogue.picture_not_found');
      return present(row, MOST_USES);
    },
  };
}
