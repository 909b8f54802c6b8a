import { reviewDeskWords as text } from '@okolitsa/strings/ru/review-words.ts'
import { useLoaderData } from 'react-router'
import { OperatorHead } from '../../features/operator/operator-head.tsx'
import { OpinionList } from '../../features/operator/opinion-list.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import type { loader } from './loader.ts'

/** Reviews and questions: sellers answer, moderators let through. */
export function Page() {
  const { member, queue, isModerator } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={text.title} isHidden />
      <OperatorHead member={member} />
      <div className="wrap section stack g5">
        <h1 className="h1">{text.title}</h1>
        <OpinionList key={queue} queue={queue} isModerator={isModerator} />
      </div>
    </>
  )
}
