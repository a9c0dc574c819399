import { api } from '@tessera/shared/client';
import type { AdminReturn, OrderDraft } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { Link, useNavigate } from '@tessera/shared/vendor/router';
import { useState, type ReactNode } from 'react';
import { FormDialog } from '../../../controls/form-dialog';
import { FieldGroup } from '../../../form/field-group';
import { Piece } from '../../../form/piece';
import { PieceCount } from '../../../form/piece-count';
import { Pieces } from '../../../form/pieces';
import { returnMessages } from '../../../messages/orders/return';
import { adminPaths } from '../../../paths';
import { VariantPicker } from '../../../product/picker/variant-picker';
import { likelyProduct, MOST_PIECES, withReplacement, type Replacement } from '../model/exchange.model';
import { returnQuery } from '../return.queries';
import { MissingNotice } from './exchange-notices';
import { ExchangeSums } from './exchange-sums';
import type { ReturnDialogProps } from './return-dialog';

/** Begins the draft of the replacement and leads to it. */
function useBeginExchange({ id, version }: AdminReturn) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (chosen: readonly Replacement[]) => {
      const items = chosen.map(({ variant: { variant_id }, quantity }) => ({ variant_id, quantity }));
      return api.post<OrderDraft>(`admin/returns/${id}/exchange-draft`, { json: { version, items } });
    },
    onSuccess: async (draft) => {
      client.removeQueries({ queryKey: ['admin', 'order-draft', draft.id] });
      void client.invalidateQueries({ queryKey: ['admin', 'order-drafts'] });
      void client.invalidateQueries({ queryKey: returnQuery(id).queryKey });
      await navigate(adminPaths.draft(draft.id));
    },
    onError: () => client.invalidateQueries({ queryKey: returnQuery(id).queryKey }),
  });
}

interface ChosenProps {
  chosen: readonly Replacement[];
  currency: string;
  onChange: (chosen: readonly Replacement[]) => void;
}

/** What was chosen, and how many of each; none takes it away. */
function Chosen({ chosen, currency, onChange }: ChosenProps) {
  const text = useMessages(returnMessages);
  const locale = useLocale();
  const set = (variant_id: string, quantity: number) => {
    const rest = chosen.map((one) => (one.variant.variant_id === variant_id ? { ...one, quantity } : one));
    onChange(rest.filter((one) => one.quantity > 0));
  };
  if (chosen.length === 0) return null;
  return (
    <FieldGroup legend={text.instead}>
      <Pieces>
        {chosen.map(({ variant, quantity }) => (
          <Piece key={variant.variant_id} item={variant}>
            <PieceCount
              label={text.insteadOf(variant.name)}
              most={MOST_PIECES}
              count={quantity}
              onCount={(count) => set(variant.variant_id, count)}
              after={`× ${formatMoney(variant.price, currency, locale)}`}
            />
          </Piece>
        ))}
      </Pieces>
    </FieldGroup>
  );
}

interface WriteExchangeProps extends ReturnDialogProps {
  /** the other way to exchange */
  children: ReactNode;
}

/** Other goods for what came back: chosen here with the difference, and written as an order that is placed from its draft. */
export function WriteExchange({ one, open, onClose, children }: WriteExchangeProps) {
  const text = useMessages(returnMessages);
  const [chosen, setChosen] = useState<readonly Replacement[]>([]);
  const [isMissing, setMissing] = useState(false);
  const begin = useBeginExchange(one);

  function send(): void {
    setMissing(chosen.length === 0);
    if (chosen.length > 0) begin.mutate(chosen);
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title={text.exchangeTitle(one.number)}
      description={text.exchangeText}
      submit={text.writeReplacement}
      pending={begin.isPending}
      error={begin.error?.message ?? (isMissing && chosen.length === 0 ? text.insteadMissing : undefined)}
      onSubmit={send}
    >
      {one.exchange_draft_id !== null && (
        <Alert>
          {text.draftThere} <Link to={adminPaths.draft(one.exchange_draft_id)}>{text.toDraft}</Link>
        </Alert>
      )}
      <MissingNotice one={one} />
      <VariantPicker
        label={text.findInstead}
        product_id={likelyProduct(one)}
        onChoose={(variant) => setChosen((before) => withReplacement(one, before, variant))}
      />
      <Chosen chosen={chosen} currency={one.currency} onChange={setChosen} />
      <ExchangeSums one={one} chosen={chosen} />
      {children}
    </FormDialog>
  );
}
