import { reviewDeskWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { OpinionList } from '../../features/reviews-desk/opinion-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** Reviews and questions of all sellers: moderators approve them and answer in place of a silent seller. */
export function Page() {
  const { member, queue } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section stack g5">
        <h1 className="h1">{text.title}</h1>
        <OpinionList key={queue} queue={queue} />
      </div>
    </CabinetFrame>
  )
}
