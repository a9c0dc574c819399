import { modules } from './modules';

/** Every use case of the shop, for the HTTP server, the worker and the command line alike. */
export const { createServices } = modules;

export type Services = ReturnType<typeof createServices>;
