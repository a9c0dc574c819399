import { defineMessages } from '@tessera/shared/i18n';

/** To whom gift cards go that are bought. Days and amounts come formatted. */
const en = {
  legend: 'Who gets the gift cards?',
  which: (name: string, piece: number, of: number) => (of === 1 ? name : `${name}, ${piece} of ${of}`),
  toYou: 'To you, once they are paid',
  to: (name: string, email: string) => (name === '' ? `To ${email}` : `To ${name}, ${email}`),
  on: (day: string) => `on ${day}`,
  give: 'Send to somebody else',
  change: 'Change',
  toMe: 'Send to me instead',
  cancel: 'Cancel',
  save: 'Save',
  fields: { name: 'Their name', email: 'Their e-mail address', message: 'Your message', send_on: 'Send on' },
  emailHint: 'The code goes there and nowhere else: whoever has it can redeem it.',
  dayHint: 'Without a day it is sent as soon as it is paid.',
  failed: 'That could not be saved. Nothing is lost: try again.',
};

export const giftMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-gifts" */ './de/gifts').then((module) => module.gifts),
});
