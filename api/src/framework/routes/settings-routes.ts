import type { Static, TSchema } from 'typebox';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { actorOf } from './http';
import type { Actor, App, Policy } from './http';
import type { Right } from '../staff/rights';

interface SettingsRoutesDeps<Settings extends TSchema, Body extends TSchema> {
  policy: Pick<Policy, 'requireRight'>;
  /** below `/admin` */
  path: `/admin/${string}`;
  rights: { read: Right; write: Right };
  summaries: { get: string; put: string };
  schemas: { settings: Settings; body: Body };
  get(): Promise<Static<Settings>>;
  /** @throws AppError where somebody was faster (409), or it cannot be so (422) */
  update(actor: Actor & { user_id: string }, body: Static<Body>): Promise<Static<Settings>>;
}

/** Settings that staff read whole and save whole, with the version that they have seen: `GET` and `PUT` of one path. */
export function settingsRoutes<Settings extends TSchema, Body extends TSchema>(
  api: App,
  { policy, path, rights, summaries, schemas, get, update }: SettingsRoutesDeps<Settings, Body>,
): void {
  // that `get` and `update` answer as it says is held by the types above
  const answer = ref<TSchema>(schemas.settings);

  api.get(path, {
    schema: { tags: ['admin'], summary: summaries.get, response: { 200: answer } },
    onRequest: policy.requireRight(rights.read),
    handler: () => get(),
  });

  api.put(path, {
    schema: {
      tags: ['admin'],
      summary: summaries.put,
      body: schemas.body,
      response: { 200: answer, 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight(rights.write),
    handler: (request) => update(actorOf(request), request.body as Static<Body>), // as its schema has checked it
  });
}
