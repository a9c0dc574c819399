import fc from 'fast-check';
import { homeForStaff } from '../../../testing/content-fixtures';
import { bodyOf, draftOf, mergeDrafts, moveRow, newSection, seenAt, stateAt, type HomeDraft } from './home.model';

const base = draftOf(homeForStaff());
const keys = ({ sections }: HomeDraft) => sections.map(({ key }) => key);
const withTitle = (draft: HomeDraft, key: string, title_en: string): HomeDraft => ({
  sections: draft.sections.map((row) => (row.key === key ? { ...row, title_en } : row)),
});

test('what is read is sent back as it was', () => {
  const sections = homeForStaff().sections.map(({ image: _, ...section }) => section);
  expect(bodyOf(base).body).toEqual({ sections });
});

test('moving loses no section, and moving back is as if nothing had been', () => {
  const step = fc.constantFrom<-1 | 1>(-1, 1);
  fc.assert(
    fc.property(fc.constantFrom(...keys(base)), step, (key, way) => {
      const moved = moveRow(base.sections, key, way);
      expect(moved.map((row) => row.key).sort()).toEqual(keys(base).sort());
      const isAtEdge = keys({ sections: moved }).join() === keys(base).join();
      if (!isAtEdge) expect(moveRow(moved, key, way === 1 ? -1 : 1)).toEqual(base.sections);
    }),
  );
});

test('an order that was changed here stays, with what they have written and added', () => {
  const mine = { sections: base.sections.toReversed() };
  const theirs = withTitle({ sections: [...base.sections, newSection('theirs', 'text')] }, 'newest', 'Fresh');
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect([keys(draft), conflicts]).toEqual([[...keys(mine), 'theirs'], []]);
  expect(draft.sections.find(({ key }) => key === 'newest')?.title_en).toBe('Fresh');
});

test('what both have written is said, and is still as it was typed here', () => {
  const { draft, conflicts } = mergeDrafts(
    base,
    withTitle(base, 'newest', 'Mine'),
    withTitle(base, 'newest', 'Theirs'),
  );
  expect(conflicts).toEqual(['newest']);
  expect(draft.sections.find(({ key }) => key === 'newest')?.title_en).toBe('Mine');
});

test.each([
  ['2026-12-01T08:59', 'waiting'],
  ['2026-12-01T09:00', 'shown'],
  ['2026-12-24T17:59', 'shown'],
  ['2026-12-24T18:00', 'over'],
])('a section from 1 December, 9:00 until Christmas Eve, 18:00 is at %s: %s', (at, state) => {
  expect(stateAt({ from: '2026-12-01T09:00', until: '2026-12-24T18:00' }, at)).toBe(state);
});

test('who reads another language does not see what is for one alone', () => {
  const german = { ...newSection('de', 'text'), language: 'de' as const };
  const draft = { sections: [...base.sections, german] };
  expect(seenAt(draft, 'en', '2026-12-01T00:00')).toHaveLength(base.sections.length);
  expect(seenAt(draft, 'de', '2026-12-01T00:00')).toHaveLength(base.sections.length + 1);
});
