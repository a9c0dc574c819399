import { keepKeys, mergeRows, takeRow } from '../../../settings/keyed-list.model';
import type { DeliveryDraft, MethodDraft, ZoneDraft } from './delivery.model';

/** The name under which the hour stands beside the zones' keys. */
export const HOUR = 'cut_off_hour';

/** The ways of a zone under their keys on the screen; they stand in the same order. */
const keepMethods = (methods: readonly MethodDraft[], known: readonly MethodDraft[]): MethodDraft[] =>
  methods.length === known.length
    ? methods.map((method, at) => ({ ...method, key: known[at]?.key ?? method.key }))
    : [...methods];

/** Zones and their ways as they were read, under the keys that they have on the screen. */
export function keepZones(theirs: DeliveryDraft, known: DeliveryDraft): DeliveryDraft {
  const zones = keepKeys(theirs.zones, known.zones, () => true).map((zone) => {
    const shown = known.zones.find(({ key }) => key === zone.key);
    return shown ? { ...zone, methods: keepMethods(zone.methods, shown.methods) } : zone;
  });
  return { ...theirs, zones };
}

/** A way that was new when it was typed into is the one that has been saved: orders keep its code. */
function withCodes(zone: ZoneDraft, theirs: readonly ZoneDraft[]): ZoneDraft {
  const saved = theirs.find(({ key }) => key === zone.key)?.methods ?? [];
  const codeOf = ({ key, code }: MethodDraft) => code || (saved.find((one) => one.key === key)?.code ?? '');
  return { ...zone, methods: zone.methods.map((method) => ({ ...method, code: codeOf(method) })) };
}

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
    draft: {
      cut_off_hour: isMine ? mine.cut_off_hour : theirs.cut_off_hour,
      zones: zones.map((zone) => withCodes(zone, theirs.zones)),
    },
    conflicts: isMine && isTheirs ? [...conflicts, HOUR] : conflicts,
  };
}

/** The draft with their version of one part, by its key. */
export const takeTheirs = (draft: DeliveryDraft, theirs: DeliveryDraft, key: string): DeliveryDraft =>
  key === HOUR
    ? { ...draft, cut_off_hour: theirs.cut_off_hour }
    : { ...draft, zones: takeRow(draft.zones, theirs.zones, key) };
