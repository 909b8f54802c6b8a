import { TIMETABLE_DAYS } from '@okolitsa/contracts/site-blocks/timetable.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type BlockKind, itemsOf, lineOf, title } from './field.ts'

const words = sitePagesDesk.fields

export const timetableKind: BlockKind = {
  empty: { title: '', note: '', items: [] },
  fields: [
    title,
    itemsOf(40, () => ({ day: 'daily', time: '', title: '', text: '' }), [
      { kind: 'choice', name: 'day', label: words.day, values: TIMETABLE_DAYS },
      lineOf('time', words.time, 40),
      lineOf('title', words.what, 120),
      lineOf('text', words.detail, 200),
    ]),
    lineOf('note', words.note, 300),
  ],
}
