import type { AuditList } from '@tessera/shared/contract';
import type { TestShop } from './harness';
import { appoint, signIn } from './people';
import type { SignedIn } from './people';

/** Settings as staff read and change them. @param page of them: its address below /api/admin, and what the audit log calls them */
export function openSettingsDesk(shop: TestShop, page: string) {
  let owner: SignedIn;
  beforeAll(async () => {
    owner = await signIn(shop, 'ADMIN');
  });

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = owner) =>
    shop.app.inject({ method, url: `/api/admin/${url}`, headers: by.headers, ...(payload ? { payload } : {}) });

  return {
    call,
    owner: () => owner,

    /** Once the owner's session has ended. */
    async signInAgain(): Promise<void> {
      owner = await signIn(shop, 'ADMIN');
    },

    /** What the audit log has of them, the latest first. */
    entries: async () => (await call('GET', `audit-log?record_type=${page}&record_id=${page}`)).json<AuditList>().items,

    /** Of two edits of one version one is saved, and the other is told what is there. @param version of both */
    async expectOneSaved(edits: [object, object], version: number): Promise<void> {
      const answers = await Promise.all(edits.map((edit) => call('PUT', page, edit)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({ code: 'conflict', present: { version: version + 1 } });
    },

    /** Support sees nothing of them, who may only read changes nothing. @param edit one that would be saved */
    async expectRights(edit: object): Promise<void> {
      const night = await signIn(shop);
      await appoint(shop, night.user_id, 'support');
      expect((await call('GET', page, undefined, night)).statusCode).toBe(403);
      await appoint(shop, night.user_id, 'read_only');
      expect((await call('GET', page, undefined, night)).statusCode).toBe(200);
      expect((await call('PUT', page, edit, night)).statusCode).toBe(403);
    },
  };
}
