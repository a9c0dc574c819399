import { defineMessages } from '@tessera/shared/i18n';

const en = {
  hello: 'From another team.',
  press: 'Note it',
  noted: 'Noted.',
};

export const slotMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-__place__" */ './de/__place__').then((module) => module.slot),
});
