import { orderTemplate } from '../../content/order-mail';
import type { OrderMail } from '../../content/order-mail';

interface Delivered extends OrderMail {
  /** YYYY-MM-DD; null while a parcel is still on its way */
  return_until: string | null;
}

const dayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

export const orderDelivered = orderTemplate<Delivered>({
  en: (mail, context) => ({
    subject: `Your order ${mail.number} was delivered`,
    preview: 'We hope that you like it.',
    body: [
      `A parcel of your order ${mail.number} was delivered. We hope that you like what is in it.`,
      ...(mail.return_until
        ? [`If something is not right, you can return it until ${dayOf(mail.return_until, context.locale)}.`]
        : []),
    ],
  }),
  de: (mail, context) => ({
    subject: `Ihre Bestellung ${mail.number} wurde zugestellt`,
    preview: 'Wir hoffen, dass sie Ihnen gefällt.',
    body: [
      `ein Paket Ihrer Bestellung ${mail.number} wurde zugestellt. Wir hoffen, dass Ihnen der Inhalt gefällt.`,
      ...(mail.return_until
        ? [`Wenn etwas nicht stimmt, können Sie es bis zum ${dayOf(mail.return_until, context.locale)} zurückgeben.`]
        : []),
    ],
  }),
});
