import { setTimeout as sleep } from 'node:timers/promises';
import type { Category, ProductList } from '@tessera/shared/contract';
import { makeAccounts, signIn } from '../../kit/buyers/accounts';
import { median, percentile } from '../../kit/load/statistics';
import { ratio, type Row } from '../../kit/row';
import { readApi, type Shop } from '../../kit/shop/shop';
import type { Measure } from '../measure';

const CLIENTS = 32;
const READERS = 2;
const ROUNDS = 5;
const REACH = 2;
const ORDERS = ['newest', 'price', '-price', 'name', 'rating', 'best_selling'];

interface Storm {
  /** sign-ins that were answered with a session */
  signedIn: number;
  /** sign-ins that were told to come back */
  refused: number;
}

/** Every client signs in again and again until `stop`; one that is told to wait (503) does. */
async function storm(apiUrl: string, emails: string[], stop: AbortSignal): Promise<Storm> {
  const result: Storm = { signedIn: 0, refused: 0 };
  const client = async (email: string) => {
    while (!stop.aborted) {
      const { status } = await signIn(apiUrl, email);
      if (status === 200) result.signedIn += 1;
      else if (status === 503) {
        result.refused += 1;
        await sleep(1_000);
      } else throw new Error(`A sign-in answered ${status}`);
    }
  };
  await Promise.all(emails.map(client));
  return result;
}

async function listingAddresses({ apiUrl }: Shop): Promise<string[]> {
  const categories = await readApi<Category[]>(apiUrl, 'products/categories');
  return categories.flatMap(({ slug }) => ORDERS.map((sort) => `products?category=${slug}&sort=${sort}&page_size=24`));
}

/** Reads listings for some seconds. @returns the 99th percentile of their times, milliseconds */
async function readListings(apiUrl: string, addresses: string[], seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  const times: number[] = [];
  const reader = async (first: number) => {
    for (let index = first; performance.now() < end; index += 1) {
      const started = performance.now();
      await readApi<ProductList>(apiUrl, addresses[index % addresses.length] ?? '');
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: READERS }, (_, index) => reader(index * 7)));
  return percentile(times, 0.99);
}

/**
 * Listings while 32 clients sign in without a pause: the 99th percentile of two readers' times on the API's own port,
 * during the storm over without it. Both take turns, and the row is the median of the rounds' ratios. Each client has an
 * account of its own, and the calls come from many addresses by `X-Forwarded-For`, which the API believes from this
 * machine; its limits are as `npm start` sets them.
 */
export const loginStorm: Measure = {
  name: 'login-storm',
  async run({ shop, settings }) {
    const { apiUrl } = shop;
    const emails = await makeAccounts(apiUrl, 'storm', CLIENTS);
    const addresses = await listingAddresses(shop);
    await readListings(apiUrl, addresses, 1);
    const rounds: { quiet: number; stormy: number; storm: Storm }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const quiet = await readListings(apiUrl, addresses, settings.loadSeconds);
      const stop = new AbortController();
      const running = storm(apiUrl, emails, stop.signal);
      const stormy = await readListings(apiUrl, addresses, settings.loadSeconds);
      stop.abort();
      rounds.push({ quiet, stormy, storm: await running });
    }
    const value = median(rounds.map(({ quiet, stormy }) => stormy / quiet));
    const sum = (key: keyof Storm) => rounds.reduce((total, round) => total + round.storm[key], 0);
    const row: Row = {
      what: `Listings, 99th percentile while ${CLIENTS} clients sign in ÷ without`,
      reach: `≤ ${REACH}`,
      measured: ratio(value),
      reached: value <= REACH,
      detail:
        `${median(rounds.map(({ stormy }) => stormy)).toFixed(1)} ms against ${median(rounds.map(({ quiet }) => quiet)).toFixed(1)} ms; ` +
        `${sum('signedIn')} sign-ins in ${ROUNDS * settings.loadSeconds} s, ${sum('refused')} told to come back`,
    };
    return [row];
  },
};
