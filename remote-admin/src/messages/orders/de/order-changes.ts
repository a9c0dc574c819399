import { plural } from '@tessera/shared/i18n';

export const orderChanges = {
  title: 'Diese Bestellung hat sich geändert, seit Sie das geöffnet haben',
  text: 'Was Sie eingegeben haben, steht noch da. Prüfen Sie es und senden Sie es noch einmal.',
  status: (state: string) => `Status: ${state}`,
  payment: (state: string) => `Zahlung: ${state}`,
  shipment: (state: string) => `Versand: ${state}`,
  parcels: (count: number) =>
    plural('de', count, { one: 'ein Paket wurde versandt', other: `${count} Pakete wurden versandt` }),
  refunded: (amount: string) => `Insgesamt erstattet: ${amount}`,
  refundable: (amount: string) => `Noch erstattbar: ${amount}`,
  held: (reason: string) => `Angehalten: ${reason}`,
  released: 'Nicht mehr angehalten',
  address: 'Eine andere Lieferadresse',
  tags: (tags: string) => (tags ? `Schlagwörter: ${tags}` : 'Keine Schlagwörter mehr'),
  note: (text: string) => `Neue Notiz: ${text}`,
  other: 'Etwas anderes daran',
};
