import { numbers as text } from '@okolitsa/strings/ru/numbers.ts'
import { CabinetFrame } from '../../features/cabinet-shell/cabinet-frame.tsx'
import { NumbersScreen } from '../../features/numbers-desk/numbers-screen.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** `/cabinet/numbers`: sales of a period in sentences, tables and a chart. */
export function Page() {
  const { member, query, numbers } = useLoaderData<typeof loader>()
  return (
    <CabinetFrame member={member}>
      <PageHead title={text.title} isHidden />
      <div className="wrap section">
        <NumbersScreen numbers={numbers} query={query} />
      </div>
    </CabinetFrame>
  )
}
