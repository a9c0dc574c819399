import type { ProductCheckItemList, ProductCheckResult, ProductFile } from '@tessera/shared/contract';
import type { TestShop } from '../../../../../test/harness';
import type { SignedIn } from '../../../../../test/people';
import { aFileDesk as anyFileDesk } from '../../../../framework/files/testing/file-desk';

export type FileDesk = Awaited<ReturnType<typeof aFileDesk>>;

/** Somebody of the staff who sends files of products, has them checked and written. */
export async function aFileDesk(shop: TestShop) {
  const desk = await anyFileDesk(shop);
  const { sendTo, begin, finish, read } = desk;

  const send = (content: Buffer | string, by?: Pick<SignedIn, 'headers'>) =>
    sendTo(['POST', 'product-files'], content, 'goods.csv', by);

  async function sent(content: Buffer | string): Promise<ProductFile> {
    const answer = await send(content);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json<ProductFile>();
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
    const { pictures_left, pictures_coming, pictures_missing } = pictures;
    return { id: job.id, file, products, pictures_left, pictures_coming, pictures_missing };
  }

  const sendZip = (file_id: string, zip: Buffer) =>
    sendTo(['PUT', `product-files/${file_id}/pictures`], zip, 'pictures.zip');

  return {
    ...desk,
    send,
    sendZip,
    sent,
    check,
    items: async (check_id: string, query = '') =>
      (await read<ProductCheckItemList>(`product-checks/${check_id}/items?page_size=100&${query}`)).items,
    /** Checks and writes it. */
    async bring(content: Buffer | string, zip?: Buffer) {
      const checked = await check(content, zip);
      return { ...checked, job: await finish(await begin('products.import_file', { check_id: checked.id })) };
    },
  };
}
