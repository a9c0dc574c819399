import { defineMessages, plural } from '@tessera/shared/i18n';

/** What the stock-take says. Numbers come formatted. */
const en = {
  title: 'Stock-take',
  none: 'Nothing to count yet',
  noneText: 'Put a category on the list, or begin to scan. The list is kept in this browser until it is finished.',
  noneShown: 'Nothing of the list is like this.',
  changed: 'Some of it has changed since it was counted and was not written. Look at it, then finish again.',
  progress: (counted: string, all: string, different: string) => `${counted} of ${all} counted, ${different} differ`,
  views: { label: 'Lines', all: 'All', open: 'To count', different: 'Differences' },
  choose: {
    title: 'What is counted',
    more: 'Put more on the list',
    category: 'Category',
    everything: 'The whole shop',
    search: 'Product name or SKU (optional)',
    add: 'Put on the list',
    nothing: 'Nothing that is counted fits this.',
    full: (most: string) => `The list is full: ${most} variants at a time. Finish these, then go on.`,
    rest: (most: string) => `There are more of these: the list has room for ${most} at a time.`,
    next: 'Put the next ones on the list',
  },
  scan: {
    label: 'Scan or type a SKU or barcode',
    byPiece: 'Each scan counts one piece',
    one: (name: string, counted: string) => `${name}: ${counted}`,
    nothing: (code: string) => `Nothing in the shop has the code “${code}”.`,
    untracked: (name: string) => `${name} is not counted: there is always some.`,
    full: (most: string) => `The list is full: ${most} variants at a time. Finish these first.`,
  },
  row: {
    there: (stock: string) => `${stock} in stock`,
    gone: 'not in the shop any more',
    open: 'Not counted',
    same: 'As expected',
    pieces: (name: string) => `Pieces of ${name}`,
    less: (name: string) => `One less of ${name}`,
    more: (name: string) => `One more of ${name}`,
    remove: (name: string) => `Take ${name} off the list`,
    stale: (was: string, now: string) => `The shop knew of ${was} when you counted, now of ${now}. Count again, or:`,
    before: (counted: string) => `It changed after I counted: ${counted}`,
  },
  finish: {
    open: 'Finish…',
    title: 'Finish the stock-take',
    written: (count: number, shown: string) =>
      plural('en', count, { one: `${shown} variant is written.`, other: `${shown} variants are written.` }),
    same: 'All of it is as expected.',
    differences: 'Differences',
    change: (from: string, to: string) => `${from} → ${to}`,
    left: (count: number, shown: string) =>
      plural('en', count, {
        one: `${shown} that was not counted stays on the list.`,
        other: `${shown} that were not counted stay on the list.`,
      }),
    note: 'Why, for the history (optional)',
    submit: 'Put the stock right',
    done: (count: number, shown: string, changed: string) =>
      plural('en', count, {
        one: `${shown} variant counted, ${changed} put right`,
        other: `${shown} variants counted, ${changed} put right`,
      }),
  },
  drop: {
    open: 'Empty…',
    title: 'Empty the list?',
    text: 'What was counted and not finished is lost. No stock changes.',
    submit: 'Empty the list',
  },
};

export const stockTakeMessages = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-admin-stock-take" */ './de/stock-take').then((module) => module.stockTake),
});
