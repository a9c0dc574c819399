import { useMessages } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui';
import form from '../../../form/page/page-form.module.css';
import { useLateDialog } from '../../../form/use-late-dialog';
import { storeMessages } from '../../../messages/settings/store';
import type { PreviewLinkDialogProps } from '../../../records/preview-link-dialog';
import { makeShopLink } from './store.queries';

const importPreviewLink = () => import(/* webpackChunkName: "preview-link" */ '../../../records/preview-link-dialog');
const SHOP = ['store'];

/** The way into the shop while it is closed for shoppers. */
export function LookIn() {
  const text = useMessages(storeMessages).lookIn;
  const preview = useLateDialog<readonly string[], PreviewLinkDialogProps>(importPreviewLink);
  return (
    <div>
      <Button variant="secondary" size="sm" onClick={() => void preview.open(SHOP)}>
        {text.button}
      </Button>
      <p className={form.Hint}>{text.text}</p>
      {preview.Dialog && preview.opened && (
        <preview.Dialog
          key={preview.opened.count}
          open={preview.opened.isOpen}
          of={SHOP}
          make={makeShopLink}
          title={text.title}
          description={text.text}
          onClose={preview.close}
        />
      )}
    </div>
  );
}
