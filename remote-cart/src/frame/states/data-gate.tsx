import { useMessages } from '@tessera/shared/i18n';
import { DataGate as SharedGate, type DataGateProps } from '@tessera/shared/components';
import { frameMessages } from '../../messages/frame';

/** A place that waits for its data, with the words of these pages. */
export function DataGate<Data>(props: Omit<DataGateProps<Data>, 'hint'>) {
  return <SharedGate {...props} hint={useMessages(frameMessages).failureText} />;
}
