import { widgetLine as text } from '@okolitsa/strings/ru/widget-line.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const WidgetLine = lazy(() => import('./widget-line.tsx'))

/** Opens the embed code of the widget; its code is loaded on demand. */
export function WidgetPart(props: { siteUuid: string; organizationId: number; address: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack g5">
      <div>
        <Button reads look="secondary-gray" size="medium" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.title}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<Skeleton height={240} />}>
          <WidgetLine {...props} />
        </Suspense>
      )}
    </div>
  )
}
