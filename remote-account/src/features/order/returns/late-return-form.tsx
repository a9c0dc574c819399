import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { loadLate } from '@tessera/shared/late';
import { paths } from '@tessera/shared/paths';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { DataGate } from '../../../frame/section/data-gate';
import { lateQuery } from '../../../frame/section/late-query';
import { Loading } from '../../../frame/section/loading';
import { Section } from '../../../frame/section/section';
import { ordersMessages } from '../../../messages/orders';
import styles from './return-form.module.css';

/** The form's own chunk: most orders are kept. */
const formCode = lateQuery('return-form', async () => ({
  Form: await loadLate(() => import(/* webpackChunkName: "return-form" */ './return-form')),
}));

/** The form that asks to give something back, once its code is here. */
export function LateReturnForm({ order }: { order: Order }) {
  const text = useMessages(ordersMessages);
  const code = useQuery(formCode);
  const navigate = useNavigate();
  const close = (): void => void navigate(paths.order(order.number), { replace: true });
  const skeleton = (
    <Section title={text.formTitle} intro={text.formText}>
      <Loading label={text.formLoading}>
        <div className={styles.Form}>
          {order.items.map(({ id }) => (
            <Skeleton key={id} shape="row" />
          ))}
        </div>
      </Loading>
    </Section>
  );
  return (
    <DataGate query={code} failure={text.formFailure} skeleton={skeleton}>
      {({ Form }) => <Form order={order} onClose={close} />}
    </DataGate>
  );
}
