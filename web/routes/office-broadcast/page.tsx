import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { BROADCASTS_PATH } from '../../data/office/broadcasts-query.ts'
import { useBroadcast } from '../../data/office/use-broadcasts.ts'
import { BroadcastPage } from '../../features/office-broadcasts/broadcast-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/broadcasts/:id`: progress and results of a message to many. */
export function Page() {
  const { member, broadcast } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <nav className="sm">
        <a className="link" href={BROADCASTS_PATH}>
          {text.page.back}
        </a>
      </nav>
      <BroadcastPage broadcast={useBroadcast(broadcast)} />
    </OfficeFrame>
  )
}
