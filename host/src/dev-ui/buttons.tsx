import type { JSX } from 'react';
import { Button, ButtonLink, IconButton } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { Row } from './specimen/row';
import { Specimen } from './specimen/specimen';

const VARIANTS = ['primary', 'accent', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function Buttons(): JSX.Element {
  return (
    <Specimen name="Buttons">
      {SIZES.map((size) => (
        <Row key={size}>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant} disabled
          </Button>
        ))}
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} pending>
            {variant} pending
          </Button>
        ))}
        <Button pending pendingText="Creating...">
          Create Account
        </Button>
      </Row>
      <Row>
        {VARIANTS.map((variant) => (
          <ButtonLink key={variant} as={Link} to="/" variant={variant}>
            {variant} link
          </ButtonLink>
        ))}
        <IconButton icon="close" label="Close" />
        <IconButton icon="plus" label="More" disabled />
      </Row>
      <Button block>block</Button>
    </Specimen>
  );
}
