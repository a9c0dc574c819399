import { orderMailOf } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Delivered extends OrderMail {
  /** YYYY-MM-DD; null while a parcel is still on its way */
  return_until: string | null;
}

const dayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const orderDelivered = orderMailOf<Delivered>()({
  words: {
    en: {
      subject: 'Your order {number} was delivered',
      preview: 'We hope that you like it.',
      delivered: 'A parcel of your order {number} was delivered. We hope that you like what is in it.',
      returns: 'If something is not right, you can return it until {day}.',
    },
    de: {
      subject: 'Ihre Bestellung {number} wurde zugestellt',
      preview: 'Wir hoffen, dass sie Ihnen gefällt.',
      delivered: 'ein Paket Ihrer Bestellung {number} wurde zugestellt. Wir hoffen, dass Ihnen der Inhalt gefällt.',
      returns: 'Wenn etwas nicht stimmt, können Sie es bis zum {day} zurückgeben.',
    },
  },
  needed: { returns: ['day'] },
  write: ({ return_until }, say, { locale }) => ({
    subject: say('subject'),
    preview: say('preview'),
    body: [say('delivered'), ...(return_until ? [say('returns', { day: dayOf(return_until, locale) })] : [])],
  }),
});
