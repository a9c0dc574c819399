import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Alert, Breadcrumbs, Button, TextField } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { useRef, useState } from 'react';
import { newKey } from '../../controls/new-key';
import { errorsOf, valueOf } from '../../controls/write-errors';
import { AdminGuard } from '../../guard/admin-guard';
import { adminMessages } from '../../messages/admin';
import { addProductMessages } from '../../messages/product/add-product';
import { productMessages } from '../../messages/product/product';
import { Card } from '../../page/card';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import form from '../../form/page/page-form.module.css';
import styles from './product.module.css';
import { makeProduct, productQuery } from './product.queries';

function NewProductForm() {
  const text = useMessages(productMessages);
  const words = useMessages(addProductMessages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const reason = useRights()('products.write');
  const [isMissing, setMissing] = useState(false);
  /** one for a name: what is sent twice makes one product */
  const key = useRef({ name: '', key: '' });
  const making = useMutation({
    mutationFn(name: string) {
      if (key.current.name !== name) key.current = { name, key: newKey() };
      return makeProduct(name, key.current.key);
    },
    onSuccess: (made) => {
      client.setQueryData(productQuery(made.id).queryKey, made);
      void navigate(adminPaths.editProduct(made.id), { replace: true });
    },
  });
  const error = isMissing ? text.nameMissing : errorsOf(making.error)['name'];
  return (
    <Card title={words.title}>
      <form
        className={form.Group}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const name = valueOf(new FormData(event.currentTarget), 'name');
          setMissing(name === '');
          if (name !== '' && !making.isPending) making.mutate(name);
        }}
      >
        <p className={form.Hint}>{words.text}</p>
        {reason && <Alert>{reason}</Alert>}
        {making.error && !error && <Alert tone="error">{making.error.message}</Alert>}
        <TextField label={text.fields.name} name="name" maxLength={200} error={error} autoComplete="off" />
        <div>
          <Button type="submit" pending={making.isPending} disabled={reason !== undefined}>
            {words.create}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** /admin/products/add-product: a name makes a draft, whose form comes next. */
export function Page() {
  const text = useMessages(productMessages);
  const words = useMessages(addProductMessages);
  const { dashboard, products } = useMessages(adminMessages);
  const trail = [
    { label: dashboard, to: paths.admin() },
    { label: products, to: paths.adminProducts() },
    { label: words.title },
  ];
  return (
    <Screen>
      <PageHead title={text.add} trail={<Breadcrumbs items={trail} linkAs={Link} />} />
      <div className={styles.Narrow}>
        <AdminGuard fallback={null}>
          <NewProductForm />
        </AdminGuard>
      </div>
    </Screen>
  );
}
