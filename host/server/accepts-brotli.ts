import type { FastifyRequest } from 'fastify';

/** Whether the visitor's browser takes Brotli (RFC 7932). */
export const acceptsBrotli = ({ headers }: FastifyRequest): boolean => /\bbr\b/.test(headers['accept-encoding'] ?? '');
