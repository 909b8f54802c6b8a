import { officeModeration } from '@okolitsa/strings/ru/office-moderation.ts'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { ModerationWords } from '../../features/office-stop-list/moderation-words.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

const { words: text } = officeModeration

/** `/office/moderation/words`: words by which texts are held or marked for the office. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop
        title={text.title}
        note={text.note}
        actions={
          <a className="link" href="/office/moderation">
            {text.back}
          </a>
        }
      />
      <ModerationWords />
    </OfficeFrame>
  )
}
