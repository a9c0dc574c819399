import { useState } from 'react';
import { useStaffNews } from './use-staff-news';

/** Something that a list has a row for; the inventory's are variants. */
type Row = { id: string } | { variant_id: string };

interface LiveResult<Item extends Row, List extends { items: Item[] }> {
  data: List | undefined;
  isPlaceholderData: boolean;
  refetch: () => Promise<{ data: List | undefined }>;
}

interface LiveOptions<Item> {
  /** of its records, as the feed calls them */
  kind: string;
  /** what the feed calls a new one, where that is said apart */
  arrival?: string;
  /** what the list is asked for */
  state: object;
  /** false until it may be read at all */
  enabled: boolean;
  /** which of its rows stand where they are, of those that it has now; as `inPlace` unless stated */
  place?: (rows: readonly Item[], held: readonly string[]) => Item[];
}

/** Rows that wait above those on show. */
export interface Arrivals {
  count: number;
  onShow: () => void;
}

/**
 * Rows as they are now, in their places: new ones above what stands there wait, so that none moves that somebody is about to
 * press; those below it, and what happened to the rows themselves, are there at once.
 * @param held ids of those that stand there, in their order
 */
export function inPlace<Item extends Row>(rows: readonly Item[], held: readonly string[]): Item[] {
  const kept = held.flatMap((id) => rows.find((row) => idOf(row) === id) ?? []);
  return [...kept, ...rows.slice(rows.findLastIndex((row) => held.includes(idOf(row))) + 1)];
}

/** Of the rows as they are now those that stood there: whatever came since waits, also below them. */
export const thoseOf = <Item extends Row>(rows: readonly Item[], held: readonly string[]): Item[] =>
  rows.filter((row) => held.includes(idOf(row)));

const idOf = (row: Row): string => ('id' in row ? row.id : row.variant_id);
const idsOf = (rows: readonly Row[]): string[] => rows.map(idOf);

/** Ids of the rows that stand where they are while the list is asked the same; none: it is shown as it is. */
function useHeld(question: string) {
  const [held, setHeld] = useState<{ question: string; ids: string[] }>();
  // another question, and this one when it is asked again, is answered as it comes
  if (held && held.question !== question) setHeld(undefined);
  const ids = held?.question === question ? held.ids : undefined;
  return [ids, (next: string[] | undefined): void => setHeld(next && { question, ids: next })] as const;
}

/**
 * A list that is read again when the feed tells of one of its records, and whose rows stay where they are meanwhile. What
 * somebody does here themselves, or asks for, is shown as it comes.
 */
export function useLiveList<Item extends Row, List extends { items: Item[] }, Result extends LiveResult<Item, List>>(
  result: Result & LiveResult<Item, List>,
  { kind, arrival, state, enabled, place = inPlace }: LiveOptions<Item>,
): Result & { arrivals: Arrivals } {
  const [held, hold] = useHeld(JSON.stringify(state));
  const { data, isPlaceholderData } = result;
  const isHeld = data !== undefined && !isPlaceholderData && held !== undefined;
  const all = data?.items ?? [];
  const rows = isHeld ? place(all, held) : all;

  async function read(): Promise<void> {
    const ids = idsOf(rows);
    hold(ids);
    const { data: next } = await result.refetch();
    const now = next?.items ?? [];
    if (`${idsOf(place(now, ids))}` === `${idsOf(now)}`) hold(undefined);
  }

  useStaffNews(
    (news) => (news.type === 'changed' && news.kind === kind) || (arrival !== undefined && news.kind === arrival),
    () => void read(),
    !enabled,
  );
  const arrivals = { count: all.length - rows.length, onShow: () => hold(undefined) };
  return { ...result, data: isHeld ? { ...data, items: rows } : data, arrivals };
}
