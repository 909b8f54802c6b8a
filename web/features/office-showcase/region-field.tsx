import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { Chip } from '../../ui/chip.tsx'
import { Select } from '../../ui/select.tsx'
import { regionTitle } from './banner-words.ts'
import css from './showcase.module.css'

/** All regions by their names. */
export const regionItems = (but: readonly string[] = []) =>
  Object.entries(REGION_TITLES)
    .filter(([code]) => !but.includes(code))
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'ru'))
    .map(([value, title]) => ({ value, title }))

/** Regions of the audience; none = everywhere. */
export function RegionsField({
  label,
  regionCodes,
  onChange,
}: {
  label: string
  regionCodes: readonly string[]
  onChange: (regionCodes: string[]) => void
}) {
  return (
    <div className="stack g2">
      <Select
        label={label}
        items={[
          { value: '', title: regionCodes.length === 0 ? text.everywhere : text.addPlace },
          ...regionItems(regionCodes),
        ]}
        value=""
        onChange={({ target }) => target.value && onChange([...regionCodes, target.value].sort())}
      />
      {regionCodes.length > 0 && (
        <div className={css.buttons}>
          {regionCodes.map((code) => (
            <Chip
              key={code}
              removable
              aria-label={text.removePlace(regionTitle(code))}
              onClick={() => onChange(regionCodes.filter((one) => one !== code))}
            >
              {regionTitle(code)}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
