import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { gallery as galleryText } from '@okolitsa/strings/ru/gallery.ts'
import { tours as text, tourLength } from '@okolitsa/strings/ru/tours.ts'
import type { ReactNode } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Gallery } from '../../ui/gallery.tsx'
import { CheckIcon, ClockIcon, GlobeIcon, MapPinIcon, MinusIcon, UsersRoundIcon } from '../../ui/icons.ts'
import { TourCancellation } from './tour-cancellation.tsx'
import { TourMeeting } from './tour-meeting.tsx'
import { TourOrganizer } from './tour-organizer.tsx'
import css from './tour-page.module.css'
import { TourProgramme } from './tour-programme.tsx'

const SIZES = {
  main: { width: 832, height: 514 },
  thumb: { width: 72, height: 72 },
  large: { width: 1280, height: 791 },
}

/** Focus point of a landscape, which fills its frame. */
const MIDDLE = { x: 50, y: 50 }

function groupWords({ minPeople, dates }: TourAnswer): string | null {
  const most = Math.max(0, ...dates.map(({ places }) => places))
  if (most === 0) return null
  return minPeople === null ? text.groupUpTo(most) : text.groupFrom(minPeople, most)
}

function Included({ tour }: { tour: TourAnswer }) {
  return (
    <section className="stack g4">
      <h2 className="h3">{text.includedTitle}</h2>
      <Card className={css.included}>
        <ul aria-label={text.included}>
          {tour.included.map(({ title, detail }) => (
            <li key={title}>
              <CheckIcon size={20} />
              <span>
                {title}
                {detail && <small>{detail}</small>}
              </span>
            </li>
          ))}
        </ul>
        {tour.notIncluded.length > 0 && (
          <ul aria-label={text.notIncluded} className={css.without}>
            {tour.notIncluded.map(({ title, detail }) => (
              <li key={title}>
                <MinusIcon size={20} />
                <span>
                  {title}
                  {detail && <small>{detail}</small>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </section>
  )
}

/** A tour; `booking` is the panel of dates and prices, `reviews` are reviews of the organizer's trips. */
export function TourScreen({ tour, booking, reviews }: { tour: TourAnswer; booking: ReactNode; reviews: ReactNode }) {
  const group = groupWords(tour)
  return (
    <div className={css.layout}>
      <div className={css.face}>
        <Gallery
          items={tour.images.map((url) => ({
            picture: pictureOf(url, tour.title, SIZES.main, MIDDLE),
            thumb: pictureOf(url, '', SIZES.thumb),
            large: pictureOf(url, tour.title, SIZES.large),
          }))}
          hue={tour.hue}
          ratio="wide"
          words={{ ...galleryText, title: text.gallery }}
        >
          <div className={css.badges}>
            <Badge color="white" size="large" icon={ClockIcon}>
              {tourLength(tour.durationMinutes)}
            </Badge>
            <Badge color="lime" size="large">
              {tour.ageFrom === null ? text.anyAge : text.ageFrom(tour.ageFrom)}
            </Badge>
          </div>
        </Gallery>
        <div className="stack g2">
          <h1 className="h1">{tour.title}</h1>
          <Facts
            items={[
              { icon: MapPinIcon, text: `${tour.placeTitle}, ${tour.region}` },
              ...(group ? [{ icon: UsersRoundIcon, text: group }] : []),
              { icon: GlobeIcon, text: text.languages(tour.languages.map((one) => text.languageNames[one])) },
            ]}
          />
        </div>
        <div className={css.story}>
          {tour.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className={css.panel}>{booking}</div>
      <div className={css.rest}>
        <TourProgramme programme={tour.programme} />
        <Included tour={tour} />
        {tour.toTake.length > 0 && (
          <section className="stack g4">
            <h2 className="h3">{text.toTake}</h2>
            <Card className={css.included}>
              <ul>
                {tour.toTake.map((thing) => (
                  <li key={thing}>
                    <CheckIcon size={20} />
                    {thing}
                  </li>
                ))}
              </ul>
            </Card>
          </section>
        )}
        <TourMeeting tour={tour} />
        <TourOrganizer organizer={tour.organizer} />
        <TourCancellation steps={tour.cancellation} />
        {reviews}
      </div>
    </div>
  )
}
