import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** What the desk of sites waits for. */
export const Loading = () => (
  <div role="status" aria-label={text.loading}>
    <Skeleton height={140} />
  </div>
)
/** What did not come, and the way to try again. */
export const Failed = ({ retry }: { retry: () => void }) => (
  <ErrorState scope="block" title={text.failed} action={<Button onClick={retry}>{text.retry}</Button>} />
)
