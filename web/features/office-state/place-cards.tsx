import type { ShopState } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { shopState } from '@okolitsa/strings/ru/shop-state.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './state.module.css'
import { StateFacts } from './state-facts.tsx'

const { release: releaseText, place: text } = shopState

export function ReleaseCard({ state: { release } }: { state: ShopState }) {
  const { version, node, startedAt, migration, migratedAt, nodes } = release
  const reference = useDayReference()
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{releaseText.title}</h2>
      <StateFacts
        items={[
          [releaseText.version, version],
          [releaseText.migration, migration.replace(/\.sql$/, '')],
          [releaseText.migrated, formatMoment(new Date(migratedAt), reference)],
          [releaseText.node, node],
          [releaseText.started, formatMoment(new Date(startedAt), reference)],
          [releaseText.nodes, formatNumber(nodes)],
        ]}
      />
    </Card>
  )
}

export function PlaceCard({ state: { database, disk } }: { state: ShopState }) {
  const { version, startedAt, bytes, connections, maxConnections, tables, queries } = database
  const reference = useDayReference()
  const room = disk.mayWrite ? (disk.mayCache ? text.enough : text.scarce) : text.full
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <StateFacts
        items={[
          [text.free, disk.freeBytes === null ? text.unknown : `${shopState.size(disk.freeBytes)}, ${room}`],
          [text.database, shopState.size(bytes)],
          [text.postgres, version],
          [text.started, formatMoment(new Date(startedAt), reference)],
          [text.connections, text.of(formatNumber(connections), formatNumber(maxConnections))],
        ]}
      />
      <h3 className="h4">{text.tables}</h3>
      <StateFacts items={tables.map(({ name, bytes: size }) => [name, shopState.size(size)] as const)} />
      <h3 className="h4">{text.queries}</h3>
      {queries.length === 0 && <p>{text.noQueries}</p>}
      {queries.length > 0 && (
        <ul className={css.rows}>
          {queries.map(({ pid, seconds, text: statement }) => (
            <li key={pid}>
              <span>
                <b>{text.seconds(seconds)}</b>
                <small lang="en">{statement}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="sm muted">{text.queriesNote}</p>
    </Card>
  )
}
