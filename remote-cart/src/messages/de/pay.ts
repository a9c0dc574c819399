export const pay = {
  pageTitle: 'Bestellung bezahlen',
  title: (number: string) => `Bestellung ${number} bezahlen`,
  intro: (sum: string) => `Sie bezahlen ${sum}. Ein Konto brauchen Sie nicht.`,
  paidTitle: 'Vielen Dank, es ist bezahlt',
  paidIntro: (number: string) => `Die Bestellung ${number} ist bezahlt. Es ist nichts mehr zu tun.`,
  paidOtherwise: (number: string) =>
    `Bestellung ${number} wurde auf anderem Weg bezahlt. Hier wurde keine Karte belastet.`,
  lateTitle: 'Es war schon bezahlt',
  lateIntro: (number: string) =>
    `Bestellung ${number} wurde vor Ihnen bezahlt. Ihre Karte wird nicht belastet: Falls etwas abgebucht wurde, geht es zurück.`,
  closedTitle: 'Hier kann nichts mehr bezahlt werden',
  closedIntro: (number: string) => `Die Bestellung ${number} wurde storniert oder wird auf andere Weise bezahlt.`,
  endedTitle: 'Dieser Link gilt nicht mehr',
  endedText:
    'Er ist abgelaufen, wurde durch einen neueren ersetzt oder ist nicht vollständig. Bitten Sie den Shop um einen neuen Link.',
  toContact: 'Schreiben Sie uns',
  loading: 'Die Bestellung wird geladen',
  failure: 'Die Bestellung konnte nicht geladen werden',
  items: 'Was bestellt wurde',
  until: (date: string) => `Dieser Link gilt bis zum ${date}. Wer ihn hat, kann bezahlen.`,
  noWay: 'Der Shop nimmt gerade keine Zahlungen online an. Bitte schreiben Sie uns.',
  declined: 'Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte.',
  waiting:
    'Wir warten auf die Antwort Ihrer Bank. Diese Seite aktualisiert sich von selbst, und Sie können sie auch schließen.',
};
