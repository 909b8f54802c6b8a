import type { ListedPiece } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import type { PieceSort } from '@okolitsa/domain/content/written-piece.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { usePieces } from '../../data/office/use-pieces.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMoment } from './banner-words.ts'
import { PIECE_PATHS } from './piece-form.ts'
import { STATE_COLORS } from './publishing.tsx'
import css from './showcase.module.css'

/** Picked shelves, menus or festivals; what is shown comes first. */
export function PieceList({ sort }: { sort: PieceSort }) {
  const { closedAreas } = useRootData().site.market
  const { data, isError, refetch } = usePieces(sort)
  return (
    <div className={css.panel}>
      {sort === 'festival' && closedAreas.includes('festival') && <Notification tone="warning" title={text.areaOff} />}
      {isError && !data && (
        <ErrorState
          scope="block"
          title={text.loadFailed}
          action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
        />
      )}
      {!isError && !data && (
        <div role="status" aria-label={text.loading}>
          <Skeleton height={240} />
        </div>
      )}
      {data?.length === 0 && <Card>{text[sort].none}</Card>}
      {data && data.length > 0 && (
        <Card padded={false}>
          <ul className={css.list} aria-label={text.list}>
            {data.map((piece) => (
              <Row key={piece.code} piece={piece} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

function Row({
  piece: { code, sort, title, state, version, publishedVersion, plannedAt, sales },
}: {
  piece: ListedPiece
}) {
  const say = useMoment()
  const place = sort === 'menu' && text.menuPlaces[code.slice('menu-'.length) as keyof typeof text.menuPlaces]
  return (
    <li>
      <a href={`${PIECE_PATHS[sort]}/${code}`} className={css.row}>
        <span>
          <b>{title}</b>
          <small>
            {[place, plannedAt && text.plannedFor(say(plannedAt)), sales && text.sales(sales.orders, sales.sum)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
        <span className={css.badges}>
          {publishedVersion !== null && publishedVersion !== version && <Badge>{text.hasDraft}</Badge>}
          <Badge color={STATE_COLORS[state]}>{text.states[state]}</Badge>
        </span>
      </a>
    </li>
  )
}
