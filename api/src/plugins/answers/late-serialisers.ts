import type { FastifySerializerCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import type { App } from '../../framework/http';

type Serialise = ReturnType<FastifySerializerCompiler<TSchema>>;

/** By schema; of all apps of a process, whose schemas are the same ones: tests make an app for each of their files. */
const known = new Map<string, Serialise>();

/**
 * Compiles what writes an answer when such an answer is first sent, once for all routes that answer alike. Fastify would
 * do it for each route before the first request: most of the time that a start takes, for what is hardly ever asked.
 * Must be called before the routes, `named` being one that is left to Fastify: that makes it set up its compiler.
 */
export function lateSerialisers(api: App, named: string): void {
  function make(route: Parameters<FastifySerializerCompiler<TSchema>>[0], key: string): Serialise {
    const made = known.get(key) ?? api.serializerCompiler?.(route);
    if (!made) throw new Error(`The route ${named} is missing`);
    known.set(key, made);
    return made;
  }

  const compile: FastifySerializerCompiler<TSchema> = (route) => {
    const key = JSON.stringify(route.schema);
    let own: Serialise | undefined;
    return (data) => (own ??= make(route, key))(data);
  };

  api.addHook('onRoute', (route) => {
    if (route.url !== named) route.serializerCompiler ??= compile;
  });
}
