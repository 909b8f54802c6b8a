import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Loading = () => (
  <div role="status" aria-label={text.loading}>
    <Skeleton height={140} />
  </div>
)
export const Failed = ({ retry }: { retry: () => void }) => (
  <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
)
