import { countryName } from '@tessera/shared/addresses';
import type { settings as english } from '../en/settings';

const nameOf = (country: string): string => (country === '*' ? 'Jedes andere Land' : countryName(country, 'de'));

export const settings: typeof english = {
  'validation.failed.store_email': 'Bitte geben Sie eine E-Mail-Adresse ein, wie hallo@example.com',
  'validation.failed.currency_stays':
    'Diese Währung kann nicht gewählt werden: Preise, Bestellungen oder Gutscheine sind in der bisherigen, oder es ist keine der angebotenen',
  'validation.failed.shop_path': 'Bitte geben Sie einen Pfad dieses Shops ein, wie /shipping',
  'validation.failed.home_twice': 'Das kann nur einmal auf der Startseite stehen',
  'validation.failed.home_title':
    'Bitte geben Sie einen Titel ein, auf Englisch oder in jeder Sprache, in der er zu sehen ist',
  'validation.failed.home_picture': 'Bitte wählen Sie ein Bild',
  'validation.failed.placeholder_missing': ({ names }) => `In diesem Text muss ${names} stehen`,
  'validation.failed.mail_text_long': ({ most }) => `Bitte höchstens ${most} Zeichen`,
  'validation.failed.until': 'Bitte wählen Sie ein Ende nach dem Beginn',
  'validation.failed.home_label': 'Bitte geben Sie ein, was auf der Schaltfläche steht',
  'validation.failed.menu_label': 'Bitte geben Sie ein, was dort steht',
  'validation.failed.menu_target': 'Bitte wählen Sie, wohin es führt: Das gibt es nicht, oder nicht mehr',
  'validation.failed.menu_address':
    'Bitte geben Sie einen Pfad dieses Shops ein, wie /shipping, oder eine Adresse, die mit https:// beginnt',
  'validation.failed.menu_kind': 'Das kann an dieser Stelle nicht stehen',
  'validation.failed.menu_twice': 'Zwei Einträge haben dieselbe Kennung',
  'validation.failed.web_address': 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt',
  'store.closed': 'Der Shop ist vorübergehend geschlossen. Bitte versuchen Sie es noch einmal, sobald er offen ist.',
  'delivery.unconfirmed':
    'Damit könnte etwas nicht mehr bestellt werden. Bitte lesen Sie, was das ist, und bestätigen Sie es.',
  'payments.unconfirmed':
    'Damit könnte niemand mehr bezahlen, oder nur wer ein Konto zum späteren Bezahlen hat. Bitte lesen Sie, was das heißt, und bestätigen Sie es.',
  'payments.keys_of_environment':
    'Die Schlüssel von Stripe stehen in der Umgebung der API. Diese gelten, und hier wird nichts gespeichert.',
  'payments.keys_unchecked':
    'Stripe hat nicht geantwortet, die Schlüssel ließen sich nicht ausprobieren. Es wurde nichts gespeichert. Bitte versuchen Sie es noch einmal.',
  'validation.failed.stripe_key': ({ begins }) =>
    `Bitte geben Sie den Schlüssel ein, den Stripe unter diesem Namen zeigt: Er beginnt mit ${begins}`,
  'validation.failed.stripe_key_mode':
    'Einer dieser Schlüssel ist für Tests, der andere ein echter. Bitte geben Sie zwei derselben Art ein',
  'validation.failed.stripe_key_unknown': 'Stripe kennt diesen Schlüssel nicht, oder er wurde widerrufen',
  'validation.failed.stripe_key_rights':
    'Dieser Schlüssel darf keine Zahlungen sehen. Bitte erlauben Sie ihm bei Stripe Payment Intents, Erstattungen und Zahlungsanfechtungen',
  'validation.failed.account_holder': 'Bitte geben Sie ein, wem das Konto gehört',
  'validation.failed.iban': 'Bitte geben Sie eine IBAN ein, wie die Bank sie druckt',
  'validation.failed.iban_kept':
    'Wer noch zu zahlen hat, erfährt dieses Konto. Schalten Sie die Überweisung stattdessen aus',
  'validation.failed.bic':
    'Bitte geben Sie einen BIC aus 8 oder 11 Buchstaben und Ziffern ein, oder lassen Sie ihn leer',
  'validation.failed.zone_name': 'Bitte geben Sie einen Namen ein',
  'validation.failed.zone_countries': 'Bitte wählen Sie mindestens ein Land',
  'validation.failed.country_unknown': ({ code }) => `Es gibt kein Land mit dem Kürzel ${code}`,
  'validation.failed.country_in_two_zones': ({ country, one, other }) =>
    `${nameOf(country)} ist in „${one}“ und in „${other}“. Ein Land kann nur in einer Zone sein`,
  'validation.failed.postal_code_in_two_zones': ({ country, one, other, start }) =>
    `Postleitzahlen, die mit ${start} beginnen (${nameOf(country)}), sind in „${one}“ und in „${other}“. Sie können nur in einer Zone sein`,
  'validation.failed.postal_codes_of_one': 'Eine Zone mit Postleitzahlen hat genau ein Land',
  'validation.failed.name_in_english': 'Bitte geben Sie einen Namen auf Englisch ein',
  'validation.failed.method_twice': ({ code }) => `Zwei Versandarten dieser Zone haben das Kürzel ${code}`,
  'validation.failed.days_order': 'Die längste Dauer darf nicht unter der kürzesten liegen',
  'validation.failed.tax_category': 'Diese Kategorie gibt es nicht mehr',
  'validation.failed.tax_twice': ({ country, one, other }) =>
    `„${one}“ und „${other}“ gelten beide für dieselben Waren im selben Teil von ${nameOf(country)}. Das kann nur einer`,
  'validation.failed.weight_order': 'Jedes Gewicht muss über dem vorigen liegen, und nur das letzte darf offen bleiben',
  'jobs.not_found': 'Diesen Auftrag gibt es nicht.',
  'jobs.not_found.kind': 'Diese Art von Auftrag gibt es nicht.',
  'jobs.not_found.file': 'Dieser Auftrag hat keine Datei, oder keine mehr. Bitte starten Sie ihn noch einmal.',
  'jobs.limit': ({ most }) =>
    `${most} Ihrer Aufträge sind noch nicht fertig. Warten Sie auf einen davon, oder halten Sie einen an.`,
  'jobs.limit.of_all': 'Im Augenblick warten zu viele Aufträge. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'jobs.too_many': ({ most }) =>
    `Ein Auftrag fasst höchstens ${most.toLocaleString('de')} Datensätze. Bitte engen Sie den Filter ein.`,
  'jobs.more_match': ({ count }) =>
    `Inzwischen passen mehr: ${count.toLocaleString('de')}. Bitte sehen Sie die Liste an, bevor Sie weitermachen.`,
  'jobs.nothing_to_do': 'Es passt nichts mehr: Es gibt nichts zu tun.',
  'jobs.not_undone': 'Was dieser Auftrag getan hat, lässt sich nicht oder nicht mehr rückgängig machen.',
  'jobs.not_undone.twice': 'Das wurde schon rückgängig gemacht.',
  'data.too_large':
    'Das Archiv würde größer als 4 GB. Bitte exportieren Sie Produkte, Kunden und Bestellungen für sich.',
  'jobs.somebody_left':
    'Inzwischen wurde ein Konto gelöscht, und die Datei kann es genannt haben. Bitte starten Sie ihn noch einmal.',
  'validation.failed.kept_days': ({ least, most }) =>
    `Bitte geben Sie eine Zahl von Tagen von ${least} bis ${most.toLocaleString('de')} ein`,
  'validation.failed.kept_years': ({ least, most }) =>
    `Bitte geben Sie eine Zahl von Jahren von ${least} bis ${most} ein`,
  'jobs.right_lost': 'Wer ihn gestartet hat, darf das nicht mehr.',
  'jobs.row_failed': 'Das hat nicht geklappt, obwohl es mehrmals versucht wurde.',
  'jobs.file_failed': 'Die Datei ließ sich nicht schreiben, obwohl es mehrmals versucht wurde.',
};
