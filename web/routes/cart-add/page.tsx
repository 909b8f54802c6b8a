import { linkedGoods as text } from '@okolitsa/strings/ru/linked-goods.ts'
import { LinkedGoodsCard, NothingLinked } from '../../features/cart/linked-goods.tsx'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

export function Page() {
  const linked = useLoaderData<typeof loader>()
  return (
    <div className="wrap section">
      {linked ? <PageHead title={text.pageTitle} isHidden /> : <ErrorHead isMissing />}
      {linked ? <LinkedGoodsCard key={linked.key} linked={linked} /> : <NothingLinked />}
    </div>
  )
}
