import { officePersonalData as text } from '@okolitsa/strings/ru/office-personal-data.ts'
import { usePersonalDataDesk } from '../../data/office/use-personal-data.ts'
import { KeptCard, RequestsCard, RetentionCard } from '../../features/office-personal-data/personal-data-cards.tsx'
import { TakenMark } from '../../features/office-queue/taken-mark.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeColumns, OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/personal-data`: requests about personal data, what is kept, and deletions by age. */
export function Page() {
  const { member, desk: initial } = useLoaderData<typeof loader>()
  const desk = usePersonalDataDesk(initial)
  const open = desk.requests.filter(({ state }) => state !== 'done' && state !== 'canceled').length
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.note(open)} />
      <OfficeColumns>
        <RequestsCard desk={desk} mark={(id) => <TakenMark queue="dataRequests" id={id} member={member} />} />
        <div className="stack g4">
          <KeptCard />
          <RetentionCard desk={desk} />
        </div>
      </OfficeColumns>
    </OfficeFrame>
  )
}
