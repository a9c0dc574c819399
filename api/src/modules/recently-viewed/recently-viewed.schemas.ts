import { Type } from 'typebox';
import { Id } from '../../schemas/basics/common';

const closed = { additionalProperties: false };

export const MOST_VIEWED = 30;

export const RecentlyViewed = Type.Object(
  { product_ids: Type.Array(Id, { description: 'last viewed first' }) },
  { ...closed, $id: 'RecentlyViewed' },
);

export const ViewedBody = Type.Object(
  { product_ids: Type.Array(Id, { maxItems: MOST_VIEWED, description: 'last viewed first' }) },
  closed,
);

export const recentlyViewedSchemas = [RecentlyViewed];
