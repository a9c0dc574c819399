import type { RemoteRoute } from '@tessera/shared/composition';
import { makeBuild, route, toMultipart } from '../../../../test/builds';
import type { TestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';

/** Remotes as those who operate the shop publish and release them. */
export function openRemotesDesk(shop: TestShop) {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await signIn(shop, 'ADMIN');
  });

  return {
    admin: () => admin,

    /** Once the session has ended. */
    async signInAgain(): Promise<void> {
      admin = await signIn(shop, 'ADMIN');
    },

    post: (name: string, call: string, payload: object = {}) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/admin/remotes/${name}/${call}`,
        payload,
        headers: { ...admin.headers },
      }),

    /** Sends a build with these pages. @returns the answer's status */
    async publish(
      name: string,
      version: string,
      paths = [`/${name}`],
      render: RemoteRoute['render'] = 'personal',
    ): Promise<number> {
      const build = makeBuild({ name, version, routes: paths.map((each) => ({ ...route(each), render })) });
      const { payload, headers } = toMultipart(build);
      const url = `/api/admin/remotes/${name}/versions`;
      const answer = await shop.app.inject({ method: 'POST', url, payload, headers: { ...admin.headers, ...headers } });
      return answer.statusCode;
    },
  };
}
