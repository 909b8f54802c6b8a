import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { BROADCASTS_PATH } from '../../data/office/broadcasts-query.ts'
import { useBroadcast } from '../../data/office/use-broadcasts.ts'
import { BroadcastCards, factsOf, StopBroadcast } from '../../features/office-broadcasts/broadcast-page.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/broadcasts/:id`: progress and results of a message to many. */
export function Page() {
  const { member, broadcast: initial } = useLoaderData<typeof loader>()
  const broadcast = useBroadcast(initial)
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <nav className="sm">
        <a className="link" href={BROADCASTS_PATH}>
          {text.page.back}
        </a>
      </nav>
      <OfficeTop
        title={broadcast.title}
        note={factsOf(broadcast, useDayReference())}
        actions={<StopBroadcast broadcast={broadcast} />}
      />
      <BroadcastCards broadcast={broadcast} />
    </OfficeFrame>
  )
}
