import type { productFiles as english } from '../en/product-files';

export const productFiles: typeof english = {
  'product_files.not_found': 'Diese Datei wird nicht mehr aufbewahrt. Bitte laden Sie sie noch einmal hoch.',
  'product_files.unreadable': ({ row }) =>
    `Zeile ${row} ist nicht lesbar: Ein Anführungszeichen fehlt oder steht falsch, oder die Zeile hat mehr als 1 MB.`,
  'product_files.not_possible': 'Das geht mit dieser Datei nicht.',
  'product_files.not_possible.bytes': ({ most }) => `Eine Datei hat höchstens ${most} MB.`,
  'product_files.not_possible.empty': 'Die Datei braucht eine erste Zeile mit Überschriften und darunter Produkte.',
  'product_files.not_possible.no_text':
    'Das ist keine Textdatei. Speichern Sie sie als CSV (UTF-8) und versuchen Sie es noch einmal.',
  'product_files.not_possible.columns': ({ most }) => `Eine Datei hat höchstens ${most} Spalten.`,
  'product_files.not_possible.rows': ({ most }) =>
    `Eine Datei hat höchstens ${most} Zeilen. Bitte teilen Sie sie auf mehrere auf.`,
  'product_files.not_possible.rows_of_one': ({ most, row }) =>
    `Die Produkte ab Zeile ${row} enden nicht: Ein Produkt hat höchstens ${most} Zeilen.`,
  'product_files.not_possible.fields': 'Sagen Sie von jeder Spalte, was sie ist.',
  'product_files.not_possible.field_twice': 'Zwei Spalten sollen dasselbe sein.',
  'product_files.not_possible.no_key':
    'Eine Spalte muss die Adresse oder der Name sein: Daran werden Produkte erkannt.',
  'product_files.not_possible.unchecked': 'Die Datei muss zuerst bis zu ihrem Ende geprüft sein.',
  'product_files.not_possible.zip':
    'Diese Zip-Datei lässt sich nicht entpacken: Sie ist beschädigt, führt aus ihren eigenen Ordnern hinaus oder hat Namen von mehr als 500 Byte.',
  'product_files.not_possible.zip_empty': 'In der Zip-Datei sind keine Dateien.',
  'product_files.not_possible.zip_entries': ({ most }) => `Eine Zip-Datei hat höchstens ${most} Dateien.`,
  'product_files.picture': 'Das Bild ist nicht zu bekommen.',
  'product_files.picture.address':
    'Das ist keine Adresse, die mit http:// oder https:// beginnt und kein Passwort enthält.',
  'product_files.picture.private': 'Die Adresse führt in ein eigenes Netz, aus dem der Shop nichts holt.',
  'product_files.picture.status': ({ status }) => `Der Server antwortet mit ${status} statt mit dem Bild.`,
  'product_files.picture.redirects': 'Der Server leitet immer weiter an andere Adressen.',
  'product_files.picture.late': 'Der Server hat länger als zehn Sekunden gebraucht.',
  'product_files.picture.away': 'Der Server war nicht zu erreichen.',
  'product_files.picture.too_large': ({ most }) => `Ein Bild hat höchstens ${most} MB.`,
  'product_files.picture.packed':
    'Es lässt sich nicht entpacken: Es ist beschädigt, durch ein Passwort gesperrt oder größer als 10 MB.',
  'product_files.picture.not_in_zip': 'Die Zip-Datei hat keine Datei dieses Namens, oder mehrere.',
  'product_files.row.cells': ({ found, wanted }) => `Die Zeile hat ${found} Zellen, die erste Zeile aber ${wanted}.`,
  'product_files.row.too_long': ({ most }) => `Der Text ist länger als ${most} Zeichen.`,
  'product_files.row.too_many': ({ most }) => `Es sind höchstens ${most}.`,
  'product_files.row.too_many_variants': ({ most }) => `Ein Produkt hat höchstens ${most} Ausführungen.`,
  'product_files.row.unseen': 'Der Text enthält Steuerzeichen oder unsichtbare Zeichen.',
  'product_files.row.price': ({ cell, form }) => `„${cell}“ ist kein Preis. Schreiben Sie ihn wie ${form}.`,
  'product_files.row.whole_number': ({ cell }) => `„${cell}“ ist keine ganze Zahl.`,
  'product_files.row.grams': ({ cell }) => `„${cell}“ ist kein Gewicht in Gramm.`,
  'product_files.row.measure': ({ cell }) => `„${cell}“ ist keine Menge über 0.`,
  'product_files.row.choice': ({ cell, choices }) => `„${cell}“ ist keines von ${choices}.`,
  'product_files.row.moment': ({ cell }) => `„${cell}“ ist kein Zeitpunkt. Schreiben Sie ihn wie 2026-05-01T09:00:00Z.`,
  'product_files.row.country': ({ cell }) => `„${cell}“ ist kein Land. Schreiben Sie es wie PT.`,
  'product_files.row.units': 'Die Einheiten des Grundpreises passen nicht zueinander.',
  'product_files.row.no_slug': 'Die Zeile hat keine Adresse, die eine sein könnte.',
  'product_files.row.no_name': 'Ein Produkt braucht einen Namen.',
  'product_files.row.no_value': ({ name }) => `Der Ausführung fehlt: ${name}.`,
  'product_files.row.no_option': ({ value }) =>
    `Zu „${value}“ steht in der ersten Zeile des Produkts kein Name der Option.`,
  'product_files.row.no_category': ({ name }) => `Es gibt keine Kategorie ${name}. Legen Sie sie zuerst an.`,
  'product_files.row.no_variant': ({ sku }) =>
    sku === ''
      ? 'Ohne Artikelnummern oder Optionen sind die Ausführungen nicht zu unterscheiden.'
      : `Das Produkt hat keine Ausführung ${sku}; eine neue braucht ihre Optionen.`,
  'product_files.row.other_options': ({ names }) =>
    `Die Optionen sind ${names || 'keine'}. Für andere müssen alle Ausführungen mit ihren Artikelnummern in der Datei stehen.`,
  'product_files.row.again': ({ row }) =>
    `Das Produkt beginnt schon in Zeile ${row}. Die Zeilen eines Produkts müssen aufeinander folgen.`,
  'product_files.row.sku_again': ({ sku, row }) => `Auch Zeile ${row} hat die Artikelnummer ${sku}.`,
  'products.not_possible.row': ({ row, column, why }) =>
    `Zeile ${row}${column === '' ? '' : ` (${column})`}: ${why('de')}`,
};
