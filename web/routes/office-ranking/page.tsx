import { officeRanking as text } from '@okolitsa/strings/ru/office-ranking.ts'
import { DishRankingTable, FarmRankingTable } from '../../features/office-ranking/farm-ranking-table.tsx'
import { RankingForm } from '../../features/office-ranking/ranking-form.tsx'
import { RankingTable } from '../../features/office-ranking/ranking-table.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/promotion/ranking`: the order of goods, farms or dishes at a place, with the terms that made it. */
export function Page() {
  const { member, asked, found } = useLoaderData<typeof loader>()
  const { place } = found.list === 'goods' ? found.ranking : found.list === 'farms' ? found.farms : (found.dishes ?? {})
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} {...(place !== undefined && { note: text.note(place) })} />
      <RankingForm asked={asked} categories={found.list === 'goods' ? found.ranking.categories : []} />
      {found.list === 'goods' && <RankingTable phrase={asked.phrase} ranking={found.ranking} ad={found.ad} />}
      {found.list === 'farms' && <FarmRankingTable sorting={asked.sorting} ranking={found.farms} ad={found.farm} />}
      {found.list === 'dishes' && <DishRankingTable ranking={found.dishes} />}
    </OfficeFrame>
  )
}
