/** The setting belongs to another database, or the database to another shop: nothing that was sealed can be read. */
export class WrongSecret extends Error {
  constructor() {
    super(
      'SHOP_SECRET is not the one that this database was used with: it opens none of its signing keys. ' +
        'Set the former one, or take leave of what it sealed with `node api/dist/cli.cjs secret:changed`',
    );
    this.name = 'WrongSecret';
  }
}
