import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { CourierGone } from '../features/courier/courier-gone.tsx'
import { CabinetLayout } from './cabinet-layout.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** The frame of a courier's day: a link that opens nothing says so itself. */
export const CourierLayout = () => <CabinetLayout ownErrors={CourierError} />

function CourierError({ error }: { error: unknown }) {
  return isApiProblem(error) && error.problem.status === 404 ? <CourierGone /> : <ErrorScreen error={error} />
}
