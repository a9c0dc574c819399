import type { DeliveryDraft, ZoneDraft } from './delivery.model';

/** The name under which the hour stands beside the zones' keys. */
export const HOUR = 'cut_off_hour';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Nothing differs. */
export const sameDraft = (one: DeliveryDraft, other: DeliveryDraft): boolean => same(one, other);

export interface MergedDraft {
  draft: DeliveryDraft;
  /** the keys of what both sides changed, to something else each: here it is still as it was typed */
  conflicts: string[];
}

/** A zone that somebody else has deleted meanwhile, while it was changed here: a new one when it is saved. */
const asNew = (zone: ZoneDraft): ZoneDraft => ({ ...zone, id: undefined });

/**
 * An edit that began with `base`, on top of what somebody else made of it meanwhile: zones that were not touched here are theirs.
 * What was deleted here and changed there comes back, so that nobody loses what they have not seen.
 */
export function mergeDrafts(base: DeliveryDraft, mine: DeliveryDraft, theirs: DeliveryDraft): MergedDraft {
  const find = ({ zones }: DeliveryDraft, key: string) => zones.find((zone) => zone.key === key);
  const conflicts: string[] = [];
  const kept = theirs.zones.flatMap((their) => {
    const [was, own] = [find(base, their.key), find(mine, their.key)];
    if (!own) return was && same(was, their) ? [] : [their];
    if (same(own, was)) return [their];
    if (!same(their, was) && !same(their, own)) conflicts.push(their.key);
    return [own];
  });
  const gone = mine.zones.flatMap((own) => {
    if (find(theirs, own.key)) return [];
    const was = find(base, own.key);
    if (!was) return [own];
    return same(was, own) ? [] : [asNew(own)];
  });
  const isHourMine = mine.cut_off_hour !== base.cut_off_hour;
  if (isHourMine && theirs.cut_off_hour !== base.cut_off_hour && theirs.cut_off_hour !== mine.cut_off_hour) {
    conflicts.push(HOUR);
  }
  const cut_off_hour = isHourMine ? mine.cut_off_hour : theirs.cut_off_hour;
  return { draft: { cut_off_hour, zones: [...kept, ...gone] }, conflicts };
}

/** The draft with their version of one part, by its key. */
export function takeTheirs(draft: DeliveryDraft, theirs: DeliveryDraft, key: string): DeliveryDraft {
  if (key === HOUR) return { ...draft, cut_off_hour: theirs.cut_off_hour };
  const their = theirs.zones.find((zone) => zone.key === key);
  return { ...draft, zones: draft.zones.map((zone) => (zone.key === key && their ? their : zone)) };
}
