/**
 * Writes together what comes while the writing before is under way: under load many at a time, else each at once.
 * @param write writes all or nothing
 * @returns resolves when the item is written; throws what its writing threw
 */
export function createGatherer<Item>(write: (items: Item[]) => Promise<void>): (item: Item) => Promise<void> {
  let coming: { items: Item[]; written: Promise<void> } | undefined;
  let last: Promise<void> = Promise.resolve();

  return (item) => {
    if (!coming) {
      const items: Item[] = [];
      const written = last.then(() => {
        coming = undefined;
        return write(items);
      });
      last = written.catch(() => undefined);
      coming = { items, written };
    }
    coming.items.push(item);
    return coming.written;
  };
}
