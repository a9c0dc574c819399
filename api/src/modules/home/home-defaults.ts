import type { HomeSection } from './home.schemas';

const NONE = { en: '', de: '' };
const EVERYTHING = '/products?category=all';

/** Whatever of it is not told otherwise. */
const plain = (kind: HomeSection['kind']): HomeSection => ({
  id: kind,
  kind,
  language: null,
  from: null,
  until: null,
  title: NONE,
  text: NONE,
  label: NONE,
  to: null,
  image_id: null,
  quiet_side: 'left',
});

const FIRST: Partial<HomeSection> = {
  title: { en: 'Made for the everyday table', de: 'Für den Tisch, an dem jeden Tag gegessen wird' },
  text: {
    en: 'Stoneware, solid wood and washed linen, in quiet colours that live well together.',
    de: 'Steinzeug, Massivholz und gewaschenes Leinen in ruhigen Farben, die gut zusammenleben.',
  },
  label: { en: 'Shop all products', de: 'Alle Artikel ansehen' },
};
const SECOND: Partial<HomeSection> = {
  title: { en: 'A corner to sit down in', de: 'Eine Ecke zum Hinsetzen' },
  text: {
    en: 'Chairs, lamps and rugs that belong in the same room, whichever you begin with.',
    de: 'Stühle, Leuchten und Teppiche, die in denselben Raum gehören, ganz gleich, womit Sie anfangen.',
  },
  label: { en: 'Look around', de: 'Umsehen' },
};

/** The home page of a shop that has not arranged one. @param heroes the pictures that it has for it; two are shown */
export function defaultSections(heroes: readonly Pick<HomeSection, 'image_id' | 'quiet_side'>[]): HomeSection[] {
  const heroOf = (index: number, words: Partial<HomeSection>): HomeSection[] => {
    const hero = heroes[index];
    if (!hero) return [];
    return [{ ...plain('hero'), ...words, ...hero, id: `hero-${index + 1}`, to: EVERYTHING }];
  };
  return [
    ...heroOf(0, FIRST),
    plain('categories'),
    plain('newest'),
    ...heroOf(1, SECOND),
    plain('best_selling'),
    plain('on_sale'),
    plain('recently_viewed'),
  ];
}
