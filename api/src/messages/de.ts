/**
 * What the API says to people, in German, by the English sentence; `{}` stands for what is filled in, in its order, or
 * `{2}` for the second of them. `messages.test.ts` finds what is missing. Sentences of forms are in
 * `@tessera/shared/forms`, and files called `…-words.ts` or
 * `…-sentences.ts` hold both languages themselves.
 */
export const de: Record<string, string> = {
  // Requests
  'Authentication credentials were not provided.': 'Bitte melden Sie sich an.',
  'Given token not valid.': 'Ihre Anmeldung ist nicht mehr gültig.',
  'You do not have permission to perform this action.': 'Dazu haben Sie keine Berechtigung.',
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'The request could not be read.': 'Die Anfrage konnte nicht gelesen werden.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'This kind of content is not taken here.': 'Inhalte dieser Art werden hier nicht angenommen.',
  'The request holds characters that no text has.': 'Die Anfrage enthält Zeichen, die in keinem Text vorkommen.',
  'The request is not valid.': 'Die Anfrage ist ungültig.',
  'The form is not valid.': 'Bitte prüfen Sie Ihre Angaben.',
  'The request is not in UTF-8.': 'Die Anfrage ist nicht in UTF-8 geschrieben.',
  'The request is nested too deeply.': 'Die Anfrage ist zu tief verschachtelt.',
  'The request has too many fields.': 'Die Anfrage hat zu viele Felder.',
  'The address is too long.': 'Die Adresse ist zu lang.',
  'Must be one line without control or invisible characters':
    'Bitte nur eine Zeile ohne Steuerzeichen und unsichtbare Zeichen',
  'Must not hold control characters': 'Bitte ohne Steuerzeichen',
  'Must not hold characters that no text has': 'Bitte ohne Zeichen, die in keinem Text vorkommen',
  'This field is not known': 'Dieses Feld ist unbekannt',
  'This field is required': 'Bitte füllen Sie dieses Feld aus',
  'The shop cannot answer right now.': 'Der Shop kann gerade nicht antworten.',
  'The shop has no room to save this right now. Please try again later.':
    'Der Shop kann das gerade nicht speichern, weil kein Platz mehr frei ist. Bitte versuchen Sie es später noch einmal.',
  'An unexpected error occurred': 'Ein unerwarteter Fehler ist aufgetreten',
  'Too many requests. Please wait a moment and try again.':
    'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'Too many attempts. Please wait a moment and try again.':
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'This was changed somewhere else meanwhile.': 'Das wurde inzwischen an anderer Stelle geändert.',
  'This Idempotency-Key was used for another request.': 'Dieser Idempotency-Key gehört zu einer anderen Anfrage.',
  'The first request with this Idempotency-Key is still at work.':
    'Die erste Anfrage mit diesem Idempotency-Key läuft noch.',
  'Idempotency-Key must be 1 to 200 visible characters.':
    'Der Idempotency-Key muss aus 1 bis 200 sichtbaren Zeichen bestehen.',
  'Idempotency-Key is needed here: 1 to 200 visible characters.':
    'Hier wird ein Idempotency-Key aus 1 bis 200 sichtbaren Zeichen gebraucht.',
  'This request needs an Idempotency-Key.': 'Diese Anfrage braucht einen Idempotency-Key.',

  // Signing in, accounts
  'Login Successful!': 'Anmeldung erfolgreich!',
  'The email or the password is wrong.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'You have been logged out.': 'Sie wurden abgemeldet.',
  'Your account has been created. You can sign in now.': 'Ihr Konto wurde angelegt. Sie können sich jetzt anmelden.',
  'Too many people are signing in right now. Please try again in a moment.':
    'Gerade melden sich sehr viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
  'An account with this email already exists': 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
  'This username is already taken': 'Dieser Benutzername ist schon vergeben',
  'If there is an account for this address, we have sent it a link to set a new password.':
    'Falls es zu dieser Adresse ein Konto gibt, haben wir ihr einen Link geschickt, um ein neues Passwort festzulegen.',
  'Your password has been changed.': 'Ihr Passwort wurde geändert.',
  'Your password has been changed. You can sign in now.':
    'Ihr Passwort wurde geändert. Sie können sich jetzt anmelden.',
  'The current password is wrong': 'Das bisherige Passwort ist falsch',
  'The password is wrong': 'Das Passwort ist falsch',
  'This link is no longer valid. Please ask for a new one.':
    'Dieser Link ist nicht mehr gültig. Bitte fordern Sie einen neuen an.',
  'Your e-mail address is confirmed.': 'Ihre E-Mail-Adresse ist bestätigt.',
  'Your e-mail address is confirmed already.': 'Ihre E-Mail-Adresse ist bereits bestätigt.',
  'We have sent a mail to {}. Please open the link in it.':
    'Wir haben eine E-Mail an {} geschickt. Bitte öffnen Sie den Link darin.',
  'This is the address of your account already': 'Das ist bereits die Adresse Ihres Kontos',
  'There is no such session.': 'Diese Sitzung gibt es nicht.',
  'Unknown device': 'Unbekanntes Gerät',
  'There is no such address.': 'Diese Adresse gibt es nicht.',
  'You can keep {} addresses. Please remove one first.':
    'Sie können {} Adressen speichern. Bitte entfernen Sie zuerst eine.',
  'The shop needs an admin. Please make somebody else one first.':
    'Der Shop braucht eine Leitung. Bitte übertragen Sie sie zuerst jemand anderem.',

  // Goods and cart
  'We could not find this product.': 'Dieses Produkt haben wir nicht gefunden.',
  'We could not find this category.': 'Diese Kategorie haben wir nicht gefunden.',
  'The lowest price must not be above the highest': 'Der niedrigste Preis darf nicht über dem höchsten liegen',
  'Only the first {} products can be paged through; choose a filter':
    'Nur die ersten {} Produkte lassen sich durchblättern; bitte wählen Sie einen Filter',
  'This is no page of this listing; begin at its first page, please':
    'Das ist keine Seite dieser Liste; bitte beginnen Sie auf der ersten',
  'This product does not exist.': 'Dieses Produkt gibt es nicht.',
  'This variant does not exist.': 'Diese Ausführung gibt es nicht.',
  'This item is not in the cart.': 'Dieser Artikel ist nicht im Warenkorb.',
  'This item is sold out.': 'Dieser Artikel ist ausverkauft.',
  'Only {} left in stock.': 'Nur noch {} auf Lager.',
  'At most {} of one item.': 'Höchstens {} Stück von einem Artikel.',
  'We will send you a mail when it is made.': 'Wir schreiben Ihnen, sobald es das gibt.',
  'We will send you a mail when it is back.': 'Wir schreiben Ihnen, sobald es wieder da ist.',
  'Please check your mail and confirm that we may tell you.':
    'Bitte sehen Sie in Ihr Postfach und bestätigen Sie, dass wir Ihnen schreiben dürfen.',
  'It is in stock: you can buy it now.': 'Es ist auf Lager: Sie können es jetzt kaufen.',
  'You will not receive these mails any more.': 'Sie erhalten diese E-Mails nicht mehr.',
  'This product is not sold here any more.': 'Dieses Produkt wird hier nicht mehr verkauft.',
  'You can keep {} products. Please remove one first.':
    'Sie können {} Produkte merken. Bitte entfernen Sie zuerst eines.',
  'This wishlist is not shared any more.': 'Dieser Wunschzettel wird nicht mehr geteilt.',
  'There is no such part of the site map.': 'Diesen Teil der Sitemap gibt es nicht.',
  'Too many pictures are being drawn right now. Please try again in a moment.':
    'Gerade werden sehr viele Bilder gezeichnet. Bitte versuchen Sie es gleich noch einmal.',

  'This item is not saved.': 'Dieser Artikel ist nicht gemerkt.',
  'A cart holds at most {} different items.': 'In den Warenkorb passen höchstens {} verschiedene Artikel.',

  // Orders
  'Too many people are ordering right now. Please try again in a moment.':
    'Gerade bestellen sehr viele Menschen. Bitte versuchen Sie es gleich noch einmal.',
  'Somebody else was faster.': 'Jemand anderes war schneller.',
  'The coupon has just been used up.': 'Der Gutschein wurde gerade aufgebraucht.',
  'Something has changed. Please look at your order again.':
    'Etwas hat sich geändert. Bitte sehen Sie Ihre Bestellung noch einmal durch.',
  'This order has been cancelled.': 'Diese Bestellung wurde storniert.',
  'This order cannot be cancelled any more.': 'Diese Bestellung kann nicht mehr storniert werden.',
  'An order of yours has not been paid yet. Please pay or cancel it first.':
    'Eine Ihrer Bestellungen ist noch nicht bezahlt. Bitte bezahlen oder stornieren Sie sie zuerst.',
  'An order of yours is still on its way. Please wait until it has arrived.':
    'Eine Ihrer Bestellungen ist noch unterwegs. Bitte warten Sie, bis sie angekommen ist.',
  'Only an open order can be sent off.': 'Nur eine offene Bestellung kann verschickt werden.',
  'This order is not paid any more: the card’s reservation was lost.':
    'Diese Bestellung ist nicht mehr bezahlt: Die Reservierung auf der Karte ist verfallen.',
  'There is no such shipment.': 'Diese Sendung gibt es nicht.',
  'There is not that much left to send off.': 'So viel ist nicht mehr zu verschicken.',
  'This is more than can be given back.': 'Das ist mehr, als erstattet werden kann.',
  'This is more than was bought.': 'Das ist mehr, als gekauft wurde.',

  // Reviews and pictures
  'We could not find this review.': 'Diese Bewertung haben wir nicht gefunden.',
  'Thank you. Your review will appear once we have looked at it.':
    'Vielen Dank. Ihre Bewertung erscheint, sobald wir sie angesehen haben.',
  'You have already reviewed this product.': 'Sie haben dieses Produkt bereits bewertet.',
  'Please confirm your e-mail address before you write a review.':
    'Bitte bestätigen Sie Ihre E-Mail-Adresse, bevor Sie eine Bewertung schreiben.',
  'Only people who bought this product here can review it.':
    'Bewerten kann dieses Produkt nur, wer es hier gekauft hat.',
  'This is your own review: others say whether it is helpful.':
    'Das ist Ihre eigene Bewertung: Ob sie hilfreich ist, sagen andere.',
  'Please write at most {} letters.': 'Bitte schreiben Sie höchstens {} Zeichen.',
  "Pictures of the kind '{}' cannot be shown": 'Bilder der Art „{}“ können nicht gezeigt werden',
  'The file is not a picture, or a damaged one': 'Die Datei ist kein Bild oder beschädigt',
  'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.':
    'Diese Datei ist kein Bild, das wir lesen können. Bitte wählen Sie JPEG, PNG, WebP, AVIF oder GIF.',
  'A picture is sent as multipart/form-data.': 'Ein Bild wird als multipart/form-data gesendet.',
  'Please choose a picture.': 'Bitte wählen Sie ein Bild.',
  'Too many pictures are being sent right now. Please try again in a moment.':
    'Gerade werden sehr viele Bilder gesendet. Bitte versuchen Sie es gleich noch einmal.',
  'One of the pictures is no longer there. Please add it again.':
    'Eines der Bilder ist nicht mehr da. Bitte fügen Sie es noch einmal hinzu.',

  // Payment
  'The message is empty.': 'Die Nachricht ist leer.',
  'This way to pay needs a card. Please enter one.':
    'Für diese Zahlungsart wird eine Karte gebraucht. Bitte geben Sie eine ein.',
  'Only the test cards of this shop are taken here. Never type a real card number.':
    'Hier werden nur die Testkarten dieses Shops angenommen. Geben Sie nie eine echte Kartennummer ein.',
  'The expiry date must be MM/YY and in the future':
    'Das Ablaufdatum muss die Form MM/JJ haben und in der Zukunft liegen',
  'The security code has 3 or 4 digits': 'Die Prüfnummer hat 3 oder 4 Ziffern',
  'Test cards are not taken here.': 'Testkarten werden hier nicht angenommen.',
  'Not valid': 'Ungültig',

  // After the sale
  'The invoice is being made.': 'Die Rechnung wird gerade erstellt.',
  'There is no invoice for this order yet.': 'Für diese Bestellung gibt es noch keine Rechnung.',
  'This link has expired. Please ask for the invoice again.':
    'Dieser Link ist abgelaufen. Bitte fordern Sie die Rechnung noch einmal an.',
  'There is no such return.': 'Diese Rückgabe gibt es nicht.',
  'This return is not at that step any more.': 'Diese Rückgabe ist nicht mehr bei diesem Schritt.',
  'Please say why': 'Bitte nennen Sie den Grund',
  'This order has not arrived yet.': 'Diese Bestellung ist noch nicht angekommen.',
  'The time in which this order could be returned is over.': 'Die Rückgabefrist dieser Bestellung ist abgelaufen.',
  'Please name each item once.': 'Bitte nennen Sie jeden Artikel nur einmal.',
  'This item is not part of the order.': 'Dieser Artikel gehört nicht zur Bestellung.',
  'Fewer pieces than that can be returned.': 'So viele Stück können nicht zurückgegeben werden.',

  // Visitors
  'We could not find this page.': 'Diese Seite haben wir nicht gefunden.',
  'Thank you. We have received your message.': 'Vielen Dank. Wir haben Ihre Nachricht erhalten.',
  'We are receiving more messages than we can take. Please try again later.':
    'Uns erreichen gerade mehr Nachrichten, als wir annehmen können. Bitte versuchen Sie es später noch einmal.',
  'We have received many reports and are looking into it. Thank you.':
    'Uns erreichen viele Fehlermeldungen, und wir gehen ihnen nach. Vielen Dank.',
  'Please check your mail and confirm your subscription.':
    'Bitte sehen Sie in Ihr Postfach und bestätigen Sie Ihre Anmeldung.',
  'Thank you. Your subscription is confirmed.': 'Vielen Dank. Ihre Anmeldung ist bestätigt.',
  'You will not receive our newsletter any more.': 'Sie erhalten unseren Newsletter nicht mehr.',

  // Back office
  'The text is too long': 'Der Text ist zu lang',
  'The text is nested too deeply to be shown': 'Der Text ist zu tief verschachtelt, um gezeigt zu werden',
  'Somebody has changed this list in the meantime. Load it again, please.':
    'Diese Liste wurde inzwischen geändert. Bitte laden Sie sie neu.',
  'Each line needs two different words at least.': 'Jede Zeile braucht mindestens zwei verschiedene Wörter.',
  'Each search needs words of its own.': 'Jede Suche braucht eigene Wörter.',

  // Payments, pay-later
  'The message is not signed by this provider.': 'Die Nachricht trägt nicht die Unterschrift dieses Anbieters.',
  'There is no such payment provider.': 'Diesen Zahlungsanbieter gibt es nicht.',
  'There is no such payment.': 'Diese Zahlung gibt es nicht.',
  'There is no such order.': 'Diese Bestellung gibt es nicht.',
  'This order cannot be paid in this way.': 'Diese Bestellung kann nicht auf diese Weise bezahlt werden.',
  'This order cannot be paid now.': 'Diese Bestellung kann jetzt nicht bezahlt werden.',
  'This order does not wait for money that staff receive.':
    'Diese Bestellung wartet auf kein Geld, das Mitarbeitende annehmen.',
  'This payment does not wait for a confirmation.': 'Diese Zahlung wartet auf keine Bestätigung.',
  'This way to pay is not offered.': 'Diese Zahlungsart wird nicht angeboten.',
  'This is more than what is open of this order.': 'Das ist mehr, als von dieser Bestellung noch offen ist.',
  'Nothing is open here any more.': 'Hier ist nichts mehr offen.',
  'There is no such instalment.': 'Diese Rate gibt es nicht.',
  'There is no such pay-later account.': 'Dieses Konto für spätere Zahlung gibt es nicht.',
  'Pay-later is not offered here.': 'Spätere Zahlung wird hier nicht angeboten.',
  'Pay-later is not available for this account.': 'Spätere Zahlung ist für dieses Konto nicht möglich.',
  'This is more than your pay-later limit leaves.': 'Das ist mehr, als Ihr Rahmen für spätere Zahlung noch zulässt.',
  'This plan is not available for this amount.': 'Dieser Zahlungsplan gilt nicht für diesen Betrag.',
  'You have applied for pay-later already.': 'Sie haben spätere Zahlung bereits beantragt.',
  'The date of birth is not valid': 'Das Geburtsdatum ist ungültig',
  'You must agree before you can apply': 'Bitte stimmen Sie zu, bevor Sie den Antrag stellen',
  'Please pay what is open of your pay-later account first.':
    'Bitte bezahlen Sie zuerst, was auf Ihrem Konto für spätere Zahlung offen ist.',
  'No application of this account waits for a decision.': 'Kein Antrag dieses Kontos wartet auf eine Entscheidung.',
  'Each plan needs a code of its own': 'Jeder Zahlungsplan braucht einen eigenen Code',
  'The highest amount of a plan must not be below its lowest':
    'Der Höchstbetrag eines Zahlungsplans darf nicht unter dem Mindestbetrag liegen',
};
