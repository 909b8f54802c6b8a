import { pickupPoints } from '@okolitsa/strings/ru/pickup-points.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { useState } from 'react'
import { useRootData } from '../../platform/loading/root-data.ts'
import PointMap from '../../ui/point-map/point-map.tsx'
import type { ContactPoint } from './contact-points.ts'

const MAP_WORDS = { ...pickupPoints, title: text.contacts }

export default function ContactsMap({ points }: { points: readonly ContactPoint[] }) {
  const { site } = useRootData()
  const [selected, select] = useState<string | null>(null)
  // the map moves to its points whenever the array changes
  const [shown] = useState(() => points.map(({ id, title, coords }) => ({ id, label: title, coords })))
  return (
    <PointMap
      points={shown}
      here={null}
      selectedId={selected}
      words={MAP_WORDS}
      yandexKey={site.yandexMapsKey}
      attribution={pickupPoints.attribution}
      failure={pickupPoints.noMap}
      bare={pickupPoints.bare}
      onSelect={select}
    />
  )
}
