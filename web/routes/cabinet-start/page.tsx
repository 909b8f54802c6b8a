import { registrationDesk as text } from '@okolitsa/strings/ru/registration-desk.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { ApplyForm } from '../../features/registration-desk/apply-form.tsx'
import { Checklist } from '../../features/registration-desk/checklist.tsx'
import { Opened } from '../../features/registration-desk/opened.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useMarketSign } from '../../platform/loading/use-market.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/start`: from a tax number (ИНН) to the first sale. */
export function Page() {
  const sign = useMarketSign()
  const data = useLoaderData<typeof loader>()
  if (data.kind === 'apply') {
    return (
      <>
        <PageHead title={text.title} isHidden />
        <div className="wrap section stack g5">
          <a href="/" aria-label={sign.name}>
            <Logo {...sign} size="small" />
          </a>
          <ApplyForm bankUrl={data.bankUrl} hasOffer={data.hasOffer} invitation={data.invitation} />
        </div>
      </>
    )
  }
  const { member, application } = data
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.list.label} isHidden />
      <div className="wrap section">
        {application.state === 'approved' ? <Opened /> : <Checklist initial={application} level={1} />}
      </div>
    </CabinetFrame>
  )
}
