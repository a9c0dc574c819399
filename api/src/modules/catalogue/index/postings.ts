import { addAll, createBits, growBits, hasBit, keepShared, writeBit, type Bits } from './bits';
import { countChosen, countWhere, type Choice } from './choice';

/** From this share of all slots on a bit for each slot takes less room than a list, whose numbers take eight bytes each. */
const DENSE_SHARE = 1 / 64;

/** The first index of a sorted list whose number is not below `slot`. */
function lowerBound(list: readonly number[], slot: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The products that have one value, by slot: a sorted list while they are few, a bit for every slot once they are many.
 * A value that three products have takes three numbers, however large the shop is.
 */
export class Postings {
  private list: number[] | undefined = [];
  private bits: Bits = createBits(0);

  has(slot: number): boolean {
    if (!this.list) return hasBit(this.bits, slot);
    return this.list[lowerBound(this.list, slot)] === slot;
  }

  /** @param capacity slots that there is room for now */
  write(slot: number, on: boolean, capacity: number): void {
    if (this.list) return this.writeList(this.list, slot, on, capacity);
    if (this.bits.length * 32 <= slot) this.bits = growBits(this.bits, capacity);
    writeBit(this.bits, slot, on);
  }

  /** How many of a choice have the value; stops counting once there are more than `most`. */
  countIn(choice: Choice, most: number): number {
    if (!this.list) return countChosen(choice, this.bits, most);
    // Looking each of a few up in a long list takes as many steps as the list has halves.
    const steps = choice.list ? choice.list.length * Math.log2(this.list.length + 1) : Infinity;
    if (choice.list && steps < this.list.length) return countWhere(choice.list, (slot) => this.has(slot), most);
    return countWhere(this.list, (slot) => hasBit(choice.bits, slot), most);
  }

  /** Adds its products to a set that has room for them. */
  addTo(target: Bits): void {
    if (!this.list) return addAll(target, this.bits);
    for (const slot of this.list) writeBit(target, slot, true);
  }

  private writeList(list: number[], slot: number, on: boolean, capacity: number): void {
    const at = lowerBound(list, slot);
    const known = list[at] === slot;
    if (known === on) return;
    if (!on) list.splice(at, 1);
    else if (at === list.length) list.push(slot);
    else list.splice(at, 0, slot);
    if (list.length > 1024 && list.length > capacity * DENSE_SHARE) this.turnDense(list, capacity);
  }

  private turnDense(list: readonly number[], capacity: number): void {
    this.bits = createBits(capacity);
    for (const slot of list) writeBit(this.bits, slot, true);
    this.list = undefined;
  }
}

/** Keeps in `target` what at least one of these has. */
export function keepAny(target: Bits, any: readonly Postings[]): void {
  const union = createBits(target.length * 32);
  for (const postings of any) postings.addTo(union);
  keepShared(target, union);
}
