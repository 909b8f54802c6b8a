import { cabinetFrame as text } from '@okolitsa/strings/ru/cabinet-frame.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { CabinetMore } from '../../features/cabinet-shell/cabinet-more.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/more`: all sections of the cabinet and the sign-out, for a phone. */
export function Page() {
  const { member } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.moreTitle} isHidden />
      <div className="wrap section stack g5">
        <CabinetMore member={member} />
      </div>
    </CabinetFrame>
  )
}
