import { siteEditor } from '@okolitsa/strings/ru/site-editor.ts'
import type { BlockKind } from './field.ts'

export const dividerKind: BlockKind = {
  empty: { look: 'line' },
  fields: [{ kind: 'choice', name: 'look', label: siteEditor.fields.look, values: ['line', 'space', 'wave', 'dots'] }],
}
