import { broadcasts as text } from '@okolitsa/strings/ru/broadcasts.ts'
import { BROADCASTS_PATH } from '../../data/office/broadcasts-query.ts'
import { BroadcastComposer } from '../../features/office-broadcasts/broadcast-composer.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office/broadcasts/new`: a message to many, with who gets it. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.write.title} isHidden />
      <nav className="sm">
        <a className="link" href={BROADCASTS_PATH}>
          {text.write.back}
        </a>
      </nav>
      <OfficeTop title={text.write.title} />
      <BroadcastComposer />
    </OfficeFrame>
  )
}
