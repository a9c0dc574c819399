import type { ComponentType } from 'react';
import type { Store } from '@tessera/shared/contract';
import type { Language, Messages } from '@tessera/shared/i18n';
import type { QueryClient } from '@tessera/shared/vendor/query';
import type places from './slot-places.json';

/**
 * A place in one team's page that other teams may fill. `slot-places.json` names whose page it is in, the most room
 * that one slot may ask for there (`room`, in rem), and an example of what it hands to whoever fills it: the example's types
 * are the props' (`SlotProps`). Since 2.9.0.
 */
export type SlotPlace = keyof typeof places;

/** What a place hands to whoever fills it. */
export type SlotProps<P extends SlotPlace> = (typeof places)[P]['props'];

/**
 * What becomes of a slot that fails. `decorative`: nothing is missed; `important`: a sentence stands in its place;
 * `critical`: a link to a page of the remote that does the same.
 */
export type SlotPriority = 'decorative' | 'important' | 'critical';

/** What stands in a slot's place when it fails. */
export interface SlotFallback {
  text: string;
  /** the text in other languages than the default one */
  texts?: Partial<Record<Language, string>>;
  /** one of the remote's own pages: the text is the link's. A critical slot has one */
  to?: string;
}

/** That a remote fills a place. */
export interface RemoteSlot {
  place: SlotPlace;
  priority: SlotPriority;
  /** room that is kept for it while it is on its way, in rem, as far as its place has it: on narrow pages, and on those of 48 rem or more */
  height: { narrow: number; wide: number };
  /** of several remotes that fill one place the smallest comes first; 500 when left out */
  order?: number;
  fallback?: SlotFallback;
  /** `js`: its scripts with the remote's entry, bytes after Brotli; `ms`: how long a page waits for it on the server */
  budget: { js: number; ms: number };
  /** the place's props as the build knew them, name → type; written by the build */
  props: Record<string, 'string' | 'number' | 'boolean'>;
}

export interface SlotContext<P extends SlotPlace> {
  queryClient: QueryClient;
  language: Language;
  store: Store;
  props: SlotProps<P>;
}

/** What fills a place. `prefetch` runs before it is shown, on the server and in the browser. */
export interface SlotModule<P extends SlotPlace> {
  Slot: ComponentType<SlotProps<P>>;
  prefetch?: (context: SlotContext<P>) => Promise<unknown>;
  messages?: readonly Messages[];
}

/** What a remote exports as `slots` beside its `pages`. */
export type RemoteSlots = { [P in SlotPlace]?: () => Promise<SlotModule<P>> };

/** So many remotes at most are seen in one place: it is somebody else's page. */
const MOST_IN_PLACE = 3;

/** A remote's part in a place. */
export interface Filler<R> {
  remote: R;
  slot: RemoteSlot;
}

/** Who fills a place, in the order in which they stand there. */
export function fillersOf<R extends { name: string; descriptor: { slots?: RemoteSlot[] } }>(
  remotes: readonly R[],
  place: string,
): Filler<R>[] {
  return remotes
    .flatMap((remote) =>
      (remote.descriptor.slots ?? []).filter((slot) => slot.place === place).map((slot) => ({ remote, slot })),
    )
    .toSorted((a, b) => (a.slot.order ?? 500) - (b.slot.order ?? 500) || (a.remote.name < b.remote.name ? -1 : 1))
    .slice(0, MOST_IN_PLACE);
}

/** Name of the element of a place, which the shell fills: its attributes are `place` and `props` (JSON). */
export const SLOT_ELEMENT = 'tessera-slot';
