import type { Banner } from '@okolitsa/contracts/content/banners.endpoints.ts'
import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import css from './banners.module.css'

const WIDTHS = ['desktop', 'phone'] as const

/** The home page as visitors would see it with the last version, on a large screen or on a phone. */
export function BannerPreview({ banner, isDirty }: { banner: Banner; isDirty: boolean }) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop')
  // a later answer has a new token of the same version, which need not load the page again
  const [token] = useState(banner.preview)
  return (
    <Card as="section" className="stack g3" aria-label={text.preview}>
      <Segmented
        label={text.preview}
        value={width}
        items={WIDTHS.map((value) => ({ value, title: text.widths[value] }))}
        onValueChange={setWidth}
      />
      <div className={css[width]}>
        <iframe title={text.previewOf(banner.ru.title)} src={`/?draft=${token}`} />
      </div>
      <p className="sm muted">{isDirty ? text.previewOfSaved : text.previewNote}</p>
    </Card>
  )
}
