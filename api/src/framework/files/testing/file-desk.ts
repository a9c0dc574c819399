import type { StaffJob } from '@tessera/shared/contract';
import type { TestShop } from '../../../../test/harness';
import { signIn } from '../../../../test/people';
import type { SignedIn } from '../../../../test/people';
import { newId } from '../../../infra/basics/ids';

/** Somebody of the staff who sends files, and whose jobs are done at once. */
export async function aFileDesk(shop: TestShop) {
  const staff = await signIn(shop, 'ADMIN');

  async function sendTo(
    [method, url]: ['POST' | 'PUT', string],
    content: Buffer | string,
    name: string,
    by: Pick<SignedIn, 'headers'> = staff,
  ) {
    const mark = 'tessera-boundary';
    const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${mark}--\r\n`)]);
    const headers = {
      ...by.headers,
      'idempotency-key': newId(),
      'content-type': `multipart/form-data; boundary=${mark}`,
    };
    return shop.app.inject({ method, url: `/api/admin/${url}`, headers, payload });
  }

  const start = (kind: string, parameters: object) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/admin/jobs',
      headers: { ...staff.headers, 'idempotency-key': newId() },
      payload: { kind, parameters },
    });

  async function begin(kind: string, parameters: object): Promise<StaffJob> {
    const answer = await start(kind, parameters);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<StaffJob>();
  }

  const read = async <T>(url: string): Promise<T> =>
    (await shop.app.inject({ url: `/api/admin/${url}`, headers: staff.headers })).json<T>();

  const turn = () => shop.services.jobRunner.turn();

  async function finish(job: StaffJob): Promise<StaffJob> {
    while (await turn());
    return read<StaffJob>(`jobs/${job.id}`);
  }

  return {
    staff,
    sendTo,
    start,
    begin,
    turn,
    finish,
    read,
    /** What a job has written into its file. */
    async fileOf(job: StaffJob): Promise<string> {
      await finish(job);
      return (await shop.infra.files.read(`private/jobs/${job.id}`)).toString();
    },
  };
}
