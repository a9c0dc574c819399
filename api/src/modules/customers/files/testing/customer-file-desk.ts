import type { CustomerCheckItemList, CustomerCheckResult, CustomerFile } from '@tessera/shared/contract';
import type { TestShop } from '../../../../../test/harness';
import { aFileDesk } from '../../../../framework/files/testing/file-desk';

/** Somebody of the staff who sends files of customers, has them checked and written. */
export async function aCustomerFileDesk(shop: TestShop) {
  const desk = await aFileDesk(shop);
  const send = (content: string, by?: Parameters<typeof desk.sendTo>[3]) =>
    desk.sendTo(['POST', 'customer-files'], content, 'people.csv', by);

  async function check(content: string) {
    const answer = await send(content);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const file = answer.json<CustomerFile>();
    const fields = file.columns.map(({ field }) => field);
    const job = await desk.finish(await desk.begin('customers.check_file', { file_id: file.id, fields }));
    if (job.state !== 'done' || job.failed > 0) throw new Error(JSON.stringify(job));
    const { counts } = await desk.read<CustomerCheckResult>(`customer-checks/${job.id}`);
    const customers = Object.fromEntries(
      Object.entries(counts).map(([verdict, figure]) => [verdict, figure.customers]),
    );
    return { id: job.id, file, customers };
  }

  return {
    ...desk,
    send,
    check,
    items: async (check_id: string, query = '') =>
      (await desk.read<CustomerCheckItemList>(`customer-checks/${check_id}/items?page_size=100&${query}`)).items,
    /** Checks and writes it. */
    async bring(content: string) {
      const checked = await check(content);
      const job = await desk.finish(await desk.begin('customers.import_file', { check_id: checked.id }));
      return { ...checked, job };
    },
    exported: async (): Promise<string> => desk.fileOf(await desk.begin('customers.export_whole', {})),
  };
}
