import { DRAFTS_KEY } from '@tessera/shared/session';
import { currentAddress } from '@tessera/shared/i18n';

/** By field name: text, or whether a box is ticked. */
export type DraftValues = Record<string, string | boolean>;

export interface StoredDraft {
  values: DraftValues;
  /** path and query of the page on which it was typed */
  from: string;
  /** milliseconds since 1970, by this computer's clock */
  at: number;
}

type StoredDrafts = Record<string, StoredDraft>;

const MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** characters of everything together */
const SIZE_LIMIT = 64 * 1024;
const MOST_DRAFTS = 20;

/** A path of this shop: what stands in the storage must not lead anywhere else. */
const OWN_PATH = /^\/(?![/\\])/;

function isFresh(draft: unknown): draft is StoredDraft {
  const { values, from, at } = Object(draft) as Partial<StoredDraft>; // each field is checked in the next lines
  const isWhole = typeof values === 'object' && values !== null && typeof from === 'string' && OWN_PATH.test(from);
  return isWhole && typeof at === 'number' && Math.abs(Date.now() - at) < MAX_AGE_MS;
}

/** The drafts of this user in this tab; none of another user, none that are old, none where the storage is closed. */
export function readDrafts(userId: string): StoredDrafts {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(DRAFTS_KEY) ?? 'null');
    const { user_id, drafts } = Object(stored) as { user_id?: unknown; drafts?: unknown }; // whatever stands there
    if (user_id !== userId) return {};
    const entries: [string, unknown][] = Object.entries(Object(drafts));
    return Object.fromEntries(entries.filter((entry): entry is [string, StoredDraft] => isFresh(entry[1])));
  } catch {
    return {};
  }
}

/** The newest ones that fit, as text; undefined when none is left. */
function serialise(userId: string, drafts: StoredDrafts): string | undefined {
  const newestFirst = Object.entries(drafts).sort(([, a], [, b]) => b.at - a.at);
  for (const newest = newestFirst.slice(0, MOST_DRAFTS); newest.length > 0; newest.pop()) {
    const text = JSON.stringify({ user_id: userId, drafts: Object.fromEntries(newest) });
    if (text.length <= SIZE_LIMIT) return text;
  }
  return undefined;
}

function write(userId: string, drafts: StoredDrafts): void {
  try {
    const text = serialise(userId, drafts);
    if (text) sessionStorage.setItem(DRAFTS_KEY, text);
    else sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // a storage that is full or closed keeps no drafts: typing goes on without
  }
}

/** Keeps what a user has typed in a form; without any values the draft is dropped. Drafts of another user give way. */
export function keepDraft(userId: string, key: string, values: DraftValues): void {
  const { [key]: _before, ...others } = readDrafts(userId);
  const isEmpty = Object.keys(values).length === 0;
  const draft = { values, from: currentAddress(), at: Date.now() };
  write(userId, isEmpty ? others : { ...others, [key]: draft });
}

/** Forgets a draft of the present user: it was sent, or given up. */
export function dropDraft(userId: string | undefined, key: string): void {
  if (userId !== undefined) keepDraft(userId, key, {});
}
