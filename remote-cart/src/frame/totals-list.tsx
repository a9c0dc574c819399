import { useMessages } from '@tessera/shared/i18n';
import { TotalsList as SharedTotals, type TotalsListProps } from '@tessera/shared/components';
import { frameMessages } from '../messages/frame';
import { useLocale } from './page-locale';

/** What it comes to, with the words of the checkout. */
export function TotalsList(props: Omit<TotalsListProps, 'text' | 'locale' | 'refunded'>) {
  return <SharedTotals {...props} text={useMessages(frameMessages)} locale={useLocale()} />;
}
