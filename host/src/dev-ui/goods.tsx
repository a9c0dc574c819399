import type { JSX } from 'react';
import { Badge, Picture, Price, Rating, type PictureSource } from '@tessera/shared/ui';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

const TONES = ['neutral', 'surface', 'accent', 'success', 'warning', 'danger'] as const;
const RATIOS = ['square', 'portrait', 'wide'] as const;
/** Its place alone is shown: a page about components waits for no file. */
const picture: PictureSource = {
  src: '/favicon.svg',
  width: 600,
  height: 600,
  alt: 'The mark of the shop',
  tone: '#c9b8a3',
  widths: [],
};

export function Goods(): JSX.Element {
  return (
    <Specimen name="Goods">
      <Row>
        <Price regular="$49.00" />
        <Price regular="$49.00" sale="$39.00" />
        <Price regular="$24.00" from />
        <Price regular="$49.00" size="lg" />
        <Price regular="$49.00" sale="$39.00" size="lg" from />
      </Row>
      <Row>
        {[0, 2.5, 4.7, 5].map((average) => (
          <Rating key={average} average={average} count={Math.round(average * 7)} />
        ))}
      </Row>
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row layout="columns">
        {RATIOS.map((ratio) => (
          <Picture key={ratio} image={picture} sizes="300px" ratio={ratio} />
        ))}
      </Row>
    </Specimen>
  );
}
