import { officeFrame as text } from '@okolitsa/strings/ru/office-frame.ts'
import { SetupProgress } from '../../features/office-setup/setup-progress.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/office`: the progress of the set-up, or nothing for a person whose roles open no section. */
export function Page() {
  const { member, market } = useLoaderData<typeof loader>()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.home} isHidden />
      <OfficeTop title={text.home} />
      {market && <SetupProgress market={market} />}
    </OfficeFrame>
  )
}
