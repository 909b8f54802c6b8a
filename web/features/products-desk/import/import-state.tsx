import type { GoodsImport } from '@okolitsa/contracts/products/goods-import.ts'
import { productsImport as text } from '@okolitsa/strings/ru/products-import.ts'
import { lazy, Suspense, useState } from 'react'
import { importPath } from '../../../data/products/desk/goods-import-query.ts'
import { GOODS_PATH } from '../../../data/products/desk/goods-query.ts'
import type { useGoodsImport } from '../../../data/products/desk/use-goods-import.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import css from './goods-import.module.css'

const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'))

/** Next step of a file: apply, watch the progress, or see the result. */
export function ImportState({
  goodsImport,
  apply,
  refusal,
}: { goodsImport: GoodsImport } & Pick<ReturnType<typeof useGoodsImport>, 'apply' | 'refusal'>) {
  const { id, state, counts, progress } = goodsImport
  const [isAsked, setAsked] = useState(false)
  const wanted = counts.new + counts.changed
  const left = progress.stale + progress.refused
  if (state === 'applying') {
    const done = progress.written + left
    return (
      <Card as="section" className={css.part}>
        <h2 className="h3">{text.progress.title}</h2>
        <Progress value={done} max={wanted} label={text.progress.label} valueText={text.progress.value(done, wanted)} />
        <p aria-live="polite">{text.progress.value(done, wanted)}</p>
        <p className="muted">{text.progress.text}</p>
      </Card>
    )
  }
  if (state === 'done') {
    return (
      <Notification
        tone={left > 0 ? 'warning' : 'success'}
        title={text.done.title}
        action={
          <Button look="secondary" size="medium" href={GOODS_PATH}>
            {text.done.open}
          </Button>
        }
      >
        {text.done.written(progress.written)}{' '}
        {left > 0 && <a href={importPath(id, { fate: 'left' })}>{text.done.left(left)}</a>}
      </Notification>
    )
  }
  if (wanted === 0) {
    return <Notification tone="info">{counts.wrong > 0 ? text.apply.nothingRight : text.apply.nothing}</Notification>
  }
  const what = text.apply.what(counts.new, counts.changed)
  return (
    <Card as="section" className={css.apply}>
      <div>
        <b className={css.what}>{what}</b>
        {counts.wrong > 0 && <p className="muted">{text.apply.wrong(counts.wrong)}</p>}
        {counts.far > 0 && <a href={importPath(id, { fate: 'far' })}>{text.apply.far(counts.far)}</a>}
      </div>
      <Button size="xlarge" onClick={() => setAsked(true)} busy={apply.isPending}>
        {text.apply.button}
      </Button>
      {refusal && <Notification tone="error">{refusal}</Notification>}
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsked}
            title={text.apply.title}
            text={
              <>
                <p className={css.what}>{what}</p>
                {counts.far > 0 && <p>{text.apply.far(counts.far)}</p>}
                {counts.changed > 0 && <p>{text.apply.changedText}</p>}
                {counts.new > 0 && <p>{text.apply.newText}</p>}
              </>
            }
            confirmText={text.apply.button}
            cancelText={text.apply.cancel}
            confirmLook="primary"
            busy={apply.isPending}
            onConfirm={() => apply.mutate(undefined, { onSettled: () => setAsked(false) })}
          />
        </Suspense>
      )}
    </Card>
  )
}
