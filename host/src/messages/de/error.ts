import type { error as en } from '../en/error';

export const error: typeof en = {
  types: {
    server: {
      title: 'Serverfehler',
      description: 'Bei uns ist etwas schiefgegangen. Ihr Warenkorb und Ihr Konto sind sicher.',
      suggestions: [
        'Warten Sie einen Moment und versuchen Sie es dann erneut.',
        'Wenn es öfter geschieht, melden Sie es: Dann sehen wir, was schiefging.',
      ],
    },
    network: {
      title: 'Verbindungsfehler',
      description: 'Wir konnten den Shop nicht erreichen, oder die Verbindung brach unterwegs ab.',
      suggestions: [
        'Prüfen Sie, ob Sie mit dem Internet verbunden sind.',
        'Wechseln Sie, wenn möglich, zwischen WLAN und mobilen Daten.',
        'Schalten Sie für diese Seite kurz VPN oder Werbeblocker aus.',
      ],
    },
    timeout: {
      title: 'Zeitüberschreitung',
      description: 'Der Shop hat zu lange für seine Antwort gebraucht.',
      suggestions: [
        'Versuchen Sie es erneut: Meist geht es beim zweiten Mal schnell.',
        'Schließen Sie bei langsamer Verbindung, was sonst noch lädt.',
      ],
    },
    forbidden: {
      title: 'Zugriff verweigert',
      description: 'Diese Seite ist für Sie nicht zugänglich.',
      suggestions: [
        'Melden Sie sich mit dem Konto an, das sie sehen darf.',
        'Wenn Sie meinen, dass Sie Zugang haben sollten, wenden Sie sich an uns.',
      ],
    },
    payment: {
      title: 'Zahlungsfehler',
      description: 'Die Zahlung ist nicht zustande gekommen.',
      suggestions: [
        'Sehen Sie zuerst in Ihre Bestellungen, damit nichts doppelt bezahlt wird.',
        'Prüfen Sie Kartennummer, Ablaufdatum und Prüfnummer.',
        'Versuchen Sie eine andere Karte oder eine andere Zahlungsart.',
      ],
    },
    maintenance: {
      title: 'Wartungsarbeiten',
      description: 'Wir arbeiten am Shop und sind in Kürze wieder da.',
      suggestions: [
        'Bleiben Sie auf dieser Seite: Sie öffnet den Shop, sobald er wieder da ist.',
        'Was in Ihrem Warenkorb liegt, bleibt dort.',
        'Auf der Statusseite sehen Sie, wie weit wir sind.',
      ],
    },
    general: {
      title: 'Unerwarteter Fehler',
      description: 'Etwas ist geschehen, womit wir nicht gerechnet haben. Der Rest des Shops funktioniert noch.',
      suggestions: [
        'Versuchen Sie es erneut, oder gehen Sie dorthin zurück, woher Sie kamen.',
        'Wenn es öfter geschieht, melden Sie es: Dann sehen wir, was schiefging.',
      ],
    },
  },
  opens: (when) => `Voraussichtlich sind wir wieder da: ${when}.`,
  eyebrow: (statusCode) => (statusCode ? `Fehler ${statusCode}` : 'Etwas stimmt nicht'),
  loadFailed: 'Dieser Teil konnte nicht geladen werden.',
  suggestions: 'Das können Sie tun',
  tryAgain: 'Erneut versuchen',
  retrying: 'Neuer Versuch …',
  goBack: 'Zurück',
  homepage: 'Startseite',
  id: 'Fehlernummer',
  copy: 'Kopieren',
  copied: 'Kopiert',
  selected: 'Zum Kopieren Strg+C oder ⌘C drücken',
  details: 'Technische Einzelheiten',
  report: 'Melden',
  reporting: 'Wird gesendet …',
  reported: (reference) => `Vielen Dank. Ihre Meldung hat die Nummer ${reference}.`,
  reportFailed:
    'Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es erneut, oder wenden Sie sich an den Kundenservice.',
  contactSupport: 'Kundenservice',
  helpCenter: 'Hilfe',
  statusPage: 'Statusseite',
  help: 'Weitere Hilfe',
  tipsTitle: 'Gut zu wissen',
  pauseTips: 'Tipps anhalten',
  playTips: 'Tipps fortsetzen',
  nextTip: 'Nächster Tipp',
  tips: [
    'Die Suche oben kennt jedes Produkt beim Namen.',
    'Alle Kategorien stehen im Menü, nur einen Klick entfernt.',
    'Ihr Warenkorb gehört zu Ihrem Konto, auf jedem Gerät.',
    'Mit der Tabulatortaste springen Sie auf jeder Seite direkt zum Inhalt.',
    'Der Name des Shops in der Ecke führt immer zur Startseite.',
    'Der halb gefüllte Kreis wechselt zwischen hell und dunkel.',
  ],
  fields: {
    errorType: 'Art',
    errorCode: 'Code',
    statusCode: 'HTTP-Status',
    errorMessage: 'Meldung',
    timestamp: 'Zeit',
    app: 'Teil',
  },
  noStatus: 'Keine Antwort',
};
