import type { OrderEvent } from '@tessera/shared/contract';

/** The event's name where there is a message for it; a later API may tell of others. */
export function knownEvent<Name extends string>(
  { event }: OrderEvent,
  messages: Record<Name, string>,
): Name | undefined {
  // looked up among the own keys, so that it is one of them
  return Object.hasOwn(messages, event) ? (event as Name) : undefined;
}

const WITH_AMOUNT = new Set(['refunded', 'return_refunded']);

/** How much money an event moved, minor units; undefined where it moved none or that is told elsewhere. */
export function amountOf({ event, data }: OrderEvent): number | undefined {
  const { amount } = data;
  return WITH_AMOUNT.has(event) && typeof amount === 'number' && amount > 0 ? amount : undefined;
}
