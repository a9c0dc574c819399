import type { HomeSection } from './home.schemas';
import { FIRST_HERO, SECOND_HERO } from './home-words';

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

/** The home page of a shop that has not arranged one. @param heroes the pictures that it has for it; two are shown */
export function defaultSections(heroes: readonly Pick<HomeSection, 'image_id' | 'quiet_side'>[]): HomeSection[] {
  const heroOf = (index: number, words: Partial<HomeSection>): HomeSection[] => {
    const hero = heroes[index];
    if (!hero) return [];
    return [{ ...plain('hero'), ...words, ...hero, id: `hero-${index + 1}`, to: EVERYTHING }];
  };
  return [
    ...heroOf(0, FIRST_HERO),
    plain('categories'),
    plain('newest'),
    ...heroOf(1, SECOND_HERO),
    plain('best_selling'),
    plain('reviews'),
    plain('on_sale'),
    plain('recently_viewed'),
  ];
}
