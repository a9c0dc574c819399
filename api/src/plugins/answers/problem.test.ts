import Fastify from 'fastify';
import pino from 'pino';
import { AppError } from '../../errors/errors';
import { verbatim } from '../../messages/message';
import type { App } from '../../framework/routes/http';
import { languages } from './language';
import { problems } from './problem';

/** An application whose one route fails as it is told. */
async function failingWith(error: Error, lines: string[] = []) {
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  // The type provider is of no matter to the error handler.
  const app = Fastify({ loggerInstance: logger }) as unknown as App;
  languages(app);
  problems(app);
  app.get('/', () => {
    throw error;
  });
  const answer = await app.inject({ url: '/?token=a-secret-token' });
  await app.close();
  return answer;
}
const withStatus = (statusCode: number): Error => Object.assign(new Error('inside story'), { statusCode });

describe('a refusal of the framework', () => {
  it.each([405, 406, 408, 411, 412, 414, 417, 418, 426, 431, 451])('keeps its status %i', async (status) => {
    const answer = await failingWith(withStatus(status));
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ status, code: 'request.not_valid', message: 'The request is not valid.' });
  });

  it.each([
    [400, 'request.not_valid'],
    [404, 'request.not_found'],
    [413, 'request.too_large'],
    [415, 'request.media_type'],
    [429, 'request.rate_limited'],
  ])('of status %i has the code %s', async (status, code) => {
    const answer = await failingWith(withStatus(status));
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });
});

describe('a failure of ours', () => {
  it.each([500, 501, 502, 599])('of status %i is told as 500, without its story', async (status) => {
    const answer = await failingWith(withStatus(status));
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('inside story');
  });

  it('is logged without the query, which may hold the token of a link', async () => {
    const lines: string[] = [];
    await failingWith(new Error('broken'), lines);
    const failure = lines.find((line) => line.includes('a request failed'));
    expect(failure).toContain('broken');
    expect(failure).not.toContain('a-secret-token');
  });

  it('says what an AppError says, with its fields and the seconds to wait', async () => {
    const options = { retry_after: 7, errors: { email: [verbatim('No')] } };
    const error = new AppError('request.rate_limited', {}, options);
    const answer = await failingWith(error);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '7']);
    expect(answer.json()).toMatchObject({
      message: 'Too many requests. Please wait a moment and try again.',
      errors: { email: ['No'] },
    });
  });
});
