import type { BulkMove } from '@okolitsa/domain/sellers/seller-state.ts'
import { officePapers } from '@okolitsa/strings/ru/office-papers.ts'
import { officeSellers as text } from '@okolitsa/strings/ru/office-sellers.ts'
import { lazy, Suspense, useState } from 'react'
import { SELLERS_PATH } from '../../data/office/sellers-query.ts'
import { useSellers } from '../../data/office/use-sellers.ts'
import { OfficeList } from '../../features/office-list/office-list.tsx'
import { sellerList, sellerMoves } from '../../features/office-sellers/seller-list.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.ts'
import type { loader } from './loader.ts'

const MoveDialog = lazy(() => import('../../features/office-sellers/move-dialog.tsx'))

/** `/office/sellers`: sellers of the market, with bulk suspension. */
export function Page() {
  const { member, query } = useLoaderData<typeof loader>()
  const page = useSellers(query)
  const list = sellerList(useDayReference())
  const [asked, ask] = useState<{ move: BulkMove; ids: readonly number[] } | null>(null)
  const mayInvite = member.permissions.includes('approveSellers')
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={page.count !== null && text.note(page.count)}
        actions={
          <>
            <Button size="medium" look="secondary" href={`${SELLERS_PATH}/requirements`}>
              {officePapers.rules.link}
            </Button>
            {mayInvite && (
              <Button size="medium" icon={PlusIcon} href="/office/invitations">
                {text.invite}
              </Button>
            )}
          </>
        }
      />
      <OfficeList
        key={JSON.stringify([query.filters, query.search, query.after])}
        list={list}
        query={query}
        page={page}
        bulk={member.permissions.includes('manageSellers') ? sellerMoves((move, ids) => ask({ move, ids })) : []}
        empty={<p>{text.empty}</p>}
      />
      {asked && (
        <Suspense>
          <MoveDialog {...asked} onClose={() => ask(null)} />
        </Suspense>
      )}
    </OfficeFrame>
  )
}
