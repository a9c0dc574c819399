import { defineMessages } from '@tessera/shared/i18n';

const en = {
  title: 'Tell me when it is back',
  titleNew: 'Tell me when it is made',
  text: (name: string) => `One mail when ${name} is back in stock, nothing else.`,
  textNew: (name: string) => `One mail when ${name} is made, nothing else.`,
  notMade: (wanted: string, shown: string) => `${wanted} is not made. Pictures and price are those of ${shown}.`,
  take: (shown: string) => `Take ${shown}`,
  email: 'Email',
  send: 'Tell me',
  sending: 'Sending...',
  stop: 'Do not tell me any more',
  stopped: 'You will not be told any more.',
  failed: 'That did not arrive. Please try again.',
  done: 'You will be told when it is back.',
};

export const tellMeMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-tell-me" */ './de/tell-me').then((module) => module.tellMe),
});
