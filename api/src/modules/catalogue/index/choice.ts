import { countBits, countShared, createBits, eachBit, hasBit, writeBit, type Bits } from './bits';

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

/** All of a choice, lowest first. */
export function slotsOf(choice: Choice): number[] {
  const slots: number[] = [];
  eachSlot(choice, (slot) => slots.push(slot));
  return slots;
}

/** How many of these slots fit; stops counting once there are more than `most`. */
export function countWhere(slots: ArrayLike<number>, fits: (slot: number) => boolean, most: number): number {
  let count = 0;
  for (let at = 0; at < slots.length && count <= most; at += 1) if (fits(slots[at] ?? 0)) count += 1;
  return count;
}

/** How many of a choice a set has, too; stops counting once there are more than `most`. */
export function countChosen({ bits, list }: Choice, other: Bits, most = Infinity): number {
  return list ? countWhere(list, (slot) => hasBit(other, slot), most) : countShared(bits, other, most);
}
