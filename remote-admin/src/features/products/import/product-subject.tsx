import type { ProductCheckResult, ProductFile, StaffJob } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import type { ImportSubject } from '../../../import/import-subject';
import { importMessages } from '../../../messages/product/import';
import { importQuery } from './import.queries';
import { UnknownCategories } from './unknown-categories';
import { ZipCard } from './zip-card';

const ATTRIBUTE = 'attribute:';
const ATTRIBUTE_NAME = 'attribute_name:de:';
const ATTRIBUTE_VALUES = 'attribute_values:de:';
const LONGEST_ATTRIBUTE = 60;

/** What a column of an attribute is, in words; undefined for one of another kind. */
function useAttributeName(): (field: string) => string | undefined {
  const text = useMessages(importMessages);
  const kinds = [
    [ATTRIBUTE, text.attribute],
    [ATTRIBUTE_NAME, text.attributeName],
    [ATTRIBUTE_VALUES, text.attributeValues],
  ] as const;
  return (field) => {
    const [beginning, say] = kinds.find(([one]) => field.startsWith(one)) ?? [];
    return beginning === undefined ? undefined : say?.(field.slice(beginning.length));
  };
}

/** What is changed, in words. */
function useFieldName(): (field: string) => string {
  const text = useMessages(importMessages);
  const sayAttribute = useAttributeName();
  const names: Partial<Record<string, string>> = text.fields;
  return (field) => {
    if (field === 'variant') return text.check.newVariant;
    if (field === 'picture') return text.zip.title;
    if (field === 'image_id') return text.fields.variant_picture;
    return sayAttribute(field) ?? names[field] ?? field;
  };
}

/** A column may be an attribute, called as its heading says, or be its German words. */
function useAttributes() {
  const { attribute } = useMessages(importMessages);
  const sayAttribute = useAttributeName();
  return ({ heading, field }: ProductFile['columns'][number]) => {
    const known = field === null ? undefined : sayAttribute(field);
    if (field !== null && known !== undefined) return [{ field, label: known }];
    const canBe = heading !== '' && heading.length <= LONGEST_ATTRIBUTE;
    return canBe ? [{ field: ATTRIBUTE + heading, label: attribute(heading) }] : [];
  };
}

interface FoundProps {
  found: ProductCheckResult;
  isWritten: boolean;
  onChecked: (job_id: string) => void;
}

/** Names of pictures that are told; an ellipsis stands for the others. */
const MOST_NAMES = 10;
/** That many missing ones the API names: how many there are beyond is not known. */
const MOST_KNOWN = 100;

/** Which pictures come with the products, and which are not there. */
function Pictures({ found }: Pick<FoundProps, 'found'>) {
  const text = useMessages(importMessages).check;
  const locale = useLocale();
  const { pictures_coming: coming, pictures_left: left, pictures_missing: missing, pictures_twofold = [] } = found;
  const there = missing.length < MOST_KNOWN ? coming - missing.length : 0;
  const names = [...missing.slice(0, MOST_NAMES), ...(missing.length > MOST_NAMES ? ['…'] : [])].join(', ');
  return (
    <>
      {there > 0 && <p>{text.coming(there, there.toLocaleString(locale))}</p>}
      {left > 0 && <Alert tone="warning">{text.pictures(left, left.toLocaleString(locale))}</Alert>}
      {missing.length > 0 && <Alert tone="warning">{text.missing(names)}</Alert>}
      {pictures_twofold.slice(0, MOST_NAMES).map(({ name, spellings: [one = '', other = ''] }) => (
        <Alert key={name} tone="warning">
          {text.twofold(name, one, other)}
        </Alert>
      ))}
    </>
  );
}

const SAY_SHOWN = ['status', 'published'];

/** What is to be known before the file is written: of pictures, drafts and categories. */
function BesideFound({ found, isWritten, onChecked }: FoundProps) {
  const text = useMessages(importMessages).check;
  const isSilent = !found.fields.some((field) => field !== null && SAY_SHOWN.includes(field));
  return (
    <>
      {!isWritten && <Pictures found={found} />}
      {isSilent && found.counts.new.products > 0 && <p>{text.drafts}</p>}
      {!isWritten && <UnknownCategories found={found} onChecked={onChecked} />}
    </>
  );
}

/** What was written and what failed, in words. */
function Outcome({ job, check_id }: { job: StaffJob; check_id: string }) {
  const text = useMessages(importMessages).result;
  const locale = useLocale();
  const { data } = useQuery(importQuery(check_id, job.id));
  if (!data) return <Skeleton width="wide" />;
  const { products, pictures } = data;
  return (
    <p role="status">
      {text.done(products.done, products.done.toLocaleString(locale))}{' '}
      {products.failed > 0 && text.failed(products.failed, products.failed.toLocaleString(locale))}{' '}
      {pictures.done > 0 && text.pictures(pictures.done, pictures.done.toLocaleString(locale))}{' '}
      {pictures.failed > 0 && text.picturesFailed(pictures.failed, pictures.failed.toLocaleString(locale))}
    </p>
  );
}

/** Products by files. */
export const productSubject: ImportSubject<ProductFile, ProductCheckResult> = {
  name: 'products',
  path: 'product',
  list: paths.adminProducts(),
  useWords: () => useMessages(importMessages),
  useFieldName,
  useOthers: useAttributes,
  countOf: ({ counts }, verdict) => ({ records: counts[verdict].products, rows: counts[verdict].rows }),
  BesideFile: ZipCard,
  BesideFound,
  Outcome,
};
