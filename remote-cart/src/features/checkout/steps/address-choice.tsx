import { AddressFields } from '@tessera/shared/address-form';
import { addressLines } from '@tessera/shared/addresses';
import { useMessages } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui';
import { ChoiceRow } from '../../../frame/controls/choice-row';
import styles from '../../../frame/controls/choice.module.css';
import { useLocale } from '../../../frame/page-locale';
import { checkoutMessages } from '../../../messages/checkout';
import formStyles from './address-step.module.css';
import { ANOTHER, type AddressChoiceState } from './use-address-choice';

interface AddressChoiceProps {
  choice: AddressChoiceState;
  section: 'shipping' | 'billing';
  /** those that goods are sent to; an invoice may go anywhere */
  countries?: readonly string[] | undefined;
  legend: string;
  /** which address of the book is usual */
  usualId: string | undefined;
}

/** The addresses of the book and the way to another one; without a book only the form. */
export function AddressChoice({ choice, section, countries, legend, usualId }: AddressChoiceProps) {
  const { addresses, chosen, setChosen } = choice;
  const text = useMessages(checkoutMessages);
  const locale = useLocale();
  const name = `${section}_address`;
  const fields = (
    <div className={formStyles.Fields}>
      <AddressFields {...choice.fields} locale={locale} countries={countries} section={section} />
    </div>
  );
  if (addresses.length === 0) {
    return (
      <fieldset>
        <legend className={styles.Legend}>{legend}</legend>
        {fields}
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
      {chosen === ANOTHER && fields}
    </>
  );
}
