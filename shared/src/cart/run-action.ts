import { ApiError } from '@tessera/shared/client';
import type { Cart, Image, Profile } from '@tessera/shared/contract';
import { toast, type ToastAction } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { activeQueryClient, profileQuery } from '@tessera/shared/query';
import { askToSignIn, sessionStore } from '@tessera/shared/session';
import type { CartChange } from './cart-model';
import { cartTexts } from './cart-texts';
import type { KeptLine } from './kept/kept-cart';
import { offlineText } from './offline';
import { addPending, dropPending, isSuperseded, pendingChanges } from './pending-changes';
import type { PendingChange } from './pending-changes';

/** One change of the cart, from the click to the last toast. */
export interface CartAction {
  /** what the screens show until the server has answered; none when only the server can tell */
  change?: CartChange;
  call: () => Promise<Cart>;
  /** what a visitor's lines become by it, undefined where there is no room; without it the change needs an account */
  keep?: (lines: readonly KeptLine[]) => KeptLine[] | undefined;
  /** one toast per line, updated in its place */
  toastId: string;
  sentences: { loading: string; success: string | ((cart: Cart) => string); failure: string };
  /** of what it is about, for the toast of its success */
  image?: Image;
  /** what the toast of its success offers */
  then?: ToastAction;
  /** done once the server has taken it, after a sign-in that came in between, too */
  onDone?: () => void;
  /** hears of a refusal first; true when it was told elsewhere, so that the toast only goes */
  onRefused?: (error: ApiError) => boolean;
}

/** docs/product.md §6: what the server says to a request without a session, as message or as code. */
const NO_CREDENTIALS = ['Authentication credentials were not provided.', 'auth.not_authenticated'];

let queue: Promise<unknown> = Promise.resolve();
/** a success has not been followed by a refresh of the profile yet */
let isStale = false;

/** Puts the server's cart where everybody reads it (docs/product.md §4). */
function takeCart(cart: Cart, userId: string | undefined): void {
  const { queryKey } = profileQuery(userId);
  activeQueryClient()?.setQueryData<Profile>(queryKey, (profile) => profile && { ...profile, cart });
  isStale = true;
}

/** docs/product.md §4: each success refreshes the profile; a burst of them does so once, after its last. */
function refreshProfile(userId: string | undefined): void {
  if (!isStale || pendingChanges.getState().length > 0) return;
  isStale = false;
  void activeQueryClient()?.invalidateQueries({ queryKey: profileQuery(userId).queryKey });
}

function isForThisSession({ userId }: PendingChange): boolean {
  return sessionStore.getState().userId === userId;
}

function isSignInMissing(error: unknown): boolean {
  return error instanceof ApiError && [error.detail, error.code].some((said) => NO_CREDENTIALS.includes(said));
}

/** A refusal has the server's reason; of what did not arrive only a lost connection is one that helps. */
function explain(error: unknown, failure: string): string {
  const isRefused =
    error instanceof ApiError && ([409, 422, 429].includes(error.status) || error.code === 'store.closed');
  const reason = isRefused ? error.message : offlineText();
  return reason ? `${failure} ${reason}` : failure;
}

function fail(action: CartAction, error: unknown): void {
  if (isSignInMissing(error)) askFor(action);
  else if (error instanceof ApiError && action.onRefused?.(error)) toast.dismiss(action.toastId);
  else toast.error(explain(error, action.sentences.failure), { id: action.toastId });
}

function successOf({ sentences: { success } }: CartAction, cart: Cart): string {
  return typeof success === 'string' ? success : success(cart);
}

/** Asks to sign in; the action waits and is done afterwards. */
function askFor(action: CartAction): void {
  const reason = messagesIn(cartTexts).pleaseLogin;
  askToSignIn({ reason, toastId: action.toastId, then: () => runAction(action) });
}

async function perform(action: CartAction, pending: PendingChange): Promise<boolean> {
  if (isSuperseded(pending)) return true;
  try {
    // the session that asked has ended: nothing of it may be sent or shown in the name of the next
    if (!isForThisSession(pending)) return false;
    const cart = await action.call();
    if (!isForThisSession(pending)) return false;
    takeCart(cart, pending.userId);
    toast.success(successOf(action, cart), { id: action.toastId, action: action.then, image: action.image });
    action.onDone?.();
    return true;
  } catch (error) {
    if (isForThisSession(pending)) fail(action, error);
    return false;
  } finally {
    if (!isForThisSession(pending)) toast.dismiss(action.toastId);
  }
}

/** Shows that something is under way; without a session it asks to sign in instead. */
export function begin(action: CartAction): PendingChange | undefined {
  const { status, userId } = sessionStore.getState();
  if (status !== 'signed-in') {
    askFor(action);
    return undefined;
  }
  toast.loading(action.sentences.loading, { id: action.toastId });
  return addPending(action.change ?? { type: 'none' }, userId);
}

/** Sends an action that has begun after all earlier ones, so that the answers arrive in the order of the clicks. */
export function enqueue(action: CartAction, ...begun: [PendingChange, ...PendingChange[]]): Promise<boolean> {
  const [pending] = begun;
  const done = queue
    .then(() => perform(action, pending))
    .finally(() => {
      begun.forEach(dropPending);
      refreshProfile(pending.userId);
    });
  queue = done;
  return done;
}

/**
 * Does one change of the cart: toasts, the optimistic change, the call in its turn, the profile's refresh
 * (docs/product.md §4), and for a visitor the sign-in after which it is done (docs/product.md §6).
 * @returns true once the server has taken it; false when it refused or the visitor has to sign in first
 */
export function runAction(action: CartAction): Promise<boolean> {
  const pending = begin(action);
  return pending ? enqueue(action, pending) : Promise.resolve(false);
}
