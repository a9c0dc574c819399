import { addressLines } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { useLocale } from '../../frame/use-locale';
import { AddressFields } from './address-fields';
import { checkoutMessages } from './checkout-messages';
import { ChoiceRow } from '../../frame/choice-row';
import styles from '../../frame/choice.module.css';
import { ANOTHER, type AddressChoiceState } from './use-address-choice';

interface AddressChoiceProps {
  choice: AddressChoiceState;
  section: 'shipping' | 'billing';
  legend: string;
  /** which address of the book is usual */
  usualId: string | undefined;
}

/** The addresses of the book and the way to another one; without a book only the form. */
export function AddressChoice({ choice, section, legend, usualId }: AddressChoiceProps) {
  const { addresses, chosen, setChosen } = choice;
  const text = useMessages(checkoutMessages);
  const locale = useLocale();
  const name = `${section}_address`;
  if (addresses.length === 0) {
    return (
      <fieldset>
        <legend className={styles.Legend}>{legend}</legend>
        <AddressFields choice={choice} section={section} />
      </fieldset>
    );
  }
  return (
    <>
      <fieldset>
        <legend className={styles.Legend}>{legend}</legend>
        <div className={styles.Choices}>
          {addresses.map((address) => {
            const [person, ...rest] = addressLines(address, locale);
            return (
              <ChoiceRow
                key={address.id}
                name={name}
                value={address.id}
                checked={chosen === address.id}
                onChoose={() => setChosen(address.id)}
                title={
                  <>
                    {person} {address.id === usualId && <Badge>{text.defaultAddress}</Badge>}
                  </>
                }
                detail={rest.join(', ')}
              />
            );
          })}
          <ChoiceRow
            name={name}
            value={ANOTHER}
            checked={chosen === ANOTHER}
            onChoose={() => setChosen(ANOTHER)}
            title={text.another}
          />
        </div>
      </fieldset>
      {chosen === ANOTHER && <AddressFields choice={choice} section={section} />}
    </>
  );
}
