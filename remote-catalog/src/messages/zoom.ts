import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: (name: string) => `Pictures of ${name}`,
  close: 'Close',
  before: 'Previous picture',
  next: 'Next picture',
  larger: 'Enlarge',
  smaller: 'Whole picture',
  position: (position: number, count: number) => `${position} of ${count}`,
};

export const zoomMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-zoom" */ './de/zoom').then((module) => module.zoom),
});
