import { officeGoods } from '@okolitsa/strings/ru/office-goods.ts'
import { lazy, Suspense } from 'react'
import { GOODS_CHECK_PATH, OFFICE_GOODS_PATH } from '../../data/office/goods-query.ts'
import { useGoodsChecks } from '../../data/office/use-goods-checks.ts'
import { checkQueue } from '../../features/office-goods/check-queue.tsx'
import { OfficeQueue } from '../../features/office-queue/office-queue.tsx'
import { OfficeFrame } from '../../features/office-shell/office-frame.tsx'
import { OfficeTop } from '../../features/office-shell/office-page.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import type { loader } from './loader.ts'

const text = officeGoods.check
const KeysWindow = lazy(() => import('../../features/office-shell/keys-window.tsx'))
const RuleDialog = lazy(() => import('../../features/office-goods/rule-dialog.tsx'))

/** `/office/goods/check`: goods that wait for a check, or one product. */
export function Page() {
  const { member, product } = useLoaderData<typeof loader>()
  const data = useGoodsChecks(product)
  const rule = useModal()
  return (
    <OfficeFrame member={member}>
      <PageHead title={text.title} isHidden />
      <OfficeTop title={text.title} />
      <OfficeQueue
        key={product}
        queue={checkQueue}
        data={data}
        member={member}
        tools={
          <>
            {product !== null && (
              <Button look="secondary-gray" size="small" href={GOODS_CHECK_PATH}>
                {text.list}
              </Button>
            )}
            <Button look="secondary-gray" size="small" href={OFFICE_GOODS_PATH}>
              {text.all}
            </Button>
            <Button look="secondary-gray" size="small" onClick={rule.open}>
              {text.rule}
            </Button>
          </>
        }
        help={(keys, list) => (
          <Suspense>
            {keys.isOpen && <KeysWindow keys={list} onClose={keys.close} />}
            {rule.isOpen && <RuleDialog onClose={rule.close} />}
          </Suspense>
        )}
      />
    </OfficeFrame>
  )
}
