import { sql } from 'kysely';
import type { Trx } from '../../infra/database/db';

/** What products show of their reviews. */
export const ratingRepository = {
  /**
   * Writes average, count and histogram anew from the published reviews. The product's row must be locked: else two
   * that publish at once would each miss the other's review.
   */
  async refresh(trx: Trx, product_id: string): Promise<void> {
    await sql`
      with counted as (
        select round(avg(rating), 2) as average, count(*)::integer as number, array[
          count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
          count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as stars
        from reviews where product_id = ${product_id} and published
      )
      update products set rating_average = counted.average, rating_count = counted.number,
        rating_histogram = counted.stars
      from counted where products.id = ${product_id}`.execute(trx);
  },
};
