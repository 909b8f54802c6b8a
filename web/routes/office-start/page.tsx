import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { DoorPage } from '../../features/office-people/door-page.tsx'
import { StartLink, StartLinkOver } from '../../features/office-people/start-link.tsx'
import { StartSteps } from '../../features/office-people/start-steps.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/start/{token}`: the first owner of the market. The URL is a secret and is not sent as a referrer. */
export function Page() {
  const data = useLoaderData<typeof loader>()
  return (
    <DoorPage>
      <PageHead title={officePeople.start.title} isHidden />
      <meta name="referrer" content="no-referrer" />
      {data.kind === 'link' && <StartLink token={data.token} />}
      {data.kind === 'over' && <StartLinkOver />}
      {data.kind === 'steps' && <StartSteps start={data.start} />}
    </DoorPage>
  )
}
