import type { Reconciliation } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { useParams, useSearchParams } from '@tessera/shared/vendor/router';
import { mainPage } from '../../../guard/record-page';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';
import { transactionsMessages } from '../../../messages/transactions/transactions';
import { MainScreen } from '../../../page/main-screen';
import { RecordGate } from '../../../page/record-gate';
import { RecordSkeleton } from '../../../page/record-skeleton';
import record from '../../../page/record.module.css';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import { ViewLinks } from '../../../views/view-links';
import { ReconciliationLines } from './reconciliation-lines';
import { ReconciliationSums } from './reconciliation-sums';
import { countText, isVerdict, periodText, VERDICTS } from './reconciliations.model';
import { reconciliationQuery } from './reconciliations.queries';

/** The results that the file has, each with how many lines. */
function Verdicts({ made, current }: { made: Reconciliation; current: string | null }) {
  const text = useMessages(reconciliationsMessages);
  const locale = useLocale();
  const views = VERDICTS.flatMap((verdict) => {
    const count = made.verdicts[verdict];
    if (count === 0) return [];
    const label = `${text.verdicts[verdict]} (${countText(verdict, count, locale)})`;
    return [{ key: verdict, label, href: adminPaths.reconciliation(made.id, verdict), current: current === verdict }];
  });
  const all = { key: 'all', label: text.all, href: adminPaths.reconciliation(made.id), current: !isVerdict(current) };
  return <ViewLinks label={text.views} views={[all, ...views]} />;
}

function Made({ made }: { made: Reconciliation }) {
  const text = useMessages(reconciliationsMessages);
  const { methods } = useMessages(transactionsMessages);
  const locale = useLocale();
  const [params] = useSearchParams();
  const verdict = params.get('verdict');
  const after = Number(params.get('after')) || 0;
  const { file_name, method, lines, fees, created_by, created_at, sums } = made;
  const facts = [
    methods[method],
    periodText(made, locale),
    text.feesTold(fees, fees.toLocaleString(locale)),
    `${momentOf(created_at, locale)} ${text.byWhom(created_by || text.somebodyGone)}`,
  ];
  return (
    <MainScreen
      title={file_name}
      parents={[
        { label: text.transactions, to: adminPaths.transactions() },
        { label: text.title, to: adminPaths.reconciliations() },
      ]}
      count={text.lines(lines, lines.toLocaleString(locale))}
    >
      <p className={rows.Quiet}>{facts.join(' · ')}</p>
      <div className={record.After}>
        <ReconciliationSums sums={sums} locale={locale} />
      </div>
      <div className={record.After}>
        <Verdicts made={made} current={verdict} />
      </div>
      <ReconciliationLines
        id={made.id}
        verdict={isVerdict(verdict) ? verdict : undefined}
        after={after}
        locale={locale}
      />
    </MainScreen>
  );
}

/** The comparison's own places, empty. */
const ReconciliationSkeleton = () => <RecordSkeleton label={useMessages(reconciliationsMessages).loading} />;

function ReconciliationScreen() {
  const text = useMessages(reconciliationsMessages);
  const { reconciliation: id = '' } = useParams();
  return (
    <RecordGate
      result={useQuery(reconciliationQuery(id))}
      skeleton={<ReconciliationSkeleton />}
      missing={{ title: text.missing, text: text.missingText, to: adminPaths.reconciliations(), label: text.toFiles }}
      failure={{ title: text.theFile, what: text.theFile }}
    >
      {(made) => <Made made={made} />}
    </RecordGate>
  );
}

/** /admin/transactions/reconciliations/{reconciliation}: what came of one file; the result on show lives in the address. */
export const Page = mainPage(ReconciliationSkeleton, ReconciliationScreen);
