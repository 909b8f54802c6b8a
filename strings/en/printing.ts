import type { LabelSheet, Paper } from '@okolitsa/contracts/printing/paper-kind.ts'
import type * as ru from '../ru/printing.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { counted, nouns } from './plural.ts'

const labels = counted('label', 'labels')
const papers: Record<Paper, string> = {
  parcels: 'For orders',
  products: 'For goods',
  picking: 'Picking list',
  packing: 'List by order',
}
const paperNotes: Record<Paper, string> = {
  parcels:
    'A label per package of an order: its number, name, address, contents, and a QR code that opens it in the cabinet.',
  products: 'A label per line of an order: weight, shelf life and storage, where the product says them.',
  picking: 'How much of what to fetch for the whole day.',
  packing: 'What to put into each order.',
}
const sheets: Record<LabelSheet, string> = { roll58: '58 mm labels', a4: 'A4 sheet' }

/** Texts of the page where documents are printed. */
export const printing: Words<typeof ru.printing> = {
  title: 'Print',
  titleOf: (day) => `Print: ${day}`,
  link: 'Print',
  summary: (orders, count) =>
    count === null
      ? formatCount(orders, nouns.order)
      : `${formatCount(orders, nouns.order)}, ${formatCount(count, labels)}`,
  days: 'For which day',
  papers: { label: 'What to print', ...papers },
  paperNotes,
  sheets: { label: 'What to print on', ...sheets },
  sheetNotes: {
    roll58: 'For a thermal printer: each label is 58 × 40 mm.',
    a4: 'Self-adhesive paper, 21 labels on a sheet. Print at a scale of 100%.',
  },
  prices: 'Price on the label',
  pricesNote: 'better without for a gift',
  printLabels: (count) => `Print ${formatCount(count, labels)}`,
  print: 'Print',
  opensPdf: 'A PDF opens: print it, or send it to a printer from the phone.',
  download: 'Download',
  fileName: (paper, date) => `${paper} ${date}.pdf`,
  chooseAll: 'All orders',
  chosen: (count, all) => `${count} of ${all}`,
  chooseSome: 'Choose at least one order',
  tooMany: (most) => `At most ${most} labels are printed at once. Leave some orders out.`,
  cut: (shown, all) => `${shown} of ${all} are shown: send them off, and the others appear.`,
  preview: 'How it comes out on paper',
  nothing: 'Nothing to print',
  nothingText: 'Once there are orders, labels and picking lists appear here.',
  nothingOfDay: 'Nothing to print for this day',
}
