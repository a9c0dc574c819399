import { mergeRows, takeRow } from '../../../settings/keyed-list.model';
import type { DeliveryDraft } from './delivery.model';

/** The name under which the hour stands beside the zones' keys. */
export const HOUR = 'cut_off_hour';

/** An edit on top of what somebody else made of it meanwhile, zone by zone. */
export function mergeDrafts(
  base: DeliveryDraft,
  mine: DeliveryDraft,
  theirs: DeliveryDraft,
): { draft: DeliveryDraft; conflicts: string[] } {
  const { rows: zones, conflicts } = mergeRows(base.zones, mine.zones, theirs.zones);
  const isMine = mine.cut_off_hour !== base.cut_off_hour;
  const isTheirs = theirs.cut_off_hour !== base.cut_off_hour && theirs.cut_off_hour !== mine.cut_off_hour;
  return {
    draft: { cut_off_hour: isMine ? mine.cut_off_hour : theirs.cut_off_hour, zones },
    conflicts: isMine && isTheirs ? [...conflicts, HOUR] : conflicts,
  };
}

/** The draft with their version of one part, by its key. */
export const takeTheirs = (draft: DeliveryDraft, theirs: DeliveryDraft, key: string): DeliveryDraft =>
  key === HOUR
    ? { ...draft, cut_off_hour: theirs.cut_off_hour }
    : { ...draft, zones: takeRow(draft.zones, theirs.zones, key) };
