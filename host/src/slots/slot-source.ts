import type { ComponentType } from 'react';
import type {
  RegisteredRemote,
  RemoteModule,
  RemoteSlot,
  SlotContext,
  SlotModule,
  SlotPlace,
} from '@tessera/shared/composition';
import { loadMessages } from '@tessera/shared/i18n';

/** What fills a place, whatever the place hands to it. */
export interface LoadedSlot {
  Slot: ComponentType<object>;
  /** what it needs is there; a failed one is the slot's own to draw */
  prefetch: (context: Omit<SlotContext<SlotPlace>, 'props'> & { props: object }) => Promise<void>;
}

/** Name of a slot in logs, reports and the page: `reviews:cart-aside`. */
export const slotName = ({ name }: Pick<RegisteredRemote, 'name'>, { place }: Pick<RemoteSlot, 'place'>): string =>
  `${name}:${place}`;

/** Where React's own names in it begin, on the server and in the browser, so that no two roots of a page share one. */
export const idPrefix = (name: string): string => `${name.replace(':', '-')}-`;

/**
 * Code and messages of a slot.
 * @throws Error when the remote cannot be loaded or does not fill the place
 */
export async function loadSlot(
  remote: RegisteredRemote,
  { place }: Pick<RemoteSlot, 'place'>,
  loadRemote: (remote: RegisteredRemote) => Promise<RemoteModule>,
): Promise<LoadedSlot> {
  const { slots } = await loadRemote(remote);
  const load = slots?.[place];
  if (!load) throw new Error(`Remote ${remote.name} does not fill ${place}`);
  // the place is one of many, and each has types of its own: the build has checked that they fit
  const { Slot, prefetch, messages = [] } = (await load()) as unknown as SlotModule<SlotPlace>;
  await loadMessages(messages);
  return {
    Slot: Slot as ComponentType<object>,
    prefetch: async (context) => {
      await prefetch?.(context as SlotContext<SlotPlace>).catch(() => undefined);
    },
  };
}
