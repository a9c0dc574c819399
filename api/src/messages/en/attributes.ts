/** What staff are told of attributes that they write. */
export const attributes = {
  'attributes.not_found': 'There is no such attribute.',
  'attributes.stale': 'Somebody has changed this attribute in the meantime.',
  'attributes.not_possible': 'This cannot be done with this attribute.',
  'attributes.not_possible.most': ({ most }: { most: number }) => `A shop has at most ${most} attributes.`,
  'attributes.not_possible.order': 'There are other attributes by now. Please look at their order again.',
  'attributes.not_possible.variants': ({ values }: { values: string }) =>
    `Variants of products use it: ${values}. Change those options first, or merge the values into others.`,
  'attributes.not_possible.kind':
    'Variants of products use it, and what they choose by is neither a yes or no nor a date.',
  'attributes.not_possible.both': ({ label }: { label: string }) =>
    `A product has variants of both values, so they cannot become one. Change its option “${label}” first.`,
  'attributes.not_possible.itself': 'A value is merged into another one.',
  'attributes.not_possible.too_many': ({ most }: { most: number }) =>
    `More than ${most} products have it, too many to change at once.`,
  'validation.failed.attribute_name_taken': 'Another attribute has this name.',
  'validation.failed.attribute_name_plain': 'A name needs a Latin letter or a digit.',
  'validation.failed.attribute_value_twice': ({ label }: { label: string }) => `“${label}” is there twice.`,
  'validation.failed.attribute_value_empty': ({ label }: { label: string }) =>
    `“${label}” has neither a letter nor a digit.`,
  'validation.failed.attribute_value_unknown': 'One of the values is no longer there.',
  'validation.failed.attribute_family': ({ label }: { label: string }) =>
    `“${label}” can be no family: it must be another value, which has no family itself.`,
  'validation.failed.attribute_number': ({ name, written }: { name: string; written: string }) =>
    `${name} is a number: “${written}” is none, or in another unit.`,
  'validation.failed.attribute_day': ({ name, written }: { name: string; written: string }) =>
    `${name} is a date such as 2024-05-01: “${written}” is none.`,
  'validation.failed.attribute_yes_no': ({ name, written }: { name: string; written: string }) =>
    `${name} is yes or no: “${written}” is neither.`,
  'validation.failed.attribute_choice': ({ name, written }: { name: string; written: string }) =>
    `“${written}” is none of the values of ${name}. Add it to the attribute first.`,
};
