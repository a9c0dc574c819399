import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: '__title__',
  intro: 'A page of a team with a repository of its own.',
  welcome: (shop: string) => `Welcome to ${shop}.`,
  thank: 'Say thanks',
  thanks: (count: number) => (count === 1 ? 'Thanks, once.' : `Thanks, ${count} times.`),
};

export const pageMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-page" */ './de/page').then((module) => module.page),
});
