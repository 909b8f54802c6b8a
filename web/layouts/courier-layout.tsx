import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { CourierGone } from '../features/courier/courier-gone.tsx'
import { CabinetLayout } from './cabinet-layout.tsx'
import { ErrorScreen } from './error-screen.tsx'

/** Layout of a courier's day, with an error screen for invalid links. */
export const CourierLayout = () => <CabinetLayout ownErrors={CourierError} />

function CourierError({ error }: { error: unknown }) {
  return isApiProblem(error) && error.problem.status === 404 ? <CourierGone /> : <ErrorScreen error={error} />
}
