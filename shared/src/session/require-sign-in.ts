import { emit, toast } from '@tessera/shared/events';
import { currentAddress } from '@tessera/shared/i18n';
import { sessionStore } from './session-store';

export interface PendingAction {
  /** done once the visitor has signed in */
  run: () => unknown;
  /** done when they close the dialog without */
  otherwise?: (() => unknown) | undefined;
  /** path and query of the page where it was asked for */
  from: string;
}

export interface SignInRequest {
  /** message for a toast, e.g. 'Please login to view your cart!' (docs/product.md §6) */
  reason?: string;
  /** what waits for the sign-in */
  then?: () => unknown;
  /** what is done in its place by who does not sign in */
  otherwise?: (() => unknown) | undefined;
  /** the toast to turn into `reason`; without it a new one is shown */
  toastId?: string;
}

let pending: PendingAction | undefined;

/** Runs `then` at once for a signed-in visitor; otherwise asks to sign in and keeps it (the latest one only) until that is done. */
export function requireSignIn(request: SignInRequest = {}): void {
  if (sessionStore.getState().status === 'signed-in') {
    request.then?.();
    return;
  }
  askToSignIn(request);
}

/** Asks to sign in whatever this tab believes of its session: for the case that the server does not know it. */
export function askToSignIn({ reason, then, otherwise, toastId = 'sign-in' }: SignInRequest): void {
  const goOn = (): void => {
    // the reason has been heard
    toast.dismiss(toastId);
    otherwise?.();
  };
  pending = then && { run: then, from: currentAddress(), ...(otherwise && { otherwise: goOn }) };
  if (reason) toast.error(reason, { id: toastId });
  emit('sign-in-requested', { reason });
}

/** Hands over what waits for the sign-in, once. */
export function takePendingAction(): PendingAction | undefined {
  const action = pending;
  pending = undefined;
  return action;
}
