import { createBits, growBits, hasBit, writeBit, type Bits } from './bits';
import { Postings } from './postings';

/** What counting and ordering know of a product. */
export interface ProductFacts {
  no: number;
  category_id: string | null;
  in_stock: boolean;
  on_sale: boolean;
  min_price: number;
  units_sold: number;
  /** null without a review */
  rating_average: number | null;
  /** milliseconds since 1970 */
  created_at: number;
  facet_ids: readonly number[];
  /** where one of them is in a rule; the others need not be told */
  tags?: readonly string[];
  /** of products that are not for sale; all others are active */
  status?: string;
}

export const RATING_FLOORS = [4, 3, 2, 1] as const;
const FIRST_CAPACITY = 1_024;

/** What is kept for one attribute value, category or tag. */
type Groups<K> = Map<K, Postings>;

/**
 * The products that are for sale, or those that are not: a column for each thing that is asked of all of them at once. Each has a slot, a place
 * of its own in every column, given in the order in which they come.
 */
export class ProductColumns {
  /** slots in use; those of products that left stay empty */
  length = 0;
  capacity = FIRST_CAPACITY;
  no = new Int32Array(FIRST_CAPACITY);
  price = new Int32Array(FIRST_CAPACITY);
  units = new Int32Array(FIRST_CAPACITY);
  /** hundredths; 0 without a review */
  rating = new Uint16Array(FIRST_CAPACITY);
  created = new Float64Array(FIRST_CAPACITY);
  listed: Bits = createBits(FIRST_CAPACITY);
  in_stock: Bits = createBits(FIRST_CAPACITY);
  on_sale: Bits = createBits(FIRST_CAPACITY);
  readonly categories: Groups<string> = new Map();
  readonly values: Groups<number> = new Map();
  /** those that rules of collections name, and no others */
  readonly tags: Groups<string> = new Map();
  readonly statuses: Groups<string> = new Map();
  private floors: Bits[] = RATING_FLOORS.map(() => createBits(FIRST_CAPACITY));
  /** slots up to here have ascending numbers, so that they are found without a map */
  private ascending = 0;
  private readonly others = new Map<number, number>();

  get highest_no(): number {
    return this.ascending === 0 ? 0 : (this.no[this.ascending - 1] ?? 0);
  }

  /** The products with an average of at least one of RATING_FLOORS. */
  ratedFrom(floor: number): Bits | undefined {
    return this.floors[RATING_FLOORS.findIndex((value) => value === floor)];
  }

  slotOf(no: number): number | undefined {
    let low = 0;
    let high = this.ascending;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.no[middle] ?? 0) < no) low = middle + 1;
      else high = middle;
    }
    return low < this.ascending && this.no[low] === no ? low : this.others.get(no);
  }

  /** Whether listings have the product. */
  isListed(no: number): boolean {
    const slot = this.slotOf(no);
    return slot !== undefined && hasBit(this.listed, slot);
  }

  /** Writes a product, new or known. */
  put(facts: ProductFacts): void {
    const known = this.slotOf(facts.no);
    const slot = known ?? this.add(facts.no);
    if (known !== undefined) this.clearGroups(slot);
    this.price[slot] = facts.min_price;
    this.units[slot] = facts.units_sold;
    this.rating[slot] = Math.round((facts.rating_average ?? 0) * 100);
    this.created[slot] = facts.created_at;
    writeBit(this.listed, slot, true);
    writeBit(this.in_stock, slot, facts.in_stock);
    writeBit(this.on_sale, slot, facts.on_sale);
    RATING_FLOORS.forEach((floor, at) => {
      const bits = this.floors[at];
      if (bits) writeBit(bits, slot, (facts.rating_average ?? 0) >= floor);
    });
    if (facts.category_id !== null) this.groupOf(this.categories, facts.category_id).write(slot, true, this.capacity);
    for (const id of facts.facet_ids) this.groupOf(this.values, id).write(slot, true, this.capacity);
    if (facts.status !== undefined) this.groupOf(this.statuses, facts.status).write(slot, true, this.capacity);
    for (const tag of facts.tags ?? []) this.tags.get(tag)?.write(slot, true, this.capacity);
  }

  /** Keeps who has a tag from now on, and who has it already. @param nos numbers of products */
  addTag(tag: string, nos: readonly number[]): void {
    const postings = this.groupOf(this.tags, tag);
    for (const no of nos) {
      const slot = this.slotOf(no);
      if (slot !== undefined) postings.write(slot, true, this.capacity);
    }
  }

  /** Takes a product out that is not among them any more. */
  remove(no: number): void {
    const slot = this.slotOf(no);
    if (slot === undefined) return;
    writeBit(this.listed, slot, false);
    this.clearGroups(slot);
  }

  private groupOf<K>(groups: Groups<K>, key: K): Postings {
    const known = groups.get(key);
    if (known) return known;
    const made = new Postings();
    groups.set(key, made);
    return made;
  }

  private clearGroups(slot: number): void {
    for (const groups of [this.categories, this.values, this.tags, this.statuses]) {
      for (const postings of groups.values()) if (postings.has(slot)) postings.write(slot, false, this.capacity);
    }
  }

  private add(no: number): number {
    const slot = this.length;
    if (slot === this.capacity) this.grow();
    this.length += 1;
    if (slot === this.ascending && no > this.highest_no) this.ascending += 1;
    else this.others.set(no, slot);
    this.no[slot] = no;
    return slot;
  }

  private grow(): void {
    this.capacity *= 2;
    const grown = <T extends Int32Array | Uint16Array | Float64Array>(column: T, made: T): T => {
      made.set(column);
      return made;
    };
    this.no = grown(this.no, new Int32Array(this.capacity));
    this.price = grown(this.price, new Int32Array(this.capacity));
    this.units = grown(this.units, new Int32Array(this.capacity));
    this.rating = grown(this.rating, new Uint16Array(this.capacity));
    this.created = grown(this.created, new Float64Array(this.capacity));
    this.listed = growBits(this.listed, this.capacity);
    this.in_stock = growBits(this.in_stock, this.capacity);
    this.on_sale = growBits(this.on_sale, this.capacity);
    this.floors = this.floors.map((bits) => growBits(bits, this.capacity));
  }
}
