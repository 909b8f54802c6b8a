import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { BROADCASTS_PATH } from '../../data/office/broadcasts-query.ts'
import { useBroadcasts } from '../../data/office/use-broadcasts.ts'
import { broadcastList } from '../../features/office-broadcasts/broadcast-list.tsx'
import { OfficeList } from '../../features/office-list/office-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import type { loader } from './loader.ts'

/** `/office/broadcasts`: messages to many, of the office and of sellers. */
export function Page() {
  const { member, query } = useLoaderData<typeof loader>()
  const page = useBroadcasts(query)
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          <Button size="medium" href={`${BROADCASTS_PATH}/new`}>
            {text.add}
          </Button>
        }
      />
      <OfficeList
        key={JSON.stringify([query.filters, query.search, query.after])}
        list={broadcastList(useDayReference())}
        query={query}
        page={page}
        bulk={[]}
        empty={<p>{text.empty}</p>}
      />
    </OfficeFrame>
  )
}
