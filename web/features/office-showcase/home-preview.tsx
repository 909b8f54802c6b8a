import { homePreview as text } from '@okolitsa/strings/ru/office-banners.ts'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import css from './showcase.module.css'

const WIDTHS = ['desktop', 'phone'] as const

/** A page of the shop as visitors would see it with a saved version, on a large screen or on a phone. */
export function HomePreview({
  src,
  title,
  note,
  isDirty,
}: {
  /** Address of the page with the token of the version. */
  src: string
  title: string
  note: string
  isDirty: boolean
}) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop')
  // a later answer has a new token of the same version, which need not load the page again
  const [first] = useState(src)
  return (
    <Card as="section" className="stack g3" aria-label={text.title}>
      <Segmented
        label={text.title}
        value={width}
        items={WIDTHS.map((value) => ({ value, title: text.widths[value] }))}
        onValueChange={setWidth}
      />
      <div className={css[width]}>
        <iframe title={title} src={first} />
      </div>
      <p className="sm muted">{isDirty ? text.ofSaved : note}</p>
    </Card>
  )
}
