import type { files as english } from '../en/files';

export const files: typeof english = {
  'files.not_found': 'Diese Datei wird nicht mehr aufbewahrt. Bitte laden Sie sie noch einmal hoch.',
  'files.unreadable': ({ row }) =>
    `Zeile ${row} ist nicht lesbar: Ein Anführungszeichen fehlt oder steht falsch, oder die Zeile hat mehr als 1 MB.`,
  'files.not_possible': 'Das geht mit dieser Datei nicht.',
  'files.not_possible.bytes': ({ most }) => `Eine Datei hat höchstens ${most} MB.`,
  'files.not_possible.empty': 'Die Datei braucht eine erste Zeile mit Überschriften und darunter Zeilen.',
  'files.not_possible.no_text':
    'Das ist keine Textdatei. Speichern Sie sie als CSV (UTF-8) und versuchen Sie es noch einmal.',
  'files.not_possible.columns': ({ most }) => `Eine Datei hat höchstens ${most} Spalten.`,
  'files.not_possible.rows': ({ most }) =>
    `Eine Datei hat höchstens ${most} Zeilen. Bitte teilen Sie sie auf mehrere auf.`,
  'files.not_possible.rows_of_one': ({ most, row }) =>
    `Ab Zeile ${row} gehören zu viele Zeilen zusammen: höchstens ${most}.`,
  'files.not_possible.fields': 'Sagen Sie von jeder Spalte, was sie ist.',
  'files.not_possible.field_twice': 'Zwei Spalten sollen dasselbe sein.',
  'files.not_possible.no_key': 'Eine Spalte muss die Adresse oder der Name sein: Daran werden Produkte erkannt.',
  'files.not_possible.words_alone': ({ column, beside }) =>
    `Die Spalte „${column}“ nennt deutsche Wörter der Spalte „${beside}“, die fehlt oder nicht übernommen wird.`,
  'files.not_possible.unchecked': 'Die Datei muss zuerst bis zu ihrem Ende geprüft sein.',
  'files.not_possible.zip':
    'Diese Zip-Datei lässt sich nicht entpacken: Sie ist beschädigt, führt aus ihren eigenen Ordnern hinaus oder hat Namen von mehr als 500 Byte.',
  'files.not_possible.zip_empty': 'In der Zip-Datei sind keine Dateien.',
  'files.not_possible.zip_entries': ({ most }) => `Eine Zip-Datei hat höchstens ${most} Dateien.`,
  'files.picture': 'Das Bild ist nicht zu bekommen.',
  'files.picture.address': 'Das ist keine Adresse, die mit http:// oder https:// beginnt und kein Passwort enthält.',
  'files.picture.private': 'Die Adresse führt in ein eigenes Netz, aus dem der Shop nichts holt.',
  'files.picture.status': ({ status }) => `Der Server antwortet mit ${status} statt mit dem Bild.`,
  'files.picture.redirects': 'Der Server leitet immer weiter an andere Adressen.',
  'files.picture.late': 'Der Server hat länger als zehn Sekunden gebraucht.',
  'files.picture.away': 'Der Server war nicht zu erreichen.',
  'files.picture.too_large': ({ most }) => `Ein Bild hat höchstens ${most} MB.`,
  'files.picture.packed':
    'Es lässt sich nicht entpacken: Es ist beschädigt, durch ein Passwort gesperrt oder größer als 10 MB.',
  'files.picture.not_in_zip': 'Die Zip-Datei hat keine Datei dieses Namens, oder mehrere.',
  'files.picture.capitals': ({ one, other }) =>
    `Die Zip-Datei hat „${one}“ und „${other}“, die sich nur durch Großbuchstaben unterscheiden. Schreiben Sie den Namen genau wie einen davon.`,
  'files.row.cells': ({ found, wanted }) => `Die Zeile hat ${found} Zellen, die erste Zeile aber ${wanted}.`,
  'files.row.too_long': ({ most }) => `Der Text ist länger als ${most} Zeichen.`,
  'files.row.too_many': ({ most }) => `Es sind höchstens ${most}.`,
  'files.row.too_many_variants': ({ most }) => `Ein Produkt hat höchstens ${most} Ausführungen.`,
  'files.row.words': ({ found, wanted }) =>
    `Die Zahl der deutschen Wörter, ${found}, ist nicht die der Werte, ${wanted}: Trennen Sie sie mit Semikolons, in der Reihenfolge der Werte.`,
  'files.row.word_again': ({ word, other, row }) =>
    `Diese Zeile ändert das Wort in „${word}“, Zeile ${row} in „${other}“: Alle Produkte haben es gemeinsam. Lassen Sie beide dasselbe sagen, oder eine leer.`,
  'files.row.unseen': 'Der Text enthält Steuerzeichen oder unsichtbare Zeichen.',
  'files.row.price': ({ cell, form }) => `„${cell}“ ist kein Preis. Schreiben Sie ihn wie ${form}.`,
  'files.row.no_price': ({ form }) => `Der Preis fehlt. Schreiben Sie ihn wie ${form}.`,
  'files.row.whole_number': ({ cell }) => `„${cell}“ ist keine ganze Zahl.`,
  'files.row.grams': ({ cell }) => `„${cell}“ ist kein Gewicht in Gramm.`,
  'files.row.grams_twofold': ({ cell, one, other }) =>
    `„${cell}“ könnte ${String(one).replace('.', ',')} g oder ${other} g bedeuten. Schreiben Sie ganze Gramm, ohne Punkt.`,
  'files.row.measure': ({ cell }) => `„${cell}“ ist keine Menge über 0.`,
  'files.row.choice': ({ cell, choices }) => `„${cell}“ ist keines von ${choices}.`,
  'files.row.day': ({ cell }) => `„${cell}“ ist kein Tag. Schreiben Sie ihn wie 2026-05-01.`,
  'files.row.moment': ({ cell }) => `„${cell}“ ist kein Zeitpunkt. Schreiben Sie ihn wie 2026-05-01T09:00:00Z.`,
  'files.row.country': ({ cell }) => `„${cell}“ ist kein Land. Schreiben Sie es wie PT.`,
  'files.row.units': 'Die Einheiten des Grundpreises passen nicht zueinander.',
  'files.row.no_slug': 'Die Zeile hat keine Adresse, die eine sein könnte.',
  'files.row.no_name': 'Ein Produkt braucht einen Namen.',
  'files.row.no_value': ({ name }) => `Der Ausführung fehlt: ${name}.`,
  'files.row.no_option': ({ value }) => `Zu „${value}“ steht in der ersten Zeile des Produkts kein Name der Option.`,
  'files.row.no_category': ({ name }) => `Es gibt keine Kategorie ${name}. Legen Sie sie zuerst an.`,
  'files.row.no_variant': ({ sku }) =>
    sku === ''
      ? 'Ohne Artikelnummern oder Optionen sind die Ausführungen nicht zu unterscheiden.'
      : `Das Produkt hat keine Ausführung ${sku}; eine neue braucht ihre Optionen.`,
  'files.row.other_options': ({ names }) =>
    `Die Optionen sind ${names || 'keine'}. Für andere müssen alle Ausführungen mit ihren Artikelnummern in der Datei stehen.`,
  'files.row.again': ({ row }) =>
    `Das Produkt beginnt schon in Zeile ${row}. Die Zeilen eines Produkts müssen aufeinander folgen.`,
  'files.row.sku_again': ({ sku, row }) => `Auch Zeile ${row} hat die Artikelnummer ${sku}.`,
  'files.not_possible.no_email': 'Eine Spalte muss die E-Mail-Adresse sein: An ihr sind Kunden zu erkennen.',
  'files.row.no_email': 'Die Zeile hat keine E-Mail-Adresse.',
  'files.row.email': ({ cell }) => `„${cell}“ ist keine E-Mail-Adresse.`,
  'files.row.unproven':
    'Mit dieser Adresse hat jemand ein Konto eröffnet und sie nicht bestätigt: Was hier steht, könnte an Fremde gelangen. Bestätigen Sie die Adresse zuerst auf der Seite des Kunden, oder warten Sie, bis er es getan hat.',
  'files.row.no_group': ({ name }) => `Es gibt keine Gruppe ${name}. Legen Sie sie zuerst an.`,
  'files.row.customer_again': ({ row }) =>
    `Der Kunde begann in Zeile ${row}. Die Zeilen eines Kunden müssen aufeinander folgen.`,
  'customers.not_possible.row': ({ row, column, why }) =>
    `Zeile ${row}${column === '' ? '' : ` (${column})`}: ${why('de')}`,
  'products.not_possible.row': ({ row, column, why }) =>
    `Zeile ${row}${column === '' ? '' : ` (${column})`}: ${why('de')}`,
};
