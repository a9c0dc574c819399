import { plural } from '@tessera/shared/i18n';

export const store = {
  theSettings: 'Die Einstellungen',
  shop: 'Der Shop',
  languages: 'Sprachen',
  time: 'Zeit',
  contact: 'Kontakt',
  invoices: 'Rechnungen',
  trouble: 'Zahlungsprobleme',
  inventory: 'Bestand',
  announcement: 'Ankündigung',
  social: 'Soziale Netzwerke',
  shoppers: 'Kundschaft',
  fields: {
    name: 'Name',
    logo_id: 'Logo',
    currency: 'Währung',
    offered_de: 'Den Shop gibt es auf Deutsch',
    time_zone: 'Zeitzone',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    address: 'Adresse',
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    linkedin: 'LinkedIn',
    youtube: 'YouTube',
    sign_in_prompt: 'Besucher um Anmeldung bitten',
    maintenance: 'Der Shop ist vorübergehend geschlossen',
    closing_en: 'Was sie auf Englisch liest',
    closing_de: 'Was sie auf Deutsch liest',
    closing_until: 'Voraussichtlich wieder offen',
    trouble_email: 'E-Mail-Adresse für Zahlungsprobleme',
    low_stock: 'Knapp ab',
    announcement_en: 'Satz auf Englisch',
    announcement_de: 'Satz auf Deutsch',
    announcement_to: 'Führt zu',
    announcement_from: 'Zu sehen ab',
    announcement_until: 'Zu sehen bis',
    legal_name: 'Rechtlicher Name',
    tax_number: 'Steuernummer',
    vat_id: 'USt-IdNr.',
    order_prefix: 'Bestellnummern beginnen mit',
  },
  nameHint: 'Steht auf jeder Seite, in E-Mails und auf Rechnungen; was schon geschrieben ist, behält seinen.',
  orderPrefixHint: (prefix: string) =>
    `Neue Bestellungen bekommen Nummern wie ${prefix}-7K3M9P; was schon bestellt ist, behält seine.`,
  logo: {
    add: 'Logo',
    replace: 'Ein anderes Logo',
    hint: 'Steht für den Namen am Kopf jeder Seite, höchstens 36 Pixel hoch, und am Kopf von E-Mails und neuen Rechnungen. PNG, WebP oder JPEG, am besten ohne Hintergrund; höchstens 10 MB.',
    sending: 'Das Bild wird gesendet',
    remove: 'Logo entfernen',
    looks: 'So wird es aussehen',
    light: 'In hellen Farben',
    dark: 'In dunklen Farben, auf hellem Papier',
    theirs: 'Das gespeicherte',
    chosen: 'Das hier gewählte',
  },
  nameMissing: 'Bitte geben Sie einen Namen ein',
  currencyHint: 'Wählen Sie sie vor dem ersten Produkt: danach bleibt sie, weil Preise davon abhängen.',
  locale: 'Sprache und Zahlen',
  fixedHint: 'Die Währung bleibt: Es gibt Preise oder Bestellungen darin.',
  firstLanguage:
    'Englisch ist die erste Sprache: Ihre Seiten haben die Adressen des Shops ohne Zusatz, und ihre Texte springen ein, wo einer anderen welche fehlen. Eine andere kann es nicht sein.',
  offeredHint:
    'Die Seiten stehen unter /de. Abgeschaltet führen sie zu den englischen, und nichts Übersetztes geht verloren. Die Sprache der Verwaltung wählt jede und jeder selbst.',
  zoneHint: 'Hier beginnen die Tage des Shops: für Zahlen nach Tagen, für Fälligkeiten und Liefertage.',
  noRegion: 'Überall',
  contactHint:
    'Steht am Fuß jeder Seite; was leer ist, wird nicht gezeigt. E-Mails kommen von der E-Mail-Adresse, wenn auf dem Server kein anderer Absender eingestellt ist.',
  invoicesHint:
    'Was neue Rechnungen, Gutschriften und Stornorechnungen über den Verkäufer sagen, neben der Adresse unter Kontakt; was schon geschrieben ist, bleibt, wie es ist. In Deutschland muss eine der beiden Nummern darauf stehen.',
  legalNameHint: 'Wer verkauft, etwa Beispiel GmbH. Leer: der Name des Shops.',
  vatIdHint: 'Mit den Buchstaben ihres Landes, etwa DE123456789.',
  troubleHint:
    'Bekommt eine E-Mail, wenn eine Erstattung fehlschlägt, Reserviertes nicht eingezogen werden kann oder eine Zahlung bestritten wird. Nur Ihr Team sieht sie. Leer: die Kontaktadresse.',
  lowStockHint:
    'Ab so vielen Stücken oder weniger ist eine Variante knapp, wenn sie nicht selbst eine andere Zahl nennt. Die Kundschaft liest dasselbe wie bisher.',
  announcementHint:
    'Ein kurzer Satz über jeder Seite des Shops; wer einkauft, kann ihn für den Besuch schließen. Ohne einen Satz auf Englisch gibt es keinen.',
  announcementToHint: 'Eine Seite des Shops. Leer: nirgendwohin.',
  announcementDatesHint: 'In der Zeitzone Ihres Browsers. Leer: ab sofort, und bis Sie ihn wegnehmen.',
  announcementSeen: {
    languages: { en: 'So sieht sie die Kundschaft auf Englisch', de: 'So sieht sie die Kundschaft auf Deutsch' },
    nothing: 'Die Kundschaft sieht keine Ankündigung.',
    when: (from: string, until: string) => `Zu sehen ab ${from || 'sofort'}, bis ${until || 'Sie sie wegnehmen'}.`,
    over: (until: string) => `Niemand sieht sie: Ihre Zeit war am ${until} vorbei.`,
  },
  socialHint: 'Links am Fuß jeder Seite. Was leer ist, wird nicht gezeigt.',
  promptHint: 'Der Dialog, der sich von selbst öffnet, wenn jemand Ware ansieht.',
  prompts: { always: 'Bei jedem Besuch', once: 'Einmal', never: 'Nie' },
  maintenanceHint:
    'Die Kundschaft sieht eine Seite, die das sagt, und kann nichts ändern. Die Verwaltung bleibt offen, und Zahlungen, die unterwegs sind, kommen an.',
  closingHint: 'Leer: dass wir am Shop arbeiten und gleich zurück sind.',
  closingUntilHint:
    'In der Zeitzone Ihres Browsers; die Kundschaft liest es in der des Shops. Er öffnet, sobald Sie ihn öffnen.',
  lookIn: {
    button: 'Link in den geschlossenen Shop',
    text: 'Zeigt eine Stunde lang den ganzen Shop, auch zum Ausprobieren, wer immer ihn öffnet.',
    title: 'Link in den geschlossenen Shop',
  },
  changes: {
    lead: 'Sobald Sie es speichern.',
    closes:
      'Der Shop schließt: Die Kundschaft liest, dass er geschlossen ist, und bestellt nichts, bis Sie ihn hier öffnen. Zahlungen, die unterwegs sind, kommen an.',
    logo: 'Das gewählte Logo steht für den Namen am Kopf jeder Seite, der E-Mails und neuer Rechnungen.',
    noLogo: 'Am Kopf jeder Seite, der E-Mails und neuer Rechnungen steht wieder der Name, ohne Logo.',
    opens: 'Der Shop öffnet für alle.',
    notOffered: (german: string) =>
      `Den Shop gibt es nicht mehr auf Deutsch: Seiten unter /de führen zu den englischen, und E-Mails gehen auf Englisch hinaus. ${german} behalten ihre deutschen Texte, bis Sie es wieder einschalten.`,
    offered: (german: string) =>
      `Den Shop gibt es auf Deutsch, mit ${german}. Wo deutsche Texte fehlen, stehen dort die englischen; wer Deutsch liest, bekommt E-Mails auf Deutsch.`,
    inGerman: ({ products, shown, pages }: { products: number; shown: string; pages: number }) =>
      [
        plural('de', products, { one: '1 Produkt', other: `${shown} Produkte` }),
        plural('de', pages, { one: '1 Seite', other: `${pages} Seiten` }),
      ].join(' und '),
    zone: (after: string, before: string) =>
      `Die Tage des Shops beginnen wie in ${after}, nicht mehr wie in ${before}: Zahlen nach Tagen werden neu gerechnet, Fälligkeiten und Liefertage richten sich danach, und auch, bis wann Bestellungen am selben Tag gepackt werden.`,
    currency: (after: string, before: string) => `Preise sind in ${after}, nicht mehr in ${before}.`,
    prefix: (after: string, before: string) =>
      `Nummern neuer Bestellungen beginnen mit ${after}, nicht mehr mit ${before}.`,
  },
  saved: 'Die Einstellungen wurden gespeichert',
  stale:
    'Jemand hat die Einstellungen geändert, seit Sie sie geöffnet haben. Was Sie nicht geändert hatten, ist jetzt auf deren Stand.',
  yes: 'Ja',
  no: 'Nein',
};
