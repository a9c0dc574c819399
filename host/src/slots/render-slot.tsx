import { prefixOf, readLanguage, setLanguage } from '@tessera/shared/i18n';
import { createQueryClient, storeQuery } from '@tessera/shared/query';
import { dehydrate } from '@tessera/shared/vendor/query-server';
import type { Navigator, To } from '@tessera/shared/vendor/router';
import { collectTags } from '../on-server/collect-tags';
import { renderToHtml } from '../on-server/render-to-html';
import type { RenderRequest, RenderResult } from '../on-server/render-request';
import { idPrefix, loadSlot, slotName } from './slot-source';
import { SlotTree } from './slot-tree';

export interface SlotRequest extends Omit<RenderRequest, 'shell_only'> {
  slot: AskedSlot;
}

/** A remote's part in a place of the page that is rendered. */
export interface AskedSlot {
  remote: string;
  place: string;
  props: object;
}

const hrefOf = (to: To): string =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
const goNowhere = (): void => {
  throw new Error('Nobody navigates on the server');
};
/** Links know where they lead. */
const navigator: Navigator = { createHref: hrefOf, go: goNowhere, push: goNowhere, replace: goNowhere };

/**
 * Renders one slot by itself, after the page that it stands in: nothing of it can reach the page's HTML or data.
 * @returns as of a page; `state`: what it asked for itself
 * @throws what the slot throws; Error when it is not whole by the end of its time
 */
export async function renderSlot(request: SlotRequest): Promise<RenderResult> {
  const { store, public_url, remotes } = request.data;
  const { place, props } = request.slot;
  const remote = remotes.find(({ name }) => name === request.slot.remote);
  const slot = remote?.descriptor.slots?.find((one) => one.place === place);
  if (!remote || !slot) throw new Error(`${request.slot.remote} does not fill ${place}`);
  const { language } = readLanguage(new URL(request.path, public_url).pathname);
  setLanguage(language);
  const tags = collectTags(request, language);
  const { Slot, prefetch } = await loadSlot(remote, slot, request.loadRemote);
  const queryClient = createQueryClient();
  queryClient.setQueryData(storeQuery().queryKey, store);
  await prefetch({ queryClient, language, store, props });
  const failed: unknown[] = [];
  const body = await renderToHtml(
    <SlotTree
      queryClient={queryClient}
      basename={prefixOf(language) || '/'}
      address={request.path}
      navigator={navigator}
    >
      <Slot {...props} />
    </SlotTree>,
    { end: request.end, identifierPrefix: idPrefix(slotName(remote, slot)) },
    (error) => {
      failed.push(error);
      return 'left to the browser';
    },
  );
  const state = dehydrate(queryClient);
  queryClient.clear();
  if (failed.length > 0) throw failed[0];
  return { body, head: '', status: 200, state, tags: [...tags], complete: !request.end.aborted };
}
