import type { TourAnswer } from '@okolitsa/contracts/tours/tour.ts'
import { resizedImageUrl } from '@okolitsa/domain/images/resized-image-url.ts'
import { tours as text } from '@okolitsa/strings/ru/tours.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Facts } from '../../ui/facts.tsx'
import { CircleCheckIcon, FileTextIcon } from '../../ui/icons.ts'
import css from './tour-page.module.css'

const FACE = 56

export function TourOrganizer({ organizer }: { organizer: TourAnswer['organizer'] }) {
  const { register } = organizer
  return (
    <section className="stack g4">
      <h2 className="h3">{text.organizer}</h2>
      <Card className={css.organizer}>
        <Avatar
          picture={resizedImageUrl(organizer.smallImageUrl, { width: FACE * 2, height: FACE * 2 })}
          size={FACE}
          fit="photo"
        />
        <div className="stack g2">
          <h3 className="h4">{organizer.title}</h3>
          <p className="sm muted">{organizer.tagline}</p>
          {register.kind === 'operator' ? (
            <Facts
              items={[
                { icon: CircleCheckIcon, text: text.registered(register.number) },
                ...(register.guarantee === null
                  ? []
                  : [{ icon: FileTextIcon, text: text.guarantee(register.guarantee) }]),
              ]}
            />
          ) : (
            <p className="sm">{text.excursion}</p>
          )}
          <p className="xs muted">
            {organizer.legalName}, {text.tin} {organizer.tin}, {text.ien(organizer.legalName)} {organizer.ien}.{' '}
            {organizer.legalAddress}
          </p>
        </div>
      </Card>
    </section>
  )
}
