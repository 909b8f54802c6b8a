import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { DoorPage } from '../../features/office-people/door-page.tsx'
import { SignInSteps } from '../../features/office-people/sign-in-steps.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Card } from '../../ui/card.tsx'
import type { loader } from './loader.ts'

/** `/office/sign-in`: a passkey, or phone and a code of the app. */
export function Page() {
  const { next, hasPasskeys } = useLoaderData<typeof loader>()
  return (
    <DoorPage>
      <PageHead title={officePeople.signIn.title} isHidden />
      <Card as="section" className="stack g4">
        <h1 className="h2">{officePeople.signIn.title}</h1>
        <SignInSteps hasPasskeys={hasPasskeys} onDone={() => window.location.assign(next)} />
      </Card>
    </DoorPage>
  )
}
