import type { Store } from '@tessera/shared/contract';
import { apiCode } from './api-code';
import { withInfra } from './infra';
import { currentShop } from './shop';

/** Sets when the sign-in dialog opens by itself, as the back office would. */
export const setSignInPrompt = (prompt: Store['sign_in_prompt']): Promise<void> =>
  withInfra((infra) => apiCode().setSignInPrompt(infra, prompt));

/** What a freshly loaded page is told about the sign-in dialog. */
export async function promptOf(path: string): Promise<string | undefined> {
  const html = await fetch(currentShop().url + path).then((response) => response.text());
  return /"sign_in_prompt":"(\w+)"/.exec(html)?.[1];
}
