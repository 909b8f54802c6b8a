import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { formatPhone } from '@okolitsa/strings/ru/format.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { lazy, Suspense, useState } from 'react'
import { chatWithPath } from '../../data/chat/addresses.ts'
import { yandexMapsUrl } from '../../data/delivery/points.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { MapPinIcon, MessageCircleIcon, PhoneIcon } from '../../ui/icons.ts'
import { SectionHeader } from '../../ui/section-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { contactPoints } from './contact-points.ts'
import css from './live-blocks.module.css'
import type { Shown } from './load-site-page.ts'

const ContactsMap = lazy(() => import('./contacts-map.tsx'))

/** Postal addresses and hours of the seller; the map is loaded on demand. */
export function ContactsBlock({
  props,
  shown,
}: {
  props: PropsOf<'contacts'>
  shown: Pick<Shown, 'farm' | 'restaurant'>
}) {
  const { site } = useRootData()
  const reference = useDayReference()
  const [isMapOpen, setMapOpen] = useState(false)
  const points = contactPoints(shown, reference)
  const { phone, layout } = props
  if (points.length === 0 && !phone && !props.text) return null
  const hasMap = layout === 'withMap' && points.length > 0
  return (
    <section className="section">
      <SectionHeader title={props.title || text.contacts} />
      <div className={`${css.contacts} ${hasMap ? css.withMap : ''}`}>
        <Card className="stack g4">
          {props.text && <p className={css.words}>{props.text}</p>}
          {points.length > 0 && (
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point.id}>
                  <b className="strong">{point.title}</b>
                  <p>{point.address}</p>
                  {point.hours.map((hours) => (
                    <p key={hours} className="sm muted">
                      {hours}
                    </p>
                  ))}
                  <a className="link sm" href={yandexMapsUrl(point)} target="_blank" rel="external noopener noreferrer">
                    {text.route}
                  </a>
                </li>
              ))}
            </ul>
          )}
          <div className="row fw">
            {phone && (
              <Button size="medium" shape="round" icon={PhoneIcon} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {formatPhone(phone)}
              </Button>
            )}
            {hasArea({ site }, 'chat') && site.mode !== 'landing' && site.organizationId !== null && (
              <Button
                look="secondary"
                size="medium"
                shape="round"
                icon={MessageCircleIcon}
                href={chatWithPath(site.organizationId)}
              >
                {text.write}
              </Button>
            )}
          </div>
        </Card>
        {hasMap && (
          <div className={css.map}>
            {isMapOpen ? (
              <Suspense fallback={<Skeleton height="100%" radius={20} />}>
                <ContactsMap points={points} />
              </Suspense>
            ) : (
              <button type="button" className={css.openMap} onClick={() => setMapOpen(true)}>
                <span>
                  <MapPinIcon size={20} />
                  {text.onMap}
                </span>
              </button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
