import type { AdminClient } from './admin-client';

export interface LiveVersion {
  name: string;
  /** null: no version is live */
  version: string | null;
}

/**
 * Makes a published version the one that the shop composes, forward or back.
 * @param expected the version that must be live at that moment, null for none; undefined: whichever
 * @throws Refused; with `remotes.live_changed` where another version is live than expected
 */
export async function promote(
  client: Pick<AdminClient, 'post'>,
  { name, version, expected }: { name: string; version: string; expected?: string | null },
): Promise<LiveVersion> {
  const body = { version, ...(expected === undefined ? {} : { expected }) };
  return (await client.post(`admin/remotes/${name}/live`, body)) as unknown as LiveVersion; // the API's own response schema states the shape
}
