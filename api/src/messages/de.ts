import { formMessages } from '@tessera/shared/forms';
import type { en } from './en';
import { forKeepers } from './for-keepers';
import { attributes } from './de/attributes';
import { content } from './de/content';
import { coupons } from './de/coupons';
import { giftCards } from './de/gift-cards';
import { transactions } from './de/transactions';
import { categories } from './de/categories';
import { settings } from './de/settings';
import { support } from './de/support';
import { customers } from './de/customers';
import { orderDrafts } from './de/order-drafts';
import { payLater } from './de/pay-later';
import { files } from './de/files';
import { pictures } from './de/pictures';
import { products } from './de/products';
import { redirects } from './de/redirects';
import { remotes } from './de/remotes';

/** The same in German: what is missing, or filled in otherwise, is a type error. */
export const de: typeof en = {
  ...forKeepers,

  // Requests
  'auth.not_authenticated': 'Bitte melden Sie sich an.',
  'auth.token_not_valid': 'Ihre Anmeldung ist nicht mehr gültig.',
  'auth.refresh_not_valid': 'Ihre Anmeldung ist nicht mehr gültig.',
  'auth.forbidden': 'Dazu haben Sie keine Berechtigung.',
  'request.not_found': 'Unter dieser Adresse gibt es nichts.',
  'request.not_valid': 'Die Anfrage ist ungültig.',
  'request.not_valid.unreadable': 'Die Anfrage konnte nicht gelesen werden.',
  'request.not_valid.not_utf8': 'Die Anfrage ist nicht in UTF-8 geschrieben.',
  'request.not_valid.idempotency_key': 'Der Idempotency-Key muss aus 1 bis 200 sichtbaren Zeichen bestehen.',
  'request.not_valid.idempotency_key_needed':
    'Hier wird ein Idempotency-Key aus 1 bis 200 sichtbaren Zeichen gebraucht.',
  'request.not_valid.idempotency_key_missing': 'Diese Anfrage braucht einen Idempotency-Key.',
  'request.too_large': 'Die Anfrage ist zu groß.',
  'request.too_large.picture': ({ megabytes }: { megabytes: number }) =>
    `Ein Bild darf höchstens ${megabytes} MB haben.`,
  'request.too_large.levels': 'Die Anfrage ist zu tief verschachtelt.',
  'request.too_large.fields': 'Die Anfrage hat zu viele Felder.',
  'request.too_large.address': 'Die Adresse ist zu lang.',
  'request.media_type': 'Inhalte dieser Art werden hier nicht angenommen.',
  'request.rate_limited': 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'request.rate_limited.attempts': 'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'idempotency.mismatch': 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
  'idempotency.in_progress': 'Die erste Anfrage mit diesem Idempotency-Key läuft noch.',
  'idempotency.key_required': 'Das braucht einen Idempotency-Key, damit es genau einmal geschieht.',
  conflict: 'Das wurde inzwischen an anderer Stelle geändert.',
  'server.unavailable': 'Der Shop kann gerade nicht antworten.',
  'server.disk_full':
    'Der Shop kann das gerade nicht speichern, weil kein Platz mehr frei ist. Bitte versuchen Sie es später noch einmal.',
  'server.error': 'Ein unerwarteter Fehler ist aufgetreten',

  // Fields
  'validation.failed': ({ first }) => first('de'),
  'validation.failed.request': 'Die Anfrage ist ungültig.',
  'validation.failed.form': 'Bitte prüfen Sie Ihre Angaben.',
  'validation.failed.no_text': 'Die Anfrage enthält Zeichen, die in keinem Text vorkommen.',
  'validation.failed.unknown': 'Dieses Feld ist unbekannt',
  'validation.failed.required': 'Bitte füllen Sie dieses Feld aus',
  'validation.failed.format_line': 'Bitte nur eine Zeile ohne Steuerzeichen und unsichtbare Zeichen',
  'validation.failed.format_lines': 'Bitte ohne Steuerzeichen',
  'validation.failed.format_text': 'Bitte ohne Zeichen, die in keinem Text vorkommen',
  'validation.failed.postal_code': ({ kind, example }) =>
    formMessages.de.messages.postalCodeInvalid(formMessages.de.fields[kind], example),

  // Staff
  'staff.right_missing': ({ right }) =>
    `Ihre Rolle erlaubt das nicht. Bitte fragen Sie eine Inhaberin oder einen Inhaber des Shops nach dem Recht „${right}“.`,
  'staff.not_found': 'Zu dieser Nummer gibt es niemanden im Team.',
  'staff.role_not_found': 'Diese Rolle gibt es nicht.',
  'staff.role_in_use': 'Diese Rolle hat noch jemand. Bitte geben Sie dieser Person zuerst eine andere.',
  'staff.second_factor_required':
    'Ihre Rolle verlangt die Anmeldung mit zweitem Faktor. Bitte schalten Sie sie in Ihrem Konto unter Sicherheit ein; danach geht es hier weiter.',
  'staff.second_factor_first': 'Bitte schalten Sie den zweiten Faktor zuerst für Ihr eigenes Konto ein.',
  'auth.second_factor_kept': 'Ihre Rolle verlangt die Anmeldung mit zweitem Faktor, darum bleibt er eingeschaltet.',
  'staff.role_fixed': 'Die Rollen, die jeder Shop hat, bleiben, wie sie sind. Bitte legen Sie eine eigene an.',
  'staff.role_name_taken': 'Es gibt schon eine Rolle mit diesem Namen.',
  'staff.beyond_own_rights': 'Sie können nur geben und nehmen, was Ihre eigene Rolle erlaubt.',
  'validation.failed.in_the_past': 'Das liegt in der Vergangenheit',
  'staff.known': 'Diese Person gehört schon zum Team.',

  // Signing in, accounts
  'auth.signed_in': 'Anmeldung erfolgreich!',
  'auth.signed_out': 'Sie wurden abgemeldet.',
  'auth.registered': 'Ihr Konto wurde angelegt. Sie können sich jetzt anmelden.',
  'auth.reset_asked':
    'Falls es zu dieser Adresse ein Konto gibt, haben wir ihr einen Link geschickt, um ein neues Passwort festzulegen.',
  'auth.password_changed': 'Ihr Passwort wurde geändert.',
  'auth.password_set': 'Willkommen! Sie können sich jetzt mit Ihrem Passwort anmelden.',
  'auth.password_reset': 'Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.',
  'auth.email_confirmed': 'Ihre E-Mail-Adresse ist bestätigt.',
  'auth.email_known': 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  'auth.email_sent': ({ email }) => `Wir haben eine E-Mail an ${email} geschickt. Bitte öffnen Sie den Link darin.`,
  'auth.unknown_device': 'Unbekanntes Gerät',
  'auth.invalid_credentials': 'E-Mail-Adresse oder Passwort ist falsch.',
  'auth.second_factor_needed': 'Bitte geben Sie den Code aus Ihrer Authenticator-App ein.',
  'auth.challenge_not_valid':
    'Das hat zu lange gedauert oder es waren zu viele Versuche. Bitte geben Sie Ihr Passwort noch einmal ein.',
  'auth.code_wrong': 'Dieser Code ist falsch oder wurde schon benutzt',
  'auth.email_not_confirmed': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.',
  'auth.second_factor_on': 'Die Zwei-Faktor-Anmeldung ist schon eingeschaltet.',
  'auth.second_factor_off': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet. Bitte beginnen Sie noch einmal.',
  'auth.second_factor_turned_on': 'Die Zwei-Faktor-Anmeldung ist eingeschaltet. Ihre anderen Geräte sind abgemeldet.',
  'auth.second_factor_turned_off': 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet.',
  'auth.recovery_codes_made': 'Das sind Ihre neuen Wiederherstellungscodes. Die alten gelten nicht mehr.',
  'auth.link_not_valid': 'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'server.busy.signing_in': 'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
  'validation.failed.email_taken': 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
  'validation.failed.email_unchanged': 'Das ist bereits die Adresse Ihres Kontos',
  'validation.failed.username_taken': 'Dieser Benutzername ist schon vergeben',
  'validation.failed.password_wrong': 'Das Passwort ist falsch',
  'validation.failed.current_password_wrong': 'Das bisherige Passwort ist falsch',
  'users.session_not_found': 'Diese Sitzung gibt es nicht.',
  'users.address_not_found': 'Diese Adresse gibt es nicht.',
  'users.address_limit': ({ most }) => `Sie können ${most} Adressen speichern. Bitte entfernen Sie zuerst eine.`,
  'users.last_admin':
    'Der Shop braucht eine Inhaberin oder einen Inhaber. Bitte übertragen Sie das zuerst jemand anderem.',

  // Goods
  'catalogue.product_not_found': 'Dieses Produkt haben wir nicht gefunden.',
  'catalogue.product_not_found.to_buy': 'Dieses Produkt gibt es nicht.',
  ...payLater,
  ...pictures,
  ...products,
  ...redirects,
  ...files,
  ...customers,
  ...attributes,
  ...content,
  ...coupons,
  ...giftCards,
  ...support,
  ...transactions,
  ...remotes,
  ...categories,
  ...settings,
  'catalogue.product_gone': 'Dieses Produkt wird hier nicht mehr verkauft.',
  'catalogue.category_not_found': 'Diese Kategorie haben wir nicht gefunden.',
  'catalogue.picture_not_found': 'Dieses Bild gibt es nicht.',
  'catalogue.variant_not_found': 'Diese Ausführung gibt es nicht.',
  'validation.failed.price_range': 'Der niedrigste Preis darf nicht über dem höchsten liegen',
  'validation.failed.page_too_deep': ({ most }) =>
    `Nur die ersten ${most} Produkte lassen sich durchblättern; bitte wählen Sie einen Filter`,
  'validation.failed.tax_number':
    'Bitte geben Sie die Nummer so ein, wie Ihr Finanzamt sie schreibt, etwa 12/345/67890',
  'validation.failed.first_language': 'Englisch ist die erste Sprache des Shops: In ihr gibt es ihn immer',
  'validation.failed.order_prefix': 'Bitte geben Sie 2 bis 6 Buchstaben und Ziffern ein, etwa AB',
  'validation.failed.vat_id': 'Bitte geben Sie eine USt-IdNr. mit den Buchstaben ihres Landes ein, etwa DE123456789',
  'validation.failed.cursor': 'Das ist keine Seite dieser Liste; bitte beginnen Sie auf der ersten',
  'validation.failed.time_zone': 'Diese Zeitzone gibt es nicht. Geben Sie ihren IANA-Namen an, wie Europe/Berlin',
  'validation.failed.day_unknown': 'Diesen Tag gibt es nicht',
  'validation.failed.days_reversed': 'Der letzte Tag darf nicht vor dem ersten liegen',
  'validation.failed.days_too_many': ({ most }) => `Höchstens ${most} Tage lassen sich zusammen zeigen`,
  'validation.failed.hours_too_many': ({ most }) => `Stunden lassen sich von höchstens ${most} Tagen zusammen zeigen`,
  'sitemaps.part_not_found': 'Diesen Teil der Sitemap gibt es nicht.',
  'server.busy.drawing': 'Gerade werden sehr viele Bilder gezeichnet. Bitte versuchen Sie es gleich noch einmal.',
  'back_in_stock.noted': 'Wir schreiben Ihnen, sobald es wieder da ist.',
  'back_in_stock.noted_new': 'Wir schreiben Ihnen, sobald es das gibt.',
  'back_in_stock.asked': 'Bitte sehen Sie in Ihr Postfach und bestätigen Sie, dass wir Ihnen schreiben dürfen.',
  'back_in_stock.ended': 'Sie erhalten diese E-Mails nicht mehr.',
  'back_in_stock.available': 'Es ist auf Lager: Sie können es jetzt kaufen.',
  'wishlist.limit': ({ most }) => `Sie können ${most} Produkte merken. Bitte entfernen Sie zuerst eines.`,
  'wishlist.not_shared': 'Dieser Wunschzettel wird nicht mehr geteilt.',

  // Cart
  'cart.out_of_stock': ({ available }) => `Nur noch ${available} auf Lager.`,
  'cart.out_of_stock.sold_out': 'Dieser Artikel ist ausverkauft.',
  'cart.out_of_stock.all_in_cart': ({ available }) =>
    available === 1
      ? 'Das letzte Stück liegt schon in Ihrem Warenkorb.'
      : `Die letzten ${available} liegen schon in Ihrem Warenkorb.`,
  'cart.quantity_limit': ({ most }) => `Höchstens ${most} Stück von einem Artikel.`,
  'cart.line_limit': ({ most }) => `In den Warenkorb passen höchstens ${most} verschiedene Artikel.`,
  'cart.item_not_found': 'Dieser Artikel ist nicht im Warenkorb.',
  'cart.item_not_found.saved': 'Dieser Artikel ist nicht gemerkt.',

  // Orders
  'server.busy.ordering': 'Gerade bestellen sehr viele Menschen. Bitte versuchen Sie es gleich noch einmal.',
  'checkout.out_of_stock': 'Jemand anderes war schneller.',
  'checkout.out_of_stock.since': 'Etwas hat sich geändert. Bitte sehen Sie Ihre Bestellung noch einmal durch.',
  'checkout.changed': 'Etwas hat sich geändert. Bitte sehen Sie Ihre Bestellung noch einmal durch.',
  'checkout.out_of_stock.problem': ({ problem }) => problem,
  'checkout.changed.problem': ({ problem }) => problem,
  'orders.not_found': 'Diese Bestellung gibt es nicht.',
  'orders.not_found.shipment': 'Diese Sendung gibt es nicht.',
  'orders.not_found.refund': 'Diese Erstattung gibt es nicht.',
  'orders.not_possible.cancelled': 'Diese Bestellung wurde storniert.',
  'orders.not_possible.cancel_spent':
    'Eine Geschenkkarte dieser Bestellung wurde benutzt, deshalb kann sie nicht storniert werden. Waren daraus lassen sich noch erstatten.',
  'orders.not_possible.gift_card_spent':
    'Diese Geschenkkarte wurde benutzt: Was dafür bezahlt wurde, kann nicht erstattet werden.',
  'orders.not_possible.edit_gift_cards':
    'Die Positionen einer Bestellung mit Geschenkkarten lassen sich nicht ändern. Erstatten Sie sie, oder stornieren Sie die Bestellung.',
  'orders.not_possible.cancel': 'Diese Bestellung kann nicht mehr storniert werden.',
  'orders.not_possible.undelivered':
    'Unzugestellt zurückkommen kann nur eine Bestellung, die unterwegs ist und von der höchstens Guthaben etwas bezahlt hat.',
  'orders.not_possible.exchanged':
    'Ein Teil dieser Bestellung wurde gegen andere Artikel getauscht. Markieren Sie sie als bezahlt und erstatten Sie, was zurückkam.',
  'orders.not_possible.refund_under_way':
    'Eine Erstattung dieser Bestellung läuft gerade. Bitte versuchen Sie es in einer Minute noch einmal.',
  'orders.not_possible.send_unpaid': 'Diese Bestellung ist noch nicht bezahlt.',
  'orders.not_possible.send_all': 'Von dieser Bestellung ist alles verschickt.',
  'orders.not_possible.payment_lost':
    'Diese Bestellung ist nicht mehr bezahlt: Die Reservierung auf der Karte ist verfallen.',
  'orders.not_possible.send_more': 'So viel ist nicht mehr zu verschicken.',
  'orders.not_possible.take_back': 'Das ist mehr, als gekauft wurde.',
  'orders.not_possible.held': 'Diese Bestellung ist angehalten. Geben Sie sie frei, bevor Sie sie verschicken.',
  'orders.not_possible.hold': 'Nur eine offene Bestellung kann angehalten werden.',
  'orders.not_possible.capture': 'Es gibt keine reservierte Zahlung, die eingezogen werden kann.',
  'orders.not_possible.address':
    'Die Adresse lässt sich nicht mehr ändern: Es wurde schon etwas verschickt, oder die Bestellung ist abgeschlossen.',
  'orders.not_possible.country': 'Das Land lässt sich nicht ändern: Steuern und Versand wurden dafür berechnet.',
  'orders.not_possible.anonymised':
    'Wer dies gekauft hat, ist anonym: In diese Bestellung wird kein Name mehr geschrieben.',
  'orders.not_possible.invoiced':
    'Die Rechnung ist geschrieben, also behält sie ihre Adresse. Korrigieren Sie stattdessen die Rechnung.',
  'orders.not_possible.tags': ({ most }) => `Eine Bestellung hat höchstens ${most} Schlagwörter.`,
  'orders.not_possible.owed': 'Von dieser Bestellung ist noch etwas zu bezahlen. Danach kann sie verschickt werden.',
  'orders.not_possible.edit': 'Positionen lassen sich nur ändern, bevor etwas verschickt wurde.',
  'orders.not_possible.edit_line': 'Diese Bestellung hat keine solche Position.',
  'orders.not_possible.edit_variant': 'Einer der Artikel, die Sie hinzufügen, wird nicht mehr verkauft.',
  'orders.not_possible.edit_lines': ({ most }) => `Eine Bestellung hat höchstens ${most} Positionen.`,
  'orders.not_possible.edit_empty': 'Mindestens ein Stück muss bleiben. Stornieren Sie stattdessen die Bestellung.',
  'orders.not_possible.edit_nothing': 'Es würde sich nichts ändern.',
  'orders.not_possible.edit_refunded': 'Bereits erstattete Stücke und Beträge müssen in der Bestellung bleiben.',
  'orders.not_possible.edit_delivery':
    'Diese Versandart gibt es für die geänderten Artikel nicht. Behalten Sie stattdessen den Preis bei.',
  'orders.not_possible.edit_price':
    'Der Gesamtbetrag ist inzwischen ein anderer. Bitte sehen Sie sich den jetzigen Stand an.',
  'orders.not_possible.edit_taking': 'Die Zahlung wird gerade eingezogen. Bitte versuchen Sie es gleich noch einmal.',
  'orders.not_possible.edit_reserved':
    'Auf der Karte ist weniger reserviert. Ziehen Sie zuerst die Zahlung ein, dann ändern Sie die Positionen.',
  'orders.not_possible.refund_over': 'Diese Erstattung ist erledigt, oder an ihrer Stelle ist schon etwas geschehen.',
  'orders.not_possible.refund_by_hand':
    'Was in Raten bezahlt wird, kann nicht von Hand erstattet werden: Der Ratenplan folgt nur Erstattungen des Shops.',
  'orders.not_possible.edit_payment': 'Die Zahlungsart dieser Bestellung kann einem anderen Gesamtbetrag nicht folgen.',
  'orders.not_possible.edit_stock': ({ name, available }: { name: string; available: number }) =>
    `Von „${name}“ sind zurzeit nur ${available} zu haben.`,
  'orders.own_payment': 'Das ist Ihre eigene Bestellung: Dass sie bezahlt ist, muss jemand anderes vermerken.',
  'orders.refund_too_much': 'Das ist mehr, als erstattet werden kann.',
  'orders.stale': 'Diese Bestellung wurde inzwischen geändert. Bitte sehen Sie sich den jetzigen Stand an.',
  ...orderDrafts,
  'downloads.ticket_not_valid':
    'Dieser Download-Link wurde schon benutzt oder ist zu alt. Bitte starten Sie den Download erneut.',
  'views.not_found': 'Diese Ansicht gibt es nicht.',
  'views.name_taken': 'Eine Ansicht mit diesem Namen haben Sie schon.',
  'views.limit': 'Sie haben 100 gespeicherte Ansichten. Löschen Sie eine, bevor Sie eine weitere speichern.',

  // Reviews and pictures
  'reviews.thanks': 'Vielen Dank. Ihre Bewertung erscheint, sobald wir sie angesehen haben.',
  'reviews.not_found': 'Diese Bewertung haben wir nicht gefunden.',
  'reviews.already_written': 'Sie haben dieses Produkt bereits bewertet.',
  'reviews.email_not_confirmed': 'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie eine Bewertung schreiben.',
  'reviews.not_a_buyer': 'Bewerten kann dieses Produkt nur, wer es hier gekauft hat.',
  'reviews.own_review': 'Das ist Ihre eigene Bewertung: Ob sie hilfreich ist, sagen andere.',
  'reviews.stale': 'Diese Bewertung wurde inzwischen geändert. Bitte sehen Sie sich den jetzigen Stand an.',
  'validation.failed.review_too_long': ({ most }) => `Bitte schreiben Sie höchstens ${most} Zeichen.`,
  'request.media_type.picture': 'Ein Bild wird als multipart/form-data gesendet.',
  'uploads.not_a_picture':
    'Diese Datei ist kein Bild, das wir lesen können. Bitte wählen Sie JPEG, PNG, WebP, AVIF oder GIF.',
  'uploads.not_a_picture.missing': 'Bitte wählen Sie ein Bild.',
  'uploads.not_found': 'Eines der Bilder ist nicht mehr da. Bitte fügen Sie es noch einmal hinzu.',
  'server.busy.uploads': 'Gerade werden sehr viele Bilder gesendet. Bitte versuchen Sie es gleich noch einmal.',

  // Payment
  'payments.not_found': 'Diese Zahlung gibt es nicht.',
  'payments.order_not_found': 'Diese Bestellung gibt es nicht.',
  'payments.not_payable': 'Diese Bestellung kann jetzt nicht bezahlt werden.',
  'payments.not_payable.by_staff': 'Diese Bestellung wartet auf kein Geld, das Mitarbeitende annehmen.',
  'payments.nothing_to_confirm': 'Diese Zahlung wartet auf keine Bestätigung.',
  'payments.method_not_available': 'Diese Zahlungsart wird nicht angeboten.',
  'payments.method_not_available.for_order': 'Diese Bestellung kann nicht auf diese Weise bezahlt werden.',
  'payments.method_not_available.test_cards': 'Testkarten werden hier nicht angenommen.',
  'payments.method_not_available.reason': ({ reason }) => reason,
  'payments.webhook_not_valid.empty': 'Die Nachricht ist leer.',
  'payments.webhook_not_valid.unsigned': 'Die Nachricht trägt nicht die Unterschrift dieses Anbieters.',
  'payments.provider_not_found': 'Diesen Zahlungsanbieter gibt es nicht.',
  'validation.failed.card_needed': 'Für diese Zahlungsart wird eine Karte gebraucht. Bitte geben Sie eine ein.',
  'validation.failed.card_number':
    'Hier werden nur die Testkarten dieses Shops angenommen. Geben Sie nie eine echte Kartennummer ein.',
  'validation.failed.card_expiry': 'Das Ablaufdatum muss die Form MM/JJ haben und in der Zukunft liegen',
  'validation.failed.card_cvc': 'Die Prüfnummer hat 3 oder 4 Ziffern',
  'validation.failed.amount_not_open': 'Das ist mehr, als von dieser Bestellung noch offen ist.',

  // After the sale
  'invoices.in_the_making': 'Die Rechnung wird gerade erstellt.',
  'invoices.not_found': 'Für diese Bestellung gibt es noch keine Rechnung.',
  'invoices.nothing_to_correct': 'So steht es schon auf der Rechnung: Es würde sich nichts ändern.',
  'invoices.nothing_to_correct.credited':
    'Die Rechnung ist ganz gutgeschrieben: Es bleibt nichts davon zu korrigieren.',
  'invoices.not_found.any': 'Zu keiner dieser Bestellungen gibt es schon eine Rechnung.',
  'invoices.link_not_valid': 'Dieser Link ist abgelaufen. Bitte fordern Sie die Rechnung noch einmal an.',
  'order_mails.not_found': 'Dazu gibt es keine E-Mail.',
  'order_mails.no_address': 'Es gibt keine Adresse mehr, an die diese E-Mail gehen könnte.',
  'returns.not_found': 'Diese Rückgabe gibt es nicht.',
  'returns.wrong_state': 'Diese Rückgabe ist nicht mehr bei diesem Schritt.',
  'returns.too_early': 'Diese Bestellung ist noch nicht angekommen.',
  'returns.too_late': 'Die Rückgabefrist dieser Bestellung ist abgelaufen.',
  'returns.too_many': 'So viele Stück können nicht zurückgegeben werden.',
  'validation.failed.refusal_reason': 'Bitte nennen Sie den Grund',
  'validation.failed.item_twice': 'Bitte nennen Sie jeden Artikel nur einmal.',
  'validation.failed.item_not_ordered': 'Dieser Artikel gehört nicht zur Bestellung.',
  'validation.failed.item_not_returned': 'Dieser Artikel gehört nicht zur Rückgabe.',
  'validation.failed.replacement': 'Bitte nennen Sie eine spätere Bestellung desselben Kunden.',
  'validation.failed.replacement_taken': 'Diese Bestellung ersetzt schon eine andere Rücksendung.',
  'validation.failed.nothing_arrived': 'Bitte geben Sie an, wie viele Stück angekommen sind.',

  // Visitors
  'newsletter.asked': 'Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre Anmeldung.',
  'newsletter.confirmed': 'Vielen Dank. Ihre Anmeldung ist bestätigt.',
  'newsletter.not_found': 'Diese Anmeldung gibt es nicht.',
  'newsletter.ended': 'Sie erhalten unseren Newsletter nicht mehr.',

  // Back office
  'conflict.search_words': 'Diese Liste wurde inzwischen geändert. Bitte laden Sie sie neu.',
  'validation.failed.synonyms': 'Jede Zeile braucht mindestens zwei verschiedene Wörter.',
  'validation.failed.redirects': 'Jede Suche braucht eigene Wörter.',
};
