import type { JSX } from 'react';
import { ButtonLink } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { HomeSection } from './home-shelves.model';

interface SectionWordsProps {
  section: HomeSection;
  /** the first thing on the page: its title is the page's */
  isLead: boolean;
  titleClass?: string;
  textClass?: string;
}

/** What a section says: its title, its text, and where it leads. */
export function SectionWords({ section, isLead, titleClass, textClass }: SectionWordsProps): JSX.Element {
  const { title, text, action } = section;
  const Heading = isLead ? 'h1' : 'h2';
  return (
    <>
      <Heading className={titleClass}>{title}</Heading>
      {text !== '' && <p className={textClass}>{text}</p>}
      {action && (
        <ButtonLink as={Link} to={action.to} size="lg">
          {action.label}
        </ButtonLink>
      )}
    </>
  );
}
