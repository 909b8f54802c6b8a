import type { BannerRow } from '@okolitsa/contracts/content/banners.endpoints.ts'
import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { useBanners } from '../../data/office/use-banners.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { placesOf, usePeriod } from './banner-words.ts'
import css from './showcase.module.css'

export const STATE_COLORS = { draft: 'gray', scheduled: 'blue', shown: 'green', over: 'gray' } as const

/** Banners in the order of the home page. */
export function BannerList() {
  const { data, isError, refetch } = useBanners()
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={320} />
      </div>
    )
  if (data.length === 0) return <Card>{text.none}</Card>
  return (
    <Card padded={false}>
      <ul className={css.list}>
        {data.map((banner) => (
          <Row key={banner.code} banner={banner} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ banner }: { banner: BannerRow }) {
  const period = usePeriod(banner)
  const { code, imageUrl, ru, state, isCrowdedOut, publishedVersion, version } = banner
  return (
    <li>
      <a href={`/office/content/banners/${code}`} className={css.row}>
        <span className={css.thumb}>{imageUrl && <img src={imageUrl} alt="" loading="lazy" />}</span>
        <span>
          <b>{ru.title}</b>
          <small>
            {placesOf(banner.regionCodes)} · {period}
          </small>
          {isCrowdedOut && <small>{text.crowdedOut}</small>}
        </span>
        <span className={css.badges}>
          {publishedVersion !== null && publishedVersion !== version && <Badge>{text.hasDraft}</Badge>}
          <Badge color={STATE_COLORS[state]}>{text.states[state]}</Badge>
        </span>
      </a>
    </li>
  )
}
