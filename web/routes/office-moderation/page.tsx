import { officeModeration as text } from '@okolitsa/strings/ru/office-moderation.ts'
import { lazy, Suspense } from 'react'
import { useMatterQueue } from '../../data/office/use-matter-queue.ts'
import { matterQueue } from '../../features/office-moderation/matter-queue.tsx'
import { OfficeQueue } from '../../features/office-queue/office-queue.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const KeysWindow = lazy(() => import('../../features/office-shell/keys-window.tsx'))

/** `/office/moderation`: texts that wait for a moderator. */
export function Page() {
  const { member, kind } = useLoaderData<typeof loader>()
  const data = useMatterQueue(kind)
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
      <OfficeQueue
        key={kind}
        queue={matterQueue(member.permissions)}
        data={data}
        member={member}
        help={(keys, list) => <Suspense>{keys.isOpen && <KeysWindow keys={list} onClose={keys.close} />}</Suspense>}
      />
    </OfficeFrame>
  )
}
