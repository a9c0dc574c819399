import type { RemoteSlots, SlotModule, SlotPlace, SlotProps } from '@tessera/shared/composition';
import places from '@tessera/shared/composition/slot-places.json';
import { mockApi, signedInAs, storeSettings } from '@tessera/shared/doubles';
import { loadMessages, setLanguage } from '@tessera/shared/i18n';
import { createQueryClient } from '@tessera/shared/query';
import { dispatch } from '@tessera/shared/session';
import { createBrowserRouter } from '@tessera/shared/vendor/router';
import type { ComponentType } from 'react';
import type { RenderRemoteOptions } from './render-remote';
import { renderRoutes } from './render-routes';

export interface RenderSlotOptions<P extends SlotPlace> extends Omit<RenderRemoteOptions, 'url'> {
  /** what the place hands to it; the example of `slot-places.json` for what is left out */
  props?: Partial<SlotProps<P>>;
  /** address of the page that it stands in */
  url?: string;
}

/**
 * Renders what fills a place as the shop does: by itself, with its messages and what it prefetches there before.
 * @returns what Testing Library gives, and `user` (without delays), `router`, `queryClient`, the `calls` to the API
 * @throws Error when the remote does not fill the place
 */
export async function renderSlot<P extends SlotPlace>(
  slots: RemoteSlots,
  place: P,
  { props, url = '/', session = null, api = {}, language = 'en', store = {} }: RenderSlotOptions<P> = {},
) {
  const load = slots[place] as (() => Promise<SlotModule<P>>) | undefined; // of this very place
  if (!load) throw new Error(`pages.ts has no slot ${place}.`);
  window.history.replaceState(null, '', url);
  const calls = mockApi(api);
  dispatch(signedInAs(session));
  setLanguage(language);
  const { Slot, prefetch, messages = [] } = await load();
  await loadMessages(messages, language);
  const queryClient = createQueryClient();
  const handed = { ...places[place].props, ...props } as SlotProps<P>; // the example has all of them
  await prefetch?.({ queryClient, language, store: storeSettings(store), props: handed }).catch(() => undefined);
  const Filled = Slot as ComponentType<object>; // `handed` is what it takes
  const router = createBrowserRouter([{ path: '*', element: <Filled {...handed} />, hydrateFallbackElement: <></> }]);
  return { ...renderRoutes(router, queryClient), calls };
}
