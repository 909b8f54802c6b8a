import type { ThemeColors } from '@okolitsa/domain/themes/palette.ts'
import { repairColors } from '@okolitsa/domain/themes/repair-colors.ts'
import { themeTexts } from '@okolitsa/strings/ru/themes.ts'
import { useId } from 'react'
import css from './theme-panel.module.css'

const text = themeTexts.panel
const NAMES = ['primaryColor', 'secondaryColor'] as const

/** The seller's own colours, and the site's replacements of illegible ones. */
export function OwnColors({ colors, onChange }: { colors: ThemeColors; onChange: (colors: ThemeColors) => void }) {
  const id = useId()
  const { repairs } = repairColors(colors)
  return (
    <div className={css.own}>
      {NAMES.map((name) => (
        <label key={name} className={css.ownColor} htmlFor={`${id}-${name}`}>
          <input
            id={`${id}-${name}`}
            type="color"
            value={colors[name]}
            onChange={({ target }) => onChange({ ...colors, [name]: target.value })}
          />
          {text.own[name]}
        </label>
      ))}
      <div role="status" className="stack g3">
        {repairs.map(({ color, from, to, reasons }) => (
          <p key={color} className={css.repair}>
            <span aria-hidden="true" className={css.pair}>
              <span style={{ background: from }} />
              <span style={{ background: to }} />
            </span>
            <span>
              {reasons.map((reason) => text.repaired[color][reason]).join(' ')} {text.shownAs(from, to)}
            </span>
          </p>
        ))}
      </div>
    </div>
  )
}
