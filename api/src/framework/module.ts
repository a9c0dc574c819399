import type { Config } from '../core/config';
import type { App, AuthLimit, RouteTools } from './routes/http';
import type { Infra } from '../infra';
import type { JobKind } from './door/job-kinds';
import type { PersonalData } from './door/personal-data';
import type { FixedRetention, Retention } from './door/retention';

/** What services may ask for beside those of other modules. */
export interface ModuleContext extends Infra {
  /** what every module holds about people; complete once all services are there */
  areas: readonly PersonalData[];
  /** every kind of long job; complete once all services are there */
  kinds: readonly JobKind[];
  /** how long every module keeps what; complete once all services are there */
  retained: readonly Retention[];
  /** the times among them that nobody chooses */
  fixed: readonly FixedRetention[];
}

/** What routes are given beside services. */
export interface Tools extends RouteTools {
  config: Config;
  authLimit: AuthLimit;
}

type Routes<Services> = (api: App, tools: Tools & Services) => void | Promise<void>;

/** What HTTP is told of a module. */
export interface Web<Services> {
  /** with an `$id` each */
  schemas?: readonly object[];
  routes?: readonly Routes<Services>[];
  /** those that take files: that costs two hooks on every request, so only these do */
  uploadRoutes?: readonly Routes<Services>[];
}

/** What a module adds to the shop, by the services that it knows. */
export interface ModuleHooks<Services> {
  /** its folder's */
  name: string;
  /** imported when it is asked for: the worker and most commands never do */
  web?: () => Promise<Web<Services>>;
  /** starts its background work in a worker */
  jobs?: (infra: Infra, services: Services) => void | Promise<void>;
  /** removes what has expired; each waits for the one before */
  hourly?: (services: Services) => Promise<unknown>;
  /** Kinds of long jobs that staff may start (framework/door/job-kinds.ts). */
  jobKinds?: (services: Services) => JobKind[];
  /** How long it keeps what grows or is about people, where staff may choose that: the module `retention` removes it. */
  retention?: (infra: Infra, services: Services) => Retention[];
  /** The same where nobody chooses: told on the screen alone. */
  fixedRetention?: readonly FixedRetention[];
  /** What it holds about people. Modules that need others forget first: returns before orders, orders before mails. */
  personalData?: (services: Services) => PersonalData[];
}

/** A folder of modules/, as its `<name>.module.ts` states it. */
export interface Module<Needs, Gives> extends ModuleHooks<Needs & Gives> {
  /**
   * Makes its services. Other modules know them by these names, so that each name is given once.
   * @param needs services of modules that stand before it in modules.ts
   */
  services: (context: ModuleContext, needs: Needs) => Gives;
}

type ModuleDefinition<Needs, Gives> = Pick<Module<Needs, Gives>, 'services'> & ModuleHooks<NoInfer<Needs & Gives>>;

/** States a module: what it needs and gives is read from `services` alone, and the rest must keep to it. */
export function defineModule<Needs extends object, Gives extends object>(
  module: ModuleDefinition<Needs, Gives>,
): Module<Needs, Gives> {
  return module;
}

/** None of the names that are given already. (`object`: else it must have one of them.) */
type NewNames<Services> = object & { [Name in keyof Services]?: never };

/** Modules in their order: each may need what those before it give, or the list does not compile. */
export interface Composition<Services> {
  list: readonly ModuleHooks<Services>[];
  with<Gives extends NewNames<Services>>(module: Module<Services, Gives>): Composition<Services & Gives>;
  /** Makes the services of all of them. */
  createServices(infra: Infra): Services;
}

/** A list of no modules; `with` adds one. */
export function compose(): Composition<object> {
  return composition([], () => ({}));
}

interface OpenModuleContext extends ModuleContext {
  areas: PersonalData[];
  kinds: JobKind[];
  retained: Retention[];
  fixed: FixedRetention[];
}

function composition<Services extends object>(
  list: readonly ModuleHooks<Services>[],
  /** @param offered what modules are given: whoever makes services adds them */
  create: (context: OpenModuleContext, offered: object) => Services,
): Composition<Services> {
  return {
    list,
    createServices(infra) {
      const context = { ...infra, areas: [], kinds: [], retained: [], fixed: [] };
      return create(context, { ...context });
    },
    with: (module) =>
      composition([...list, module], (context, offered) => {
        const needs = create(context, offered);
        const given = module.services(context, offered as typeof needs); // it has all of them
        // Of two things of one name (`changes`) the infrastructure's is meant, in whatever order a module spreads them.
        Object.assign(offered, given, context);
        const services = Object.assign(needs, given);
        context.kinds.push(...(module.jobKinds?.(services) ?? []));
        context.retained.push(...(module.retention?.(context, services) ?? []));
        context.fixed.push(...(module.fixedRetention ?? []));
        context.areas.unshift(...(module.personalData?.(services) ?? []));
        return services;
      }),
  };
}
