import type { JSX } from 'react';
import { Alert, Skeleton } from '@tessera/shared/ui';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

const TONES = ['info', 'success', 'warning', 'error'] as const;
const SHAPES = ['text', 'row', 'button', 'block', 'square'] as const;
const WIDTHS = ['full', 'wide', 'half', 'short'] as const;

export function Feedback(): JSX.Element {
  return (
    <Specimen name="Feedback">
      <Row layout="columns">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone}>
            {`This is ${tone}: a sentence that says what happened and what can be done about it.`}
          </Alert>
        ))}
      </Row>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Row layout="columns">
        {SHAPES.map((shape) => (
          <Skeleton key={shape} shape={shape} />
        ))}
      </Row>
    </Specimen>
  );
}
