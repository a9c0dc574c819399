import type { InquiryReceipt, Message } from '@tessera/shared/contract';
import { INQUIRY_TYPES, MESSAGE_MAX, NAME_MAX, SUBJECT_MAX } from '@tessera/shared/forms';
import { pathIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { html } from './markup';
import type { PlainForm } from './plain-form';
import { trackForm } from './track-form';

const EMAIL_MAX = 254;

const contactForm: PlainForm = {
  path: '/contact/message',
  call: 'inquiries',
  trap: true,
  title: ({ contact }) => contact.title,
  text: ({ contact }) => contact.text,
  send: ({ contact }) => contact.send,
  fields: ({ contact: { fields, types, optional } }) => [
    {
      ...{ name: 'type', label: fields.type, kind: 'choice', most: 100 },
      choices: INQUIRY_TYPES.map((type) => [type, types[type]] as const),
    },
    { name: 'name', label: fields.name, kind: 'text', most: NAME_MAX, hint: optional, autocomplete: 'name' },
    { name: 'email', label: fields.email, kind: 'email', most: EMAIL_MAX, autocomplete: 'email' },
    { name: 'subject', label: fields.subject, kind: 'text', most: SUBJECT_MAX },
    { name: 'message', label: fields.message, kind: 'lines', most: MESSAGE_MAX },
  ],
  done(body, { words: { contact } }) {
    // as the API's contract says of this call
    const { message, reference } = body as InquiryReceipt;
    const content = html`<p>${message}</p>
      <p>${contact.sent.reference}<br /><strong>${reference}</strong></p>`;
    return { title: contact.sent.title, content };
  },
};

const newsletterForm: PlainForm = {
  path: '/contact/newsletter',
  call: 'newsletter/subscriptions',
  trap: true,
  title: ({ footer }) => footer.headline,
  text: ({ footer }) => footer.promise,
  send: ({ footer }) => footer.subscribe,
  fields: ({ footer }) => [
    { name: 'email', label: footer.label, kind: 'email', most: EMAIL_MAX, autocomplete: 'email' },
  ],
  consent: ({ footer }, language) => {
    const [before, after] = footer.consent;
    const to = pathIn(language, paths.page('privacy'));
    return html`${before}<a href="${to}">${footer.pages.privacy}</a>${after}`;
  },
  done: (body, { words: { footer } }) => ({
    title: footer.headline,
    // as the API's contract says of this call
    content: html`<p>${(body as Message).message}</p>`,
  }),
};

/** Of the links in mails, which do nothing by being opened: their button is a form (docs/product.md §2). */
const mailLinkForm = (area: 'newsletter' | 'back-in-stock', action: 'confirm' | 'unsubscribe'): PlainForm => ({
  path: `/${area}/${action}`,
  call: `${area}/${action}`,
  title: (words) => words[area][action].title,
  text: (words) => words[area][action].text,
  send: (words) => words[area][action].action,
  fields: () => [],
  // 422: nothing that was ever mailed looks so
  refusal: (status, words) =>
    status === 410 || status === 422 ? `${words[area].goneTitle}. ${words[area].gone}` : undefined,
  done: (body, { words }) => ({
    title: words[area][action].doneTitle,
    // as the API's contract says of this call
    content: html`<p>${(body as Message).message}</p>`,
  }),
});

/** Sent from a page of the shop, or from the page that answers. */
export const pageForms: readonly PlainForm[] = [contactForm, newsletterForm, trackForm];

/** Sent to the address that the mail's link opened, whose last part is the token. */
export const mailForms: readonly PlainForm[] = [
  mailLinkForm('newsletter', 'confirm'),
  mailLinkForm('newsletter', 'unsubscribe'),
  mailLinkForm('back-in-stock', 'confirm'),
  mailLinkForm('back-in-stock', 'unsubscribe'),
];
