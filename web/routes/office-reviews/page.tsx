import { officeReviews as text } from '@okolitsa/strings/ru/office-reviews.ts'
import { lazy, Suspense } from 'react'
import { useReviewQueue } from '../../data/office/use-review-queue.ts'
import { OfficeQueue } from '../../features/office-queue/office-queue.tsx'
import { reviewQueue } from '../../features/office-reviews/review-queue.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const KeysWindow = lazy(() => import('../../features/office-shell/keys-window.tsx'))

const KEYS = [
  { keys: ['J', 'K'], title: text.keys.next },
  { keys: ['A'], title: text.keys.accept },
  { keys: ['R'], title: text.keys.decline },
  { keys: ['1', '…', '7'], title: text.keys.reasons },
  { keys: ['Z'], title: text.keys.undo },
  { keys: ['Esc'], title: text.keys.close },
  { keys: ['?'], title: text.keys.help },
]

/** `/office/reviews`: reviews that wait for a moderator. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  const data = useReviewQueue()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} />
      <OfficeQueue
        queue={reviewQueue}
        data={data}
        help={(keys) => <Suspense>{keys.isOpen && <KeysWindow keys={KEYS} onClose={keys.close} />}</Suspense>}
      />
    </OfficeFrame>
  )
}
