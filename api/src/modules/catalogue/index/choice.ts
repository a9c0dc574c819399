import { countBits, createBits, eachBit, writeBit, type Bits } from './bits';

/** Up to so many slots a list is gone through faster than all bits. */
const LISTED = 4_096;

/** Some of the products, by slot. */
export interface Choice {
  bits: Bits;
  size: number;
  /** the slots, lowest first, where they are few */
  list: Int32Array | undefined;
}

/** The choice that a set of bits is. */
export function toChoice(bits: Bits): Choice {
  const size = countBits(bits);
  if (size > LISTED) return { bits, size, list: undefined };
  const list = new Int32Array(size);
  let at = 0;
  eachBit(bits, (slot) => {
    list[at] = slot;
    at += 1;
  });
  return { bits, size, list };
}

/** The choice of these slots. */
export function choiceOf(slots: Iterable<number>, capacity: number): Choice {
  const bits = createBits(capacity);
  for (const slot of slots) writeBit(bits, slot, true);
  return toChoice(bits);
}

/** Calls with each slot, lowest first. */
export function eachSlot({ bits, list }: Choice, visit: (slot: number) => void): void {
  if (list) for (const slot of list) visit(slot);
  else eachBit(bits, visit);
}
