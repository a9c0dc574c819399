import { plural } from '@tessera/shared/i18n';

export const data = {
  theSettings: 'Wie lange etwas aufbewahrt wird',
  lead: 'Wie lange der Shop aufbewahrt, was er weiß, bevor er es von selbst löscht. Ihre Seite zum Datenschutz nennt manche dieser Fristen: Ändern Sie sie mit.',
  saved: 'Gespeichert. Was älter ist, wird innerhalb einer Stunde gelöscht',
  stale:
    'Jemand hat diese Fristen geändert, seit Sie sie geöffnet haben. Was Sie nicht angefasst hatten, gilt jetzt so.',
  groups: { people: 'Über Menschen', law: 'Nach dem Gesetz', shop: 'Über den Shop' },
  unit: { days: 'Tage', years: 'Jahre' },
  bounds: (least: string, most: string, usual: string) => `${least} bis ${most}, üblich sind ${usual}.`,
  kinds: {
    ended_sessions: { label: 'Beendete Anmeldungen', hint: 'Mit welchem Browser und wann jemand angemeldet war.' },
    known_places: {
      label: 'Bekannte Orte von Konten',
      hint: 'Als Hash mit Schlüssel, damit niemand ausgesperrt wird, dessen Passwort andere raten.',
    },
    mails: {
      label: 'Verzeichnis der E-Mails',
      hint: 'An wen welche E-Mail ging und ob sie ankam; nie ihr Inhalt.',
    },
    inquiries: {
      label: 'Nachrichten an den Shop',
      hint: 'Nachdem sich zuletzt jemand damit befasst hat. Gesetz: Eine Nachricht, aus der ein Kauf wurde, ist ein Handelsbrief und 6 Jahre aufzubewahren (§ 257 HGB, § 147 AO).',
    },
    back_in_stock: {
      label: 'Wer auf Ware gewartet hat',
      hint: 'Nachdem es gesagt wurde oder nicht mehr gewünscht war.',
    },
    gift_card_addressees: {
      label: 'An wen Geschenkkarten gingen',
      hint: 'Nachdem nichts mehr auf der Karte war. Die Karte selbst bleibt, für die Bücher.',
    },
    error_reports: {
      label: 'Gemeldete Fehler',
      hint: 'Was in Browsern fehlschlug und was Besucher dazu geschrieben haben.',
    },
    invoices_of_former_customers: {
      label: 'Namen auf Rechnungen gelöschter Konten',
      hint: 'Nach dem Ende des Jahres der Rechnung; dann gehen Name und Adresse, Nummern und Beträge bleiben. Gesetz: 8 Jahre, unverändert (§ 147 AO, § 257 HGB, § 14b UStG); Art. 17 Abs. 3 Buchst. b DSGVO erlaubt es.',
    },
    gateway_messages: {
      label: 'Meldungen der Zahlungsdienste',
      hint: 'Was Stripe gemeldet hat. Zahlungen und Erstattungen selbst bleiben, für die Bücher.',
    },
    search_terms: {
      label: 'Wonach gesucht wurde',
      hint: 'Gezählt nach Tag und Wörtern; nichts darüber, wer gesucht hat.',
    },
    staff_notices: { label: 'Hinweise an das Team', hint: 'Was die Glocke gesagt hat.' },
    finished_jobs: { label: 'Erledigte Aufträge', hint: 'Mit den Zeilen, die nicht gelungen sind, und warum.' },
    page_signals: {
      label: 'Was Browser gesagt haben',
      hint: 'Wie schnell die Seiten waren und was fehlschlug, gezählt nach Tagen.',
    },
  },
  fault: (least: string, most: string) => `Bitte geben Sie eine ganze Zahl von ${least} bis ${most} ein`,
  goes: (label: string, count: number, shown: string) =>
    plural('de', count, { one: `${label}: Ein Eintrag geht`, other: `${label}: ${shown} Einträge gehen` }),
  goesMore: (label: string, shown: string) => `${label}: Mehr als ${shown} Einträge gehen`,
  goesTitle: 'Älteres löschen?',
  goesLead: 'Was älter ist als die Fristen, die Sie gekürzt haben, wird innerhalb einer Stunde endgültig gelöscht.',
  goesSubmit: 'Speichern und löschen',
  everything: {
    title: 'Alles als eine Datei',
    text: 'Ein ZIP-Archiv mit Produkten, Kunden, Bestellungen, Zahlungen, Rechnungen, Rücksendungen, Gutscheinen, Geschenkkarten, Texten, Weiterleitungen und Einstellungen als CSV und JSON; eine README darin nennt jede Datei und Spalte. Keine Passwörter, Schlüssel oder Codes von Geschenkkarten. Es lässt sich drei Tage lang abholen und geht, wenn ein Konto gelöscht wird: Verwahren Sie es wie den Shop selbst.',
    start: 'Alle Daten exportieren',
  },
  fixedTitle: 'Nicht wählbar',
  fixed: {
    live_sessions: 'Eine Anmeldung, die weitergeht',
    unconfirmed_newsletter: 'Adressen, die den Newsletter nicht bestätigt haben',
    order_drafts: 'Entwürfe von Bestellungen',
    export_files: 'Dateien von Exporten; sie gehen sofort, wenn ein Konto gelöscht wird',
    import_files: 'Dateien, die das Team schickt; die jemanden nennen, gehen mit dessen Konto',
    checkouts_begun: 'Wie viele Kassen begonnen wurden',
  },
  days: (count: number, shown: string) => plural('de', count, { one: 'ein Tag', other: `${shown} Tage` }),
  facts: [
    { label: 'Warenkörbe und Wunschlisten ohne Konto', value: 'im eigenen Browser der Besucher' },
    { label: 'Warenkörbe, Wunschlisten und Adressen eines Kontos', value: 'so lange wie das Konto' },
    { label: 'Bestellungen und Zahlungen', value: 'für immer; ein gelöschtes Konto hinterlässt keinen Namen darauf' },
    { label: 'Das Protokoll', value: 'für immer; was es über Kunden sagt, geht mit dem Konto' },
    { label: 'Ganze Netzwerkadressen', value: 'nirgends' },
  ],
};
