import { sql } from 'kysely';

/**
 * Joins a product's first picture as `shown.image`: null where it has none.
 * @param product_id the column that names the product, e.g. 'products.id'
 */
export const firstPicture = (product_id: string) => sql`
  left join lateral (
    select jsonb_build_object('hash', images.hash, 'ext', images.ext, 'width', images.width, 'height', images.height,
      'tone', images.tone, 'alt', coalesce(nullif(product_images.alt, ''), images.alt),
      'derived_widths', to_jsonb(images.derived_widths), 'focus', images.focus) as image
    from product_images join images on images.id = product_images.image_id
    where product_images.product_id = ${sql.ref(product_id)} order by product_images.position limit 1
  ) as shown on true`;
