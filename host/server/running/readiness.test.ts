import fastify from 'fastify';
import { Readiness } from './readiness';

function setup() {
  const state = { known: false, warm: false, time: 0 };
  const app = fastify();
  const options = { isKnown: () => state.known, isWarm: () => state.warm, now: () => state.time };
  const readiness = new Readiness(options);
  readiness.serve(app);
  const status = async (path = '/readyz') => (await app.inject(path)).statusCode;
  return { state, readiness, status };
}

test('a new server is ready once it knows the shop and has a renderer', async () => {
  const { state, status } = setup();
  expect(await status()).toBe(503);
  state.known = true;
  expect(await status()).toBe(503);
  state.warm = true;
  expect(await status()).toBe(200);
});

test('it is ready without a renderer when that takes long, and stays so when renderers are lost', async () => {
  const { state, status } = setup();
  state.known = true;
  state.time = 3_000;
  expect(await status()).toBe(200);
  const busy = setup();
  Object.assign(busy.state, { known: true, warm: true });
  expect(await busy.status()).toBe(200);
  busy.state.warm = false;
  expect(await busy.status()).toBe(200);
});

test('without the registry it is not ready, however long it takes', async () => {
  const { state, status } = setup();
  Object.assign(state, { warm: true, time: 60_000 });
  expect(await status()).toBe(503);
});

test('one that stops is alive, and not ready', async () => {
  const { state, readiness, status } = setup();
  Object.assign(state, { known: true, warm: true });
  expect(await status()).toBe(200);
  readiness.stopping = true;
  expect([await status(), await status('/healthz')]).toEqual([503, 200]);
});
