import type { attributes as english } from '../en/attributes';

export const attributes: typeof english = {
  'attributes.not_found': 'Dieses Merkmal gibt es nicht.',
  'attributes.stale': 'Jemand hat dieses Merkmal inzwischen geändert.',
  'attributes.not_possible': 'Das geht mit diesem Merkmal nicht.',
  'attributes.not_possible.most': ({ most }) => `Ein Shop hat höchstens ${most} Merkmale.`,
  'attributes.not_possible.order':
    'Es gibt inzwischen andere Merkmale. Bitte sehen Sie sich die Reihenfolge noch einmal an.',
  'attributes.not_possible.variants': ({ values }) =>
    `Varianten von Produkten verwenden es: ${values}. Ändern Sie zuerst diese Optionen, oder führen Sie die Werte mit anderen zusammen.`,
  'attributes.not_possible.kind':
    'Varianten von Produkten verwenden es, und wonach sie ausgewählt werden, ist weder ein Ja oder Nein noch ein Datum.',
  'attributes.not_possible.both': ({ label }) =>
    `Ein Produkt hat Varianten mit beiden Werten, sie können also nicht einer werden. Ändern Sie zuerst seine Option „${label}“.`,
  'attributes.not_possible.itself': 'Ein Wert wird mit einem anderen zusammengeführt.',
  'attributes.not_possible.too_many': ({ most }) =>
    `Mehr als ${most} Produkte haben es, zu viele, um sie auf einmal zu ändern.`,
  'validation.failed.attribute_name_taken': 'Ein anderes Merkmal heißt so.',
  'validation.failed.attribute_name_plain': 'Ein Name braucht einen lateinischen Buchstaben oder eine Ziffer.',
  'validation.failed.attribute_value_twice': ({ label }) => `„${label}“ steht zweimal da.`,
  'validation.failed.attribute_value_empty': ({ label }) => `„${label}“ hat weder Buchstaben noch Ziffern.`,
  'validation.failed.attribute_value_unknown': 'Einen der Werte gibt es nicht mehr.',
  'validation.failed.attribute_family': ({ label }) =>
    `„${label}“ kann keine Familie sein: Sie muss ein anderer Wert sein, der selbst keine Familie hat.`,
  'validation.failed.attribute_number': ({ name, written }) =>
    `${name} ist eine Zahl: „${written}“ ist keine oder steht in einer anderen Einheit.`,
  'validation.failed.attribute_day': ({ name, written }) =>
    `${name} ist ein Datum wie 2024-05-01: „${written}“ ist keines.`,
  'validation.failed.attribute_yes_no': ({ name, written }) =>
    `${name} ist ja oder nein: „${written}“ ist keines von beiden.`,
  'validation.failed.attribute_choice': ({ name, written }) =>
    `„${written}“ ist keiner der Werte von ${name}. Fügen Sie ihn zuerst dem Merkmal hinzu.`,
};
