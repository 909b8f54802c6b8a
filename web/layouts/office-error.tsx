import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import lost from '../assets/land/err.svg'
import { useOfficeMember } from '../data/office/use-office-member.ts'
import { NoRight } from '../features/office-shell/no-right.tsx'
import { OfficeFrame } from '../features/office-shell/office-frame.tsx'
import { ErrorHead } from '../platform/head/error-head.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** A problem of a page of the office, inside the menu once the person is loaded. */
export function OfficeError({ error }: { error: unknown }) {
  const member = useOfficeMember()
  const screen = screenOf(error)
  return member ? <OfficeFrame member={member}>{screen}</OfficeFrame> : screen
}

function screenOf(error: unknown) {
  const code = isApiProblem(error) ? error.problem.code : null
  if (code === 'FORBIDDEN') return <NoRight />
  return isApiProblem(error) && error.problem.status === 404 ? <OfficeMissing /> : <ErrorScreen error={error} />
}

function OfficeMissing() {
  return (
    <div className="wrap section">
      <ErrorHead isMissing />
      <ErrorState
        picture={lost}
        title={text.missing}
        text={text.missingText}
        action={
          <Button size="medium" href="/office">
            {text.toOffice}
          </Button>
        }
      />
    </div>
  )
}
