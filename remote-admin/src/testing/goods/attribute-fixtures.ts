import type { AdminAttribute, AdminAttributeRecord, AdminAttributeValue } from '@tessera/shared/contract';

/** A swatch that listings are narrowed by, unless told otherwise. */
export function adminAttribute(overrides: Partial<AdminAttribute> = {}): AdminAttribute {
  return {
    code: 'colour',
    name: 'Colour',
    names: { de: 'Farbe' },
    kind: 'swatch',
    unit: '',
    filterable: true,
    for_variants: true,
    value_count: 2,
    product_count: 12,
    missing_words: 1,
    version: 3,
    last_modified_at: '2026-03-01T09:00:00.000Z',
    ...overrides,
  };
}

export function attributeValue(overrides: Partial<AdminAttributeValue> = {}): AdminAttributeValue {
  return {
    id: 1,
    value: 'green',
    label: 'Green',
    labels: { de: 'Grün' },
    colour: '#5a7d4f',
    second_colour: null,
    family_id: null,
    product_count: 3,
    is_of_variants: false,
    ...overrides,
  };
}

/** Green, and sage of its family, which variants use. */
export function attributeRecord(overrides: Partial<AdminAttributeRecord> = {}): AdminAttributeRecord {
  const sage = { id: 2, value: 'sage', label: 'Sage', labels: { de: '' }, colour: '#9cab8c', product_count: 9 };
  return {
    ...adminAttribute(),
    values: [attributeValue(), attributeValue({ ...sage, family_id: 1, is_of_variants: true })],
    ...overrides,
  };
}
