/** Typed events between the shared areas, the remotes and the shell. The shell turns them into toasts and dialogs. */
import type { Image, Role } from '@tessera/shared/contract';

export type ToastType = 'loading' | 'success' | 'error' | 'info';

/** whether the visitor did it here or in another tab of the same browser */
export type SessionOrigin = 'this-tab' | 'other-tab';

/** What a toast offers to do: never the only way to it, since toasts go by themselves. */
export interface ToastAction {
  label: string;
  run: () => void;
}

/**
 * What staff's live feed says (docs/api.md, 'Live feed'). `connected`: whatever was read before may be old; `changed` and
 * `present` are about a record, `notice` about a notice.
 */
export interface StaffNews {
  type: 'connected' | 'notice' | 'changed' | 'present' | 'rights';
  /** of the record, or the notice */
  kind?: string;
  id?: string;
}

export interface ShopEvents {
  /** the same `id` again updates the toast in its place */
  toast: { id: string; type: ToastType; text: string; action?: ToastAction; image?: Image };
  'toast-dismissed': { id: string };
  'sign-in-requested': { reason?: string; tab?: 'sign-in' | 'create-account' };
  /** asks for the contact dialog, its fields filled in as far as it is known what this is about */
  'contact-requested': { type?: 'general' | 'order' | 'returns' | 'technical'; subject?: string };
  /** asks for the drawer that shows the page `to`, or else for the page itself */
  'drawer-requested': { to: string };
  /** the server refused to renew the session; it has been cleared */
  'session-expired': undefined;
  'signed-in': { role: Role; origin: SessionOrigin };
  /** `expired`: the server refused to renew it in another tab, nobody asked for it */
  'signed-out': { origin: SessionOrigin; expired: boolean };
  /** in the back office alone, from the shell to the open page */
  'staff-news': StaffNews;
  /** in the back office alone: something leads to another page by itself; whoever has unsaved changes holds it up and asks */
  'page-leaving': { to: string; hold: () => void };
  /** the browser went back or forward, which the router has not heard of yet: whoever stops this event keeps it from it */
  'history-stepped': PopStateEvent;
  'remote-failed': { name: string; error: unknown };
}

export type EventName = keyof ShopEvents;
type Payload<Name extends EventName> = ShopEvents[Name] extends undefined ? [] : [payload: ShopEvents[Name]];
type Listener<Name extends EventName> = (payload: ShopEvents[Name]) => void;

const listeners = new Map<EventName, Set<Listener<never>>>();

/**
 * Listens to one kind of event.
 * @returns a function that ends listening
 */
export function on<Name extends EventName>(name: Name, listener: Listener<Name>): () => void {
  const group = listeners.get(name) ?? new Set();
  listeners.set(name, group);
  group.add(listener);
  return () => group.delete(listener);
}

/** Tells every listener of `name`, in the order in which they joined. Never throws: a listener's error is reported. */
export function emit<Name extends EventName>(name: Name, ...[payload]: Payload<Name>): void {
  for (const listener of [...(listeners.get(name) ?? [])]) {
    try {
      // `on` only stores listeners of this event's payload under its name
      (listener as (payload: unknown) => void)(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

/**
 * Begins to tell of the browser's own Back and Forward (`history-stepped`). Called before a router is made: at the window,
 * browsers call those first that listened first, whether they capture or not.
 */
export function tellOfHistory(): void {
  addEventListener('popstate', (event) => emit('history-stepped', event));
}

let toastCount = 0;

interface ToastOptions {
  id?: string;
  action?: ToastAction;
  /** what it is about; its words say the same */
  image?: Image;
}

function show(type: ToastType, text: string, { id = `toast-${++toastCount}`, ...rest }: ToastOptions = {}): string {
  const { action, image } = rest;
  emit('toast', { id, type, text, ...(action && { action }), ...(image && { image }) });
  return id;
}

/**
 * Shows a toast, or updates the one with the same `id` in its place (docs/product.md §9 states how long each stays).
 * Each returns the id.
 */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: { id?: string }) => show('error', text, options),
  info: (text: string, options?: { id?: string }) => show('info', text, options),
  loading: (text: string, options?: { id?: string }) => show('loading', text, options),
  dismiss: (id: string) => emit('toast-dismissed', { id }),
};
