import { ApiError, api } from '@tessera/shared/client';
import type { Wishlist } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { activeQueryClient } from '@tessera/shared/query';
import { sessionStore } from '@tessera/shared/session';
import { cartTexts } from '../cart-texts';
import { offlineText } from '../offline';
import { wishlistQuery } from './wishlist-query';
import { MOST_HEARTS, keepHearts, wishKey, wishes } from './wishes';

export interface WishRequest {
  /** the product's */
  id: string;
  name: string;
}

const sending = new Set<string>();

function setWanted(key: string, isWanted: boolean | undefined): void {
  wishes.setState(({ wanted: { [key]: _before, ...others } }) => ({
    wanted: isWanted === undefined ? others : { ...others, [key]: isWanted },
  }));
}

function isWished(id: string, userId: string | undefined): boolean {
  const { hearts, wanted } = wishes.getState();
  const listed = activeQueryClient()?.getQueryData<Wishlist>(wishlistQuery(userId).queryKey);
  const isListed = listed?.items.some(({ product }) => product.id === id) ?? false;
  return wanted[wishKey(userId, id)] ?? (hearts.includes(id) || isListed);
}

function toggleHeart(id: string): boolean {
  const { hearts } = wishes.getState();
  const others = hearts.filter((other) => other !== id);
  const isMarking = others.length === hearts.length;
  if (isMarking && hearts.length >= MOST_HEARTS) {
    toast.error(messagesIn(cartTexts).wishlistFull, { id: 'wishlist' });
    return false;
  }
  keepHearts(isMarking ? [id, ...others] : others);
  return true;
}

/** Puts the server's list where everybody reads it, unless somebody else has signed in meanwhile. */
function takeList(list: Wishlist, userId: string): void {
  if (sessionStore.getState().userId !== userId) return;
  const { queryKey } = wishlistQuery(userId);
  // a read that began before the click would bring back what was
  void activeQueryClient()?.cancelQueries({ queryKey });
  activeQueryClient()?.setQueryData<Wishlist>(queryKey, list);
}

function explain({ id, name }: WishRequest, isWanted: boolean, error: unknown): void {
  const { notWished, notUnwished } = messagesIn(cartTexts);
  const failure = isWanted ? notWished(name) : notUnwished(name);
  const isRefused = error instanceof ApiError && error.status === 409;
  const reason = isRefused ? error.message : offlineText();
  toast.error(reason ? `${failure} ${reason}` : failure, { id: `wish-${id}` });
}

/** Tells the server until it knows the last click; of clicks in between it need not hear. */
async function tell(request: WishRequest, userId: string): Promise<boolean> {
  const key = wishKey(userId, request.id);
  const isWanted = wishes.getState().wanted[key] ?? false;
  const isOutdated = (): boolean => wishes.getState().wanted[key] !== isWanted;
  const path = `wishlist/${encodeURIComponent(request.id)}`;
  try {
    const list = await (isWanted ? api.put<Wishlist>(path, { json: {} }) : api.delete<Wishlist>(path));
    if (isOutdated()) return await tell(request, userId);
    takeList(list, userId);
    return true;
  } catch (error) {
    if (isOutdated()) return tell(request, userId);
    if (sessionStore.getState().userId === userId) explain(request, isWanted, error);
    return false;
  }
}

async function sendWish(request: WishRequest, userId: string): Promise<boolean> {
  const key = wishKey(userId, request.id);
  if (sending.has(key)) return true;
  sending.add(key);
  const isTaken = await tell(request, userId);
  sending.delete(key);
  setWanted(key, undefined);
  return isTaken;
}

/** Fills the hearts of products that have none, as far as there is room beside the others; false, and a toast: there was not. */
function fillHearts(ids: readonly string[]): boolean {
  const { hearts } = wishes.getState();
  const fresh = [...new Set(ids)].filter((id) => !hearts.includes(id));
  const room = Math.max(0, MOST_HEARTS - hearts.length);
  keepHearts([...fresh.slice(0, room), ...hearts]);
  if (fresh.length <= room) return true;
  toast.error(messagesIn(cartTexts).wishlistFull, { id: 'wishlist' });
  return false;
}

/**
 * Puts products on the wishlist, those that are on it already stay: for a visitor in the browser, for a shopper in the account.
 * @returns whether all of them are on it now; where not, a toast says why
 */
export async function wishAll(ids: readonly string[]): Promise<boolean> {
  const { status, userId } = sessionStore.getState();
  if (status !== 'signed-in' || userId === undefined) return fillHearts(ids);
  const { notAllWished, ownWishlistFull } = messagesIn(cartTexts);
  try {
    const list = await api.post<Wishlist>('wishlist/join', { json: { product_ids: ids } });
    takeList(list, userId);
    const there = new Set(list.items.map(({ product }) => product.id));
    if (ids.every((id) => there.has(id))) return true;
    toast.error(ownWishlistFull, { id: 'wishlist' });
  } catch (error) {
    const reason = error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : offlineText();
    toast.error(reason ? `${notAllWished} ${reason}` : notAllWished, { id: 'wishlist' });
  }
  return false;
}

/**
 * Fills or empties a product's heart: for a visitor in the browser, for a shopper in the account, at once in either case.
 * @returns false when it moved back
 */
export function toggleWish(request: WishRequest): Promise<boolean> {
  const { status, userId } = sessionStore.getState();
  if (status !== 'signed-in' || userId === undefined) return Promise.resolve(toggleHeart(request.id));
  setWanted(wishKey(userId, request.id), !isWished(request.id, userId));
  return sendWish(request, userId);
}
