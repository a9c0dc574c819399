import { plural } from '@tessera/shared/i18n';

const reasons: Record<string, string> = {
  nothing_to_give_back: 'Keine Zahlung dieser Bestellung enthält noch so viel.',
  order_not_payable: 'Bezahlt, aber die Bestellung brauchte es nicht',
  nothing_open: 'Es wurde mehr bezahlt, als offen war',
  order_cancelled: 'Von einer stornierten Bestellung',
  order_changed: 'Von einer Bestellung, die jetzt weniger kostet',
  refund: 'Von einer Erstattung dessen, was in Raten bezahlt wurde',
};

const disputeReasons: Record<string, string> = {
  bank_cannot_process: 'Die Bank kann die Zahlung nicht verarbeiten',
  check_returned: 'Der Scheck wurde nicht eingelöst',
  credit_not_processed: 'Eine zugesagte Erstattung ist nicht angekommen',
  customer_initiated: 'Der Kunde hat das Geld bei seiner Bank zurückverlangt',
  debit_not_authorized: 'Die Lastschrift war nicht genehmigt',
  duplicate: 'Doppelt belastet',
  fraudulent: 'Der Karteninhaber hat die Zahlung nicht veranlasst',
  general: 'Kein Grund angegeben',
  incorrect_account_details: 'Die Kontodaten waren falsch',
  insufficient_funds: 'Das Konto war nicht gedeckt',
  noncompliant: 'Die Zahlung verstieß gegen eine Regel des Kartennetzes',
  product_not_received: 'Die Ware ist nicht angekommen',
  product_unacceptable: 'Die Ware ist nicht wie beschrieben',
  subscription_canceled: 'Das Abonnement war gekündigt',
  unrecognized: 'Der Karteninhaber erkennt die Zahlung nicht wieder',
};

export const trouble = {
  label: 'Was Aufmerksamkeit braucht',
  failed: (amount: string) => `${amount} sind nicht zum Kunden zurückgegangen.`,
  waits: (amount: string) => `${amount} sind noch nicht zurückgegangen.`,
  capture: (amount: string) => `${amount} konnten nicht von der Karte eingezogen werden.`,
  lost: (amount: string) => `Die Zahlung über ${amount} ist verloren.`,
  lostText:
    'Vor einer Zahlung wird nichts versendet: Senden Sie einen Zahlungslink, oder markieren Sie die Bestellung als bezahlt, wenn das Geld anders kommt.',
  tried: (count: number) => plural('de', count, { one: 'Einmal versucht', other: `${count}-mal versucht` }),
  next: (moment: string) => `nächster Versuch ${moment}`,
  retry: 'Noch einmal versuchen',
  tryNow: 'Jetzt versuchen',
  settle: 'Abschließen…',
  again: (amount: string) => `${amount} werden noch einmal angefordert`,
  disputed: (amount: string) => `Die Bank des Kunden bestreitet ${amount}.`,
  disputeText: 'Antworten Sie beim Zahlungsanbieter. Bis es entschieden ist, kann dieses Geld nicht erstattet werden.',
  answerBy: (day: string) => `Er nimmt eine Antwort bis ${day} an.`,
  reasons,
  disputeReasons,
  quoted: (word: string) => `„${word}“`,
  made: {
    shop: '',
    provider: 'Beim Zahlungsanbieter erstattet',
    by_hand: 'Anders zurückgegeben',
    credit: 'Als Guthaben',
  },
  madeUpFor: 'An ihrer Stelle gibt es eine andere',
  disputes: 'Zahlungsstreit',
  disputeStates: { open: 'Offen', won: 'Gewonnen', lost: 'Verloren' },
  settleTitle: 'Was aus der Erstattung wurde',
  settleText: 'Der Zahlungsanbieter wird nicht mehr gefragt.',
  outcome: 'Was daraus wurde',
  counts: (amount: string) => `${amount} wurden auf anderem Weg gegeben: Es gilt als erstattet`,
  closed: 'Davon geht nichts mehr zurück',
  settleHint:
    'Wie und wann. Nur Mitarbeitende lesen es; gilt es als erstattet, erfährt es der Kunde und bekommt eine Gutschrift.',
  settled: (amount: string) => `${amount} gelten als zurückgegeben`,
  settledClosed: (amount: string) => `Gespeichert: Von ${amount} geht nichts mehr zurück`,
};
