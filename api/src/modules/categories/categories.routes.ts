import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  AdminCategoryList,
  CategoryEditBody,
  CategoryMergeBody,
  CategoryMoveBody,
  CategoryParams,
  CategoryPicks,
  CategoryPicksBody,
  CategoryVersionQuery,
  MOST_PICKS,
  NewCategoryBody,
} from './categories.schemas';
import type { AdminCategoriesService, CategoryWrite } from './categories.service';
import type { CategoryPicksService } from './category-picks.service';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: CategoryParams, response: { 200: ref(AdminCategoryList), ...failures } };

export interface CategoriesRoutesDeps extends RouteTools {
  adminCategories: AdminCategoriesService;
  categoryPicks: CategoryPicksService;
}

const writeOf = (request: FastifyRequest, category_id: string, version: number): CategoryWrite => ({
  category_id,
  actor: actorOf(request),
  version,
});

/** Categories, by staff: every answer is the whole tree as it is then. */
export function categoriesRoutes(api: App, { adminCategories, categoryPicks, policy }: CategoriesRoutesDeps): void {
  const write = policy.requireRight('products.write');

  api.get('/admin/categories', {
    schema: { ...base, summary: 'Every category', response: { 200: ref(AdminCategoryList) } },
    onRequest: policy.requireRight('products.read'),
    handler: () => adminCategories.list(),
  });

  api.post('/admin/categories', {
    schema: {
      ...base,
      summary: 'Makes a category',
      body: NewCategoryBody,
      response: { 201: ref(AdminCategoryList), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => {
      const { name, parent_id = null } = request.body;
      return reply.code(201).send(await adminCategories.create(actorOf(request), name, parent_id));
    },
  });

  api.patch('/admin/categories/:category_id', {
    schema: { ...one, summary: 'Changes what a category says, and its address', body: CategoryEditBody },
    onRequest: write,
    handler: (request) => {
      const { version, ...edit } = request.body;
      return adminCategories.update(writeOf(request, request.params.category_id, version), edit);
    },
  });

  api.post('/admin/categories/:category_id/move', {
    schema: { ...one, summary: 'Puts a category in another place of the tree', body: CategoryMoveBody },
    onRequest: write,
    handler: (request) => {
      const { version, ...to } = request.body;
      return adminCategories.move(writeOf(request, request.params.category_id, version), to);
    },
  });

  const picks = { ...base, params: CategoryParams, response: { 200: ref(CategoryPicks), ...failures } };
  api.get('/admin/categories/:category_id/picks', {
    schema: { ...picks, summary: 'The goods that come first in a category sorted by hand' },
    onRequest: policy.requireRight('products.read'),
    handler: (request) => categoryPicks.list(request.params.category_id),
  });

  api.put('/admin/categories/:category_id/picks', {
    schema: { ...picks, summary: 'Sorts a category by hand: these come first', body: CategoryPicksBody },
    config: { json_members: 2 * MOST_PICKS },
    onRequest: write,
    handler: (request) => {
      const { version, product_ids } = request.body;
      return categoryPicks.set(writeOf(request, request.params.category_id, version), product_ids);
    },
  });

  api.post('/admin/categories/:category_id/merge', {
    schema: { ...one, summary: 'Puts what is in a category into another, and removes it', body: CategoryMergeBody },
    onRequest: write,
    handler: (request) => {
      const { version, into } = request.body;
      return adminCategories.merge(writeOf(request, request.params.category_id, version), into);
    },
  });

  api.delete('/admin/categories/:category_id', {
    schema: { ...one, summary: 'Removes a category that nothing is in', querystring: CategoryVersionQuery },
    onRequest: write,
    handler: (request) => adminCategories.remove(writeOf(request, request.params.category_id, request.query.version)),
  });
}
