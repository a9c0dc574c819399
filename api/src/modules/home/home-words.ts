import type { HomeSection } from './home.schemas';

type Words = Pick<HomeSection, 'title' | 'text' | 'label'>;

/** What the first picture of a home page says until staff say otherwise. */
export const FIRST_HERO: Words = {
  title: { en: 'Made for the everyday table', de: 'Für den Tisch, an dem jeden Tag gegessen wird' },
  text: {
    en: 'Stoneware, solid wood and washed linen, in quiet colours that live well together.',
    de: 'Steinzeug, Massivholz und gewaschenes Leinen in ruhigen Farben, die gut zusammenleben.',
  },
  label: { en: 'Shop all products', de: 'Alle Produkte ansehen' },
};

export const SECOND_HERO: Words = {
  title: { en: 'A corner to sit down in', de: 'Eine Ecke zum Hinsetzen' },
  text: {
    en: 'Chairs, lamps and rugs that belong in the same room, whichever you begin with.',
    de: 'Stühle, Leuchten und Teppiche, die in denselben Raum gehören, ganz gleich, womit Sie anfangen.',
  },
  label: { en: 'Look around', de: 'Umsehen' },
};
