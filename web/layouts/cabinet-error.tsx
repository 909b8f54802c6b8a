import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import lost from '../assets/land/err.svg'
import { useMember } from '../data/staff/desk/use-member.ts'
import { CabinetFrame } from '../features/cabinet-shell/cabinet-frame.tsx'
import { ErrorHead } from '../platform/head/error-head.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** A problem of a cabinet page, inside the member's menu once the member is loaded. */
export function CabinetError({ error }: { error: unknown }) {
  const member = useMember()
  const isMissing = isApiProblem(error) && error.problem.status === 404
  const screen = isMissing ? <CabinetMissing /> : <ErrorScreen error={error} />
  return member ? <CabinetFrame member={member}>{screen}</CabinetFrame> : screen
}

/** The page for a path of the cabinet that does not exist or belongs to another seller. */
function CabinetMissing() {
  return (
    <div className="wrap section">
      <ErrorHead isMissing />
      <ErrorState
        picture={lost}
        title={text.missing}
        text={text.missingText}
        action={
          <Button size="medium" href="/cabinet">
            {text.toCabinet}
          </Button>
        }
      />
    </div>
  )
}
