import type { ProductCheckItemList, ProductCheckResult, ProductFile, StaffJob } from '@tessera/shared/contract';
import type { TestShop } from '../../../../../test/harness';
import { signIn } from '../../../../../test/people';
import type { SignedIn } from '../../../../../test/people';
import { newId } from '../../../../infra/basics/ids';

export type FileDesk = Awaited<ReturnType<typeof aFileDesk>>;

/** Somebody of the staff who sends files of products, has them checked and written. */
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

  const send = (content: Buffer | string, by?: Pick<SignedIn, 'headers'>) =>
    sendTo(['POST', 'product-files'], content, 'goods.csv', by);

  async function sent(content: Buffer | string): Promise<ProductFile> {
    const answer = await send(content);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<ProductFile>();
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

  /** @param zip of pictures, sent beside it */
  async function check(content: Buffer | string, zip?: Buffer) {
    const file = await sent(content);
    if (zip) await sendZip(file.id, zip);
    const fields = file.columns.map(({ field }) => field);
    const job = await finish(await begin('products.check_file', { file_id: file.id, fields }));
    if (job.state !== 'done' || job.failed > 0) throw new Error(JSON.stringify(job));
    const { counts, ...pictures } = await read<ProductCheckResult>(`product-checks/${job.id}`);
    const products = Object.fromEntries(Object.entries(counts).map(([verdict, figure]) => [verdict, figure.products]));
    const { pictures_left, pictures_coming } = pictures;
    return { id: job.id, file, products, pictures_left, pictures_coming };
  }

  const sendZip = (file_id: string, zip: Buffer) =>
    sendTo(['PUT', `product-files/${file_id}/pictures`], zip, 'pictures.zip');

  return {
    staff,
    send,
    sendZip,
    sent,
    start,
    begin,
    turn,
    finish,
    read,
    check,
    items: async (check_id: string, query = '') =>
      (await read<ProductCheckItemList>(`product-checks/${check_id}/items?page_size=100&${query}`)).items,
    /** Checks and writes it. */
    async bring(content: Buffer | string, zip?: Buffer) {
      const checked = await check(content, zip);
      return { ...checked, job: await finish(await begin('products.import_file', { check_id: checked.id })) };
    },
    /** What a job has written into its file. */
    async fileOf(job: StaffJob): Promise<string> {
      await finish(job);
      return (await shop.infra.files.read(`private/jobs/${job.id}`)).toString();
    },
  };
}
