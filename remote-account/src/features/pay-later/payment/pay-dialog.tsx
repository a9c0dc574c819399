import { useMessages } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { Dialog, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { DataGate } from '../../../frame/section/data-gate';
import { lateQuery } from '../../../frame/section/late-query';
import { payLaterMessages } from '../../../messages/pay-later';
import type { PayFormProps } from './pay-form';
import type { Payable } from '../stripe/use-stripe-step';

interface PayDialogProps extends Omit<PayFormProps, 'payable'> {
  /** what is to be paid; nothing is open without */
  payable: Payable | undefined;
}

const formCode = lateQuery('pay-form', async () => ({
  Form: await loadLate(() => import(/* webpackChunkName: "pay-form" */ './pay-form')),
}));

/** Pays an instalment. The form's code comes with the first time that it is opened. */
export function PayDialog({ payable, ...rest }: PayDialogProps) {
  const text = useMessages(payLaterMessages);
  const code = useQuery({ ...formCode, enabled: payable !== undefined });
  const title = payable ? text.payTitle(payable.instalment.number, payable.schedule.order_number) : '';
  return (
    <Dialog open={payable !== undefined} onClose={rest.onClose} title={title}>
      {payable && (
        <DataGate query={code} failure={text.formMissing} skeleton={<Skeleton shape="row" />}>
          {({ Form }) => <Form payable={payable} {...rest} />}
        </DataGate>
      )}
    </Dialog>
  );
}
