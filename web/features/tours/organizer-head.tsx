import type { TourOrganizerAnswer } from '@okolitsa/contracts/tours/tour-organizer.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Facts } from '../../ui/facts.tsx'
import { MapPinIcon } from '../../ui/icons.ts'
import css from './organizer-head.module.css'

const SIGN_PX = 84

export function OrganizerHead({ organizer }: { organizer: TourOrganizerAnswer }) {
  return (
    <div className={css.who}>
      <Avatar
        picture={pictureOf(organizer.smallImageUrl, '', { width: SIGN_PX, height: SIGN_PX }).src}
        hue={organizer.hue}
        size={SIGN_PX}
      />
      <div className="stack g2">
        <h1 className="h1">{organizer.title}</h1>
        <p className="muted">{organizer.tagline}</p>
        <Facts items={[{ icon: MapPinIcon, text: organizer.place }]} />
      </div>
    </div>
  )
}
