import type * as ru from '../ru/office-papers.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { counted } from './plural.ts'

const sellers = counted('seller', 'sellers')
const goods = counted('item', 'items')

export const officePapers: Words<typeof ru.officePapers> = {
  keys: 'J K choose, A accept, R refuse, O open',
  open: 'Open',
  openOf: (title) => `Open the file: ${title}`,
  checked: (who, when) => `Checked by ${who}, ${when}`,
  sent: (when) => `Sent ${when}`,
  moves: { accept: 'Accept', refuse: 'Refuse' },
  moveOf: { accept: (title) => `Accept: ${title}`, refuse: (title) => `Refuse: ${title}` },
  ask: { accept: (title) => `Accept “${title}”?`, refuse: (title) => `Refuse “${title}”?` },
  effect: {
    accept: 'The seller is told at once. Goods that waited for this paper are on sale again.',
    refuse:
      'The seller is told at once and sees the reason. Customers no longer see the paper, and goods that require it leave sale.',
  },
  reason: 'Why',
  remark: 'What to mend',
  remarkHint: 'The seller reads this in the cabinet.',
  done: { accept: 'The paper is accepted', refuse: 'The paper is refused, and the seller is told' },
  keep: 'Not now',
  close: 'Close',
  failed: 'It did not work. Nothing has changed, try again',
  rules: {
    title: 'Required papers',
    link: 'Required papers',
    lead: 'A paper counts when a person has accepted it and it has not ended. Its last day is of the seller’s time zone.',
    trades: 'By trade',
    categories: 'By category',
    categoriesNote: 'Papers of a category are chosen in its editor. Categories below require the same.',
    toCategories: 'Open categories',
    noCategories: 'No category requires papers yet',
    trade: { farmer: 'Farm', restaurant: 'Restaurant', tour_operator: 'Tours' },
    effects: { off: 'not required', warn: 'warn', block: 'no sale without it' },
    labelOf: (where, kind) => `${where}: ${kind}`,
    askTitle: (where, kind) => `${where}: ${kind}`,
    becomes: (before, after) => `Before: ${before}. After: ${after}.`,
    counting: 'Counting what changes…',
    stops: (count, of) => `${formatCount(of, goods)} of ${formatCount(count, sellers)} leave sale:`,
    resumes: (count, of) => `${formatCount(of, goods)} of ${formatCount(count, sellers)} return to sale:`,
    nothing: 'No goods leave sale.',
    goods: (count) => formatCount(count, goods),
    more: (count) => `and ${formatCount(count, sellers)} more`,
    save: 'Save the rule',
    saved: 'The rule is saved',
    readOnly: 'Rules are changed by a curator of sellers.',
  },
}
