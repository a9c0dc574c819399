import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the page of delivery says. Numbers and amounts come formatted. */
const en = {
  theSettings: 'The delivery settings',
  lead: 'The first zone is your own country: product pages promise its first delivery method. Orders that were placed keep what they were placed with.',
  everyOther: 'every other country',
  everyOtherOption: 'Every other country',
  others: (count: number, number: string) =>
    plural('en', count, { one: '1 other country', other: `${number} other countries` }),
  upTo: (price: string, weight: string) => `${price} up to ${weight}`,
  above: (price: string) => `${price} above that`,
  freeFrom: (amount: string) => `free from ${amount}`,
  off: 'not offered',
  days: (min: string, max: string) =>
    max === '1' ? '1 working day' : min === max ? `${max} working days` : `${min} to ${max} working days`,
  newZone: 'New zone',
  newMethod: 'New delivery method',
  change: 'Change',
  close: 'Close',
  changeZone: (zone: string) => `Change ${zone}`,
  closeZone: (zone: string) => `Close ${zone}`,
  actions: 'Actions',
  up: 'Move up',
  down: 'Move down',
  removeZone: 'Delete the zone',
  homeZone: 'Your own country.',
  emptyZone: 'This zone offers no delivery: nothing can be ordered to its countries.',
  noZones: 'There is no zone: nothing can be ordered.',
  addZone: 'Add a zone',
  zoneFields: {
    name: 'Name of the zone',
    name_en: 'What shoppers read, in English',
    name_de: 'What shoppers read, in German',
    postal_codes: 'Only these postal codes',
  },
  zoneNameHint: 'For staff; shoppers read it where nothing else stands below.',
  postalCodesHint:
    'Starts of postal codes of one country, with commas, such as 967, 968. Empty: all of the country that no other zone names.',
  methodFields: {
    name_en: 'Name in English',
    name_de: 'Name in German',
    min_days: 'Working days, at least',
    max_days: 'Working days, at most',
    free_from: 'Free of charge from',
  },
  freeFromHint: 'Goods for this much, less discounts. Empty: never.',
  active: 'Offered at the checkout',
  addMethod: 'Add a delivery method',
  removeMethod: (method: string) => `Delete ${method}`,
  upToKilograms: 'Up to (kg)',
  anyWeight: 'Prices by weight: an empty one is for any weight. What is heavier than the last one is not sent.',
  price: 'Price',
  addPrice: 'Add a weight',
  removePrice: (place: number) => `Remove weight ${place}`,
  packing: 'Packing',
  cutOff: 'Packed the same day if ordered before',
  cutOffHint: (zone = '') =>
    `By the store’s clock${zone && ` (${zone})`}, Monday to Friday: the days that shoppers are promised begin then.`,
  hour: (hour: string) => `${hour.padStart(2, '0')}:00`,
  faults: {
    amount: 'Please enter an amount, such as 5.90',
    weight: 'Please enter kilograms, such as 7.5',
    days: 'Please enter a number of days',
  },
  weights: {
    upTo: (weight: string) => ` (up to ${weight})`,
    between: (from: string, to: string) => ` (${from} to ${to})`,
    above: (weight: string) => ` (above ${weight})`,
  },
  changes: {
    price: (where: string, method: string, after: string, before: string) =>
      `Orders to ${where} will pay ${after} instead of ${before} for ${method}`,
    sent: (where: string, method: string, after: string) => `Orders to ${where} can be sent by ${method}, for ${after}`,
    notSent: (where: string, method: string) => `Orders to ${where} cannot be sent by ${method} any more`,
    free: (where: string, method: string, after: string) =>
      `Orders to ${where} from ${after} on will get ${method} free of charge`,
    freeFrom: (where: string, method: string, after: string, before: string) =>
      `Orders to ${where} will get ${method} free of charge from ${after} on instead of ${before}`,
    neverFree: (where: string, method: string, before: string) =>
      `Orders to ${where} will never get ${method} free of charge; so far from ${before} on`,
    days: (where: string, method: string, after: string, before: string) =>
      `Orders to ${where} by ${method} will be promised in ${after} instead of ${before}`,
    packed: (after: string, before: string) =>
      `What is ordered before ${after} will be packed the same day, instead of before ${before}`,
    added: (where: string, method: string, price: string) =>
      `Orders to ${where} will be offered ${method}, from ${price}`,
    removed: (where: string, method: string) => `Orders to ${where} will not be offered ${method} any more`,
  },
  warnings: {
    nowhere: 'Nothing can be ordered any more: no zone offers a delivery method.',
    empty: (where: string, zone: string) =>
      `Nothing can be ordered to ${where}: the zone “${zone}” offers no delivery method.`,
    lost: (where: string) => `Nothing can be ordered to ${where} any more: it is in no zone.`,
    lighter: (where: string, weight: string) => `Parcels above ${weight} cannot be sent to ${where} any more.`,
  },
  saved: 'The delivery settings were saved',
  stale: 'Somebody has changed the delivery settings since you opened them. What you had not touched is theirs now.',
};

export const deliveryMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-settings" */ './de/delivery').then((module) => module.delivery),
});
