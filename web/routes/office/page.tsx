import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import { officeToday } from '@okolitsa/strings/ru/office-today.ts'
import { SetupProgress } from '../../features/office-setup/setup-progress.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { Alarms } from '../../features/office-today/alarms.tsx'
import { DayNumbers } from '../../features/office-today/day-numbers.tsx'
import { Queues } from '../../features/office-today/queues.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office`: the progress of the set-up, and the queues of the open market. */
export function Page() {
  const start = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={start.member}>
      {start.kind === 'setup' ? (
        <>
          <PageHead title={text.home} isHidden />
          <OfficeTop title={text.home} />
          <SetupProgress market={start.market} />
        </>
      ) : (
        <>
          <PageHead title={officeToday.title} isHidden />
          <OfficeTop title={officeToday.title} />
          <Alarms initial={start.alarms} />
          <DayNumbers member={start.member} initial={start.day} />
          <Queues member={start.member} initial={start.queues} />
        </>
      )}
    </OfficeFrame>
  )
}
