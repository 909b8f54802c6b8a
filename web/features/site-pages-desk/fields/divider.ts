import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import type { BlockKind } from './field.ts'

export const dividerKind: BlockKind = {
  empty: { look: 'line' },
  fields: [
    { kind: 'choice', name: 'look', label: sitePagesDesk.fields.look, values: ['line', 'space', 'wave', 'dots'] },
  ],
}
