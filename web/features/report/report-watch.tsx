import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'

const ReportWindow = lazy(() => import('./report-window.tsx'))

/** Opens the window of a report when a `ReportButton` of the page is pressed. */
export function ReportWatch({ send }: Pick<ComponentProps<typeof ReportWindow>, 'send'>) {
  const [subject, setSubject] = useState<string>()
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const pressed = (target as Element).closest<HTMLElement>('[data-report]')
      if (pressed) setSubject(pressed.dataset.report)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  return (
    subject && (
      <Suspense>
        <ReportWindow subject={subject} send={send} onClose={() => setSubject(undefined)} />
      </Suspense>
    )
  )
}
