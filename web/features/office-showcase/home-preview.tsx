import { homePreview as text } from '@okolitsa/strings/ru/office-banners.ts'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import css from './showcase.module.css'

const WIDTHS = ['desktop', 'phone'] as const

/** The home page as visitors would see it with a saved version, on a large screen or on a phone. */
export function HomePreview({ preview, title, isDirty }: { preview: string; title: string; isDirty: boolean }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop')
  // a later answer has a new token of the same version, which need not load the page again
  const [token] = useState(preview)
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <Segmented
        label={text.title}
        value={width}
        items={WIDTHS.map((value) => ({ value, title: text.widths[value] }))}
        onValueChange={setWidth}
      />
      <div className={css[width]}>
        <iframe title={title} src={`/?draft=${token}`} />
      </div>
      <p className="sm muted">{isDirty ? text.ofSaved : text.note}</p>
    </Card>
  )
}
