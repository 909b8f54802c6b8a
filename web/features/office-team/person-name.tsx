import type { ReactNode } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import css from './office-team.module.css'

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')

/** A person with initials, and a line below the name. */
export const PersonName = ({ id, name, note }: { id: number; name: string; note?: ReactNode }) => (
  <span className={css.name}>
    <Avatar initials={initialsOf(name)} hue={(id * 47) % 360} size={34} />
    <span>
      <b>{name}</b>
      {note && <small>{note}</small>}
    </span>
  </span>
)
