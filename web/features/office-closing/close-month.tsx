import type { Closing } from '@okolitsa/contracts/closing/closing.ts'
import { monthTitle, closing as text } from '@okolitsa/strings/ru/closing.ts'
import { lazy, Suspense, useState } from 'react'
import { useClosingActions } from '../../data/office/use-closing.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LockIcon } from '../../ui/icons.ts'
import css from './closing.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const ReopenWindow = lazy(() => import('./reopen-window.tsx'))

/** Remaining work before the closing, and the closing; a closed month may be asked to open again. */
export function CloseMonth({ month: { period, state, obstacles, abilities } }: { month: Closing }) {
  const { close } = useClosingActions(period)
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null)
  if (state === 'closed' && !abilities.includes('reopen')) return null
  return (
    <Card as="section" className="stack g3" aria-label={text.check}>
      {state === 'closed' ? (
        <Button look="secondary" onClick={() => setAsked('reopen')}>
          {text.reopen}
        </Button>
      ) : (
        <>
          <h2 className="h3">{text.check}</h2>
          {obstacles.length === 0 ? (
            <p>{text.ready}</p>
          ) : (
            <ul className={css.left}>
              {obstacles.map((one) => (
                <li key={one}>{text.obstacles[one]}</li>
              ))}
            </ul>
          )}
          {abilities.includes('close') && (
            <Button icon={LockIcon} onClick={() => setAsked('close')}>
              {text.close}
            </Button>
          )}
        </>
      )}
      {asked && (
        <Suspense>
          {asked === 'reopen' ? (
            <ReopenWindow period={period} onClose={() => setAsked(null)} />
          ) : (
            <ConfirmDialog
              isOpen
              onOpenChange={() => setAsked(null)}
              title={text.closeTitle(monthTitle(period))}
              text={text.closeText}
              confirmText={text.close}
              confirmLook="primary"
              cancelText={text.keep}
              busy={close.isPending}
              onConfirm={() => close.mutate(undefined, { onSettled: () => setAsked(null) })}
            />
          )}
        </Suspense>
      )}
    </Card>
  )
}
