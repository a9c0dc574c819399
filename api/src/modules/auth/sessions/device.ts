import { parse } from 'bowser';
import type { Language } from '../../../core/languages';
import { messageOf } from '../../../messages/message';

const unknownDevice = messageOf('auth.unknown_device');

/** What a person recognises a session by, from its User-Agent header: 'Firefox on Windows'. */
export function deviceOf(user_agent: string, language: Language): string {
  if (user_agent === '') return unknownDevice(language);
  const { browser, os } = parse(user_agent);
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? unknownDevice(language) : names.join(' on ');
}
