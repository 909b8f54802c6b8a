import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { lazy, Suspense } from 'react'
import { MatterQueue } from '../../features/office-moderation/matter-queue.tsx'
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

/** `/office/moderation`: texts that wait for a moderator. */
export function Page() {
  const { member, kind } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        actions={
          <a className="link" href="/office/moderation/words">
            {text.words.title}
          </a>
        }
      />
      <MatterQueue
        key={kind}
        kind={kind}
        help={(keys) => <Suspense>{keys.isOpen && <KeysWindow keys={KEYS} onClose={keys.close} />}</Suspense>}
      />
    </OfficeFrame>
  )
}
