import { type JSX, type SyntheticEvent, useState } from 'react';
import { backorderOfLine } from '@tessera/shared/components';
import type { Product, Variant } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Button, Dialog, Picture, Price } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { quickAddMessages } from '../../messages/quick-add';
import { priceText } from '../price-text';
import { Colours, coloursOf } from '../colours';
import { addOne } from './add-one';
import { chooseOffered, offered } from './quick-add.model';
import styles from './quick-add.module.css';

export interface QuickAddSheetProps {
  product: Product;
  /** those that can be bought, two at least */
  variants: Variant[];
  /** of them, what is chosen at first */
  first: Variant;
}

function Spot({ colours }: { colours: readonly string[] }): JSX.Element | null {
  return colours.length > 0 ? <Colours colours={colours} className={styles.Spot} /> : null;
}

/** Asks which variant is meant, of those that can be bought; on a phone from below. It is open until it is closed. */
export function QuickAddSheet({ product, variants, first }: QuickAddSheetProps): JSX.Element {
  const text = useMessages(quickAddMessages);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState(first);
  const { name, slug, options, currency, images } = product;
  const image = images[chosen.image_index ?? 0];
  const ahead = backorderOfLine(chosen.backorder, 1, locale);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setIsOpen(false);
    void addOne(product, chosen);
  };
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={name} description={text.choose}>
      <form className={styles.Form} onSubmit={handleSubmit}>
        {offered(options, variants, chosen).map((option) => (
          <fieldset key={option.name}>
            <legend className={styles.Legend}>{option.name}</legend>
            <div className={styles.Values}>
              {option.values.map((value) => (
                <label key={value} className={styles.Value}>
                  <input
                    type="radio"
                    className={styles.Radio}
                    name={option.name}
                    value={value}
                    checked={chosen.options[option.name] === value}
                    onChange={() => setChosen(chooseOffered({ options, variants, chosen }, option.name, value))}
                  />
                  <span className={styles.Pill}>
                    <Spot colours={coloursOf(product, option.name, value)} />
                    {value}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={styles.Sum}>
          {image && <Picture image={image} sizes="96px" alt="" className={styles.Picture} />}
          <p className={styles.Price} role="status">
            <Price {...priceText(chosen, currency, locale)} />
            {ahead && <span className={styles.Scarce}>{ahead}</span>}
            {chosen.stock_state === 'low' && <span className={styles.Scarce}>{text.onlyLeft(chosen.available)}</span>}
          </p>
        </div>
        <Button type="submit" variant="accent" size="lg" block>
          {text.add}
        </Button>
        <Link to={`${paths.product(slug)}?variant=${chosen.id}`} className={styles.More}>
          {text.details}
        </Link>
      </form>
    </Dialog>
  );
}
