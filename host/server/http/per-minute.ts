/** Lines a minute from all browsers together. */
const MOST_A_MINUTE = 120;
/** Those of one address (IPv6: of one /64): whoever floods hides nothing of what fails elsewhere. */
const MOST_OF_ONE = 20;
const MINUTE = 60_000;

/** Lets 120 a minute through, and 20 of each address. @param now milliseconds */
export function perMinute(now: () => number): (address: string) => boolean {
  let since = now();
  let count = 0;
  const taken = new Map<string, number>();
  return (address) => {
    if (now() - since >= MINUTE) {
      since = now();
      count = 0;
      taken.clear();
    }
    const own = taken.get(address) ?? 0;
    if (count >= MOST_A_MINUTE || own >= MOST_OF_ONE) return false;
    count += 1;
    taken.set(address, own + 1);
    return true;
  };
}
