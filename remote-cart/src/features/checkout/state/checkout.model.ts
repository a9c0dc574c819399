import { ADDRESS_FIELDS } from '@tessera/shared/address-form';
import type { Address, AddressFields, Checkout, CheckoutLine, CheckoutProblem } from '@tessera/shared/contract';

/** The steps of the one page, in their order; the last shows the others. */
export const STEPS = ['address', 'delivery', 'payment', 'review'] as const;
export type Step = (typeof STEPS)[number];

function isStep(text: string | null): text is Step {
  return STEPS.some((step) => step === text);
}

function blocks(checkout: Checkout, part: CheckoutProblem['part']): boolean {
  return checkout.problems.some((problem) => problem.part === part && problem.blocking);
}

function isDone(checkout: Checkout, step: Step): boolean {
  switch (step) {
    case 'address':
      return checkout.shipping_address !== null && !blocks(checkout, 'address');
    case 'delivery':
      return checkout.delivery_method !== null && !blocks(checkout, 'delivery');
    case 'payment':
      return checkout.payment_method !== null && !blocks(checkout, 'payment');
    case 'review':
      return false;
  }
}

/** The first step that something is missing in. */
export function firstOpenStep(checkout: Checkout): Step {
  return STEPS.find((step) => !isDone(checkout, step)) ?? 'review';
}

/** The step that an address (`?part=`) asks for, as far as those before it are done; else the first that is not. */
export function stepToShow(asked: string | null, checkout: Checkout): Step {
  const open = firstOpenStep(checkout);
  return isStep(asked) && STEPS.indexOf(asked) <= STEPS.indexOf(open) ? asked : open;
}

/** The fields of an address alone, without what an address book adds. */
export function fieldsOf(address: AddressFields): AddressFields {
  const { first_name, last_name, company, line1, line2, postal_code, city, region, country, phone } = address;
  return { first_name, last_name, company, line1, line2, postal_code, city, region, country, phone };
}

/** The address of the book that is the one given, field by field. */
export function findSame(addresses: Address[], given: AddressFields | null): Address | undefined {
  return given
    ? addresses.find((address) => ADDRESS_FIELDS.every((field) => address[field] === given[field]))
    : undefined;
}

/** What a line's piece cost before, where that has changed between two looks at the checkout; by variant. */
export function priceChanges(before: CheckoutLine[], now: CheckoutLine[]): Record<string, number> {
  const known = new Map(before.map(({ variant, unit_price }) => [variant.id, unit_price]));
  const changed = now.flatMap(({ variant, unit_price }) => {
    const was = known.get(variant.id);
    return was === undefined || was === unit_price ? [] : [[variant.id, was] as const];
  });
  return Object.fromEntries(changed);
}
