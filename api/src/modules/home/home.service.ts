import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_LANGUAGE } from '../../core/languages';
import type { Language } from '../../core/languages';
import { AppError, notValid } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { untilNextChange } from '../../infra/basics/stretch';
import type { Db, Trx } from '../../infra/database/db';
import { holdPictures } from '../../infra/database/images';
import { withTransaction } from '../../infra/database/transaction';
import type { DrawingProcess } from '../../infra/pictures/drawing-process';
import { altIn, presentImage } from '../../presenters/goods/image';
import type { AuditService } from '../audit/audit.service';
import { createSentPictures } from '../media/sent-pictures.service';
import type { StoreService } from '../store/store.service';
import { defaultSections } from './home-defaults';
import { homeRepository as repository } from './home.repository';
import { inWords, isSeen, sectionFaults, textIn, trimmed } from './home-sections';
import type { HomeEdit, HomePictureView, HomeSection, HomeSettingsView, HomeView } from './home.schemas';

export interface HomeDeps extends Pick<Infra, 'db' | 'files' | 'clock' | 'changes'> {
  audit: Pick<AuditService, 'record'>;
  pictures: DrawingProcess;
  store: Pick<StoreService, 'listHeroSettings'>;
}

export type HomeService = ReturnType<typeof createHomeService>;

/** The pictures that sections name. */
const idsOf = (sections: readonly HomeSection[]): string[] =>
  sections.flatMap(({ image_id }) => (image_id !== null && isId(image_id) ? [image_id] : []));

/** The home page: what shoppers see of it, and how staff arrange it. docs/product.md §4, 'Shop front'. */
export function createHomeService({ db, files, clock, changes, audit, pictures, store }: HomeDeps) {
  const sent = createSentPictures({ db, files, clock, pictures });

  /** The sections as they are kept; those of a shop that has arranged none where nothing is. */
  async function find(handle: Db | Trx = db): Promise<{ sections: HomeSection[]; version: number }> {
    const { value, version } = await repository.findVersioned(handle, 'home');
    // Written by `update` alone, which is typed.
    const kept = value as { sections: HomeSection[] } | undefined;
    return { sections: kept?.sections ?? defaultSections(await store.listHeroSettings(handle)), version };
  }

  /** The pictures of sections as they are shown in that language, by their ids. */
  async function imagesOf(sections: readonly HomeSection[], language: Language, handle: Db | Trx = db) {
    const ids = idsOf(sections);
    const rows = ids.length > 0 ? await repository.listImages(handle, ids) : [];
    return new Map(rows.map((row) => [row.id, presentImage(row, altIn(row, language))]));
  }

  async function settings(handle: Db | Trx = db): Promise<HomeSettingsView> {
    const { sections, version } = await find(handle);
    const images = await imagesOf(sections, DEFAULT_LANGUAGE, handle);
    return {
      sections: sections.map((section) => ({ ...section, image: images.get(section.image_id ?? '') ?? null })),
      version,
    };
  }

  return {
    /** What somebody who reads that language sees now, and for how long that holds. */
    async get(language: Language): Promise<{ value: HomeView; tags: string[]; max_age_ms?: number }> {
      const now = clock.now();
      const { sections } = await find();
      const seen = sections.filter((section) => isSeen(section, language, now));
      const images = await imagesOf(seen, language);
      return {
        value: {
          sections: seen.map(({ id, kind, title, text, label, to, image_id, quiet_side }) => ({
            id,
            kind,
            title: textIn(title, language),
            text: textIn(text, language),
            action: to === null ? null : { label: textIn(label, language), to },
            image: images.get(image_id ?? '') ?? null,
            quiet_side,
          })),
        },
        tags: ['home', 'store'],
        max_age_ms: untilNextChange(sections, now),
      };
    },

    settings: () => settings(),

    /**
     * Puts sections in the place of those that there are; the shop shows them within a second.
     * @throws AppError `validation.failed` by field; `conflict` with `present` where they were changed since they were read
     */
    async update(actor: Actor, { version, ...given }: HomeEdit): Promise<HomeSettingsView> {
      const sections = given.sections.map(trimmed);
      const refuse = (present: HomeSettingsView) => new AppError('conflict', {}, { extensions: { present } });
      await withTransaction(db, async (trx) => {
        const faults = sectionFaults(sections, await holdPictures(trx, idsOf(sections)));
        if (Object.keys(faults).length > 0) throw notValid(faults);
        const present = await find(trx);
        if (present.version !== version) throw refuse(await settings(trx));
        if (isDeepStrictEqual(present.sections, sections)) return;
        const row = { key: 'home', value: { sections }, version, now: clock.now() };
        // somebody may be faster by a moment
        if (!(await repository.replace(trx, row))) throw refuse(await settings(trx));
        const entry = { action: 'home.update', record_type: 'home', record_id: 'home' };
        const [before, after] = [present.sections.map(inWords), sections.map(inWords)];
        await audit.record(trx, actor, { ...entry, before: { sections: before }, after: { sections: after } });
        await changes.notify(trx, ['home']);
      });
      return settings();
    },

    /**
     * Keeps a picture for a section, drawn anew: without what the camera noted. Nothing shows it until it is saved there.
     * @throws AppError `uploads.not_a_picture`, `server.busy`
     */
    async storePicture({ content, name }: { content: Buffer; name: string }): Promise<HomePictureView> {
      const image_id = await sent.store(content, { name });
      const [row] = await repository.listImages(db, [image_id]);
      if (!row) throw new Error(`The picture ${image_id} vanished while it was stored`);
      return { image_id, image: presentImage(row) };
    },
  };
}
