import type { products as english } from '../en/products';

export const products: typeof english = {
  'products.version_not_found': 'Diese Fassung des Produkts wird nicht mehr aufbewahrt.',
  'products.stale': 'Jemand hat dieses Produkt inzwischen geändert.',
  'products.not_possible': 'Das geht mit diesem Produkt nicht.',
  'products.not_possible.ordered':
    'Dieses Produkt wurde bestellt und bleibt in seinen Bestellungen. Archivieren Sie es stattdessen.',
  'products.not_possible.variant_ordered': ({ sku }) =>
    `${sku} wurde bestellt und bleibt in den Bestellungen. Setzen Sie den Bestand auf 0, um nichts mehr davon zu verkaufen.`,
  'products.not_possible.no_price': 'Geben Sie ihm zuerst einen Preis über 0.',
  'products.not_possible.price_gone':
    'Ein Produkt im Shop braucht einen Preis über 0. Machen Sie es zuerst zum Entwurf.',
  'products.not_possible.pictures': ({ most }) => `Ein Produkt hat höchstens ${most} Bilder.`,
  'products.not_possible.tags': ({ most }) => `Ein Produkt hat höchstens ${most} Schlagwörter.`,
  'products.not_possible.sale_price': ({ sku }) =>
    `Der Angebotspreis von ${sku} läge nicht mehr unter dem Preis. Ändern Sie beide oder zuerst den Angebotspreis.`,
  'products.not_possible.price_too_high': ({ sku }) => `Der Preis von ${sku} wäre höher, als ein Preis sein kann.`,
  'products.not_possible.cell': ({ why }) => why('de'),
  'products.changed_since': ({ name }: { name: string | null }) =>
    `Seither geändert, zuletzt von ${name ?? 'jemandem'}: Das bleibt so.`,
  'products.changed_since.prices': ({ skus, name }: { skus: string; name: string | null }) =>
    `Der Preis von ${skus} wurde seither geändert und bleibt so. Das Produkt hat zuletzt ${name ?? 'jemand'} geändert.`,
  'inventory.stale': ({ stock }) =>
    `Der Bestand hat sich inzwischen geändert: Es sind jetzt ${stock} da. Nichts wurde geändert; bitte prüfen Sie Ihre Zahlen.`,
  'validation.failed.change_or_counted': 'Sagen Sie entweder, wie viele mehr oder weniger, oder wie viele da sind.',
  'validation.failed.change_of_nothing': 'Sagen Sie, wie viele mehr oder wie viele weniger.',
  'validation.failed.stock_too_high': 'Das ist mehr, als gezählt werden kann.',
  'validation.failed.cell_stale': 'Das hat inzwischen jemand geändert.',
  'validation.failed.counted_twice': 'Eine Variante steht zweimal auf der Liste.',
  'validation.failed.slug_taken': 'Ein anderes Produkt hat diese Adresse.',
  'validation.failed.slug_empty': 'Eine Adresse braucht einen Buchstaben oder eine Ziffer.',
  'validation.failed.end_before_start': 'Das Ende muss nach dem Beginn liegen.',
  'validation.failed.category_unknown': 'Diese Kategorie gibt es nicht mehr.',
  'validation.failed.attributes': ({ most, most_values }: { most: number; most_values: number }) =>
    `Merkmale werden so angegeben: colour:sage,oat;weight:200..500, jedes einmal; höchstens ${most}, mit jeweils höchstens ${most_values} Werten.`,
  'validation.failed.attribute_unknown': ({ code }: { code: string }) => `Es gibt kein Merkmal „${code}“.`,
  'validation.failed.attribute_lacks_value': ({ name, value }: { name: string; value: string }) =>
    `„${name}“ hat keinen Wert „${value}“.`,
  'validation.failed.attribute_range_number': ({ name }: { name: string }) =>
    `„${name}“ ist eine Zahl: Geben Sie einen Bereich an, etwa 200..500 oder 200..`,
  'validation.failed.attribute_range_date': ({ name }: { name: string }) =>
    `„${name}“ ist ein Tag: Geben Sie einen Zeitraum an, etwa 2024-01-01..2024-12-31`,
  'validation.failed.origin_country': 'Dieses Land gibt es nicht.',
  'validation.failed.picture_unknown': 'Dieses Bild gibt es nicht mehr.',
  'validation.failed.sale_price': 'Ein Angebotspreis muss unter dem Preis liegen.',
  'validation.failed.unit_incomplete':
    'Ein Grundpreis braucht alle drei Angaben: die Einheit, wie viel in einem Stück ist und für wie viel der Preis genannt wird.',
  'validation.failed.stock_short': ({ sku, stock }) =>
    `Von ${sku} sind nur noch ${stock} da: So viele können nicht abgezogen werden.`,
  'validation.failed.option_twice': 'Zwei Optionen haben denselben Namen.',
  'validation.failed.option_values': 'Eine Variante braucht von jeder Option einen Wert.',
  'validation.failed.variant_unknown': 'Diese Variante gibt es nicht mehr.',
  'validation.failed.variant_twice': 'Eine andere Variante hat dieselben Optionen.',
  'validation.failed.sku_twice': ({ sku }) => `Zwei Varianten haben die Artikelnummer ${sku}.`,
  'validation.failed.sku_taken': ({ sku, name }) => `${sku} ist die Artikelnummer eines anderen Produkts: ${name}.`,
  'validation.failed.sku_taken_now':
    'Jemand hat eine dieser Artikelnummern in diesem Moment einer anderen Variante gegeben.',
};
