import { officeRanking as text } from '@okolitsa/strings/ru/office-ranking.ts'
import { RankingTable } from '../../features/office-ranking/ranking-table.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/promotion/ranking`: the order of a category or a search with the terms that made it. */
export function Page() {
  const { member, phrase, categoryId, ranking, ad } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note(ranking.place)} />
      <RankingTable phrase={phrase} categoryId={categoryId} ranking={ranking} ad={ad} />
    </OfficeFrame>
  )
}
