import { unsent as text } from '@okolitsa/strings/ru/unsent.ts'
import { UNSENT_PATH, type UnsentOwner, useUnsent } from '../../data/unsent/desk/unsent-queue.ts'
import { useUnsentWatch } from '../../data/unsent/desk/use-unsent-sender.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { TriangleAlertIcon, WifiOffIcon } from '../../ui/icons.ts'
import css from './unsent-strip.module.css'

/** Strip on every page: queued entries without a connection, and conflicts to decide. */
export function UnsentStrip({ owner }: { owner: UnsentOwner }) {
  useUnsentWatch(owner)
  const entries = useUnsent(owner)
  const { pathname } = useLocation()
  const troubles = entries.filter(({ trouble }) => trouble !== null).length
  const isWaiting = entries.some(({ trouble, tries }) => trouble === null && tries > 0)
  const words = troubles > 0 ? text.stripTroubles(troubles) : isWaiting ? text.strip(entries.length) : null
  return (
    <div role="status" data-no-print="">
      {words !== null && pathname !== UNSENT_PATH && (
        <a href={UNSENT_PATH} className={css.strip}>
          {troubles > 0 ? <TriangleAlertIcon size={22} /> : <WifiOffIcon size={22} />}
          <b>{words}</b>
          <span>{text.open}</span>
        </a>
      )}
    </div>
  )
}
