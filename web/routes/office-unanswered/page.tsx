import { unansweredText as text } from '@okolitsa/strings/ru/seller-notifications.ts'
import { TakenMark } from '../../features/office-queue/taken-mark.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { UnansweredList } from '../../features/office-unanswered/unanswered-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/unanswered`: orders, questions and requests that sellers have not answered, with telephones of the sellers. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} note={text.lead} />
      <UnansweredList mark={(id) => <TakenMark queue="unanswered" id={id} member={member} />} />
    </OfficeFrame>
  )
}
