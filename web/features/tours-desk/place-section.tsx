import type { Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { isRegionCode, REGION_CODES, type RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { findRegion } from '@okolitsa/domain/geo/regions.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import { useVisitorLocation } from '../../data/visitor/use-visitor.ts'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressField } from './address-field.tsx'
import { FormSection } from './form-section.tsx'
import { PointField } from './point-field.tsx'
import type { SectionProps } from './section.ts'

export const REGIONS = REGION_CODES.map((value) => ({ value, title: REGION_TITLES[value] })).toSorted((a, b) =>
  a.title.localeCompare(b.title, 'ru'),
)

/** A region with the time zone of its capital. */
export const regionEdit = (regionCode: RegionCode) => ({
  regionCode,
  timeZone: findRegion(regionCode)?.timeZone ?? 'Europe/Moscow',
})

export function PlaceSection({ draft, errorOf, onEdit }: SectionProps) {
  const here = useVisitorLocation().coords
  return (
    <FormSection id="place" title={text.sections.place} error={errorOf('coords')}>
      <AddressField
        label={text.fields.placeTitle}
        hint={text.hints.place}
        error={errorOf('placeTitle')}
        value={draft.placeTitle}
        onType={(placeTitle) => onEdit({ placeTitle })}
        onChoose={({ title, coords, regionCode }) =>
          onEdit({ placeTitle: title, coords, ...(isRegionCode(regionCode) && regionEdit(regionCode)) })
        }
      />
      <Select
        label={text.fields.regionCode}
        hint={text.hints.region}
        error={errorOf('regionCode') ?? errorOf('timeZone')}
        items={REGIONS}
        value={draft.regionCode}
        onChange={({ target }) => isRegionCode(target.value) && onEdit(regionEdit(target.value))}
      />
      <PointField
        name={text.sections.place}
        coords={draft.coords}
        near={here}
        onPoint={(coords) => onEdit({ coords })}
      />
    </FormSection>
  )
}

export function MeetingSection({ draft, errorOf, onEdit }: SectionProps) {
  const here = useVisitorLocation().coords
  const { meetingPoint } = draft
  const edit = (part: Partial<typeof meetingPoint>) => onEdit({ meetingPoint: { ...meetingPoint, ...part } })
  return (
    <FormSection id="meeting" title={text.sections.meeting} hint={text.hints.meeting} error={errorOf('meetingPoint')}>
      <TextField
        label={text.meetingTitle}
        hint={text.meetingTitleHint}
        maxLength={200}
        value={meetingPoint.title}
        onChange={({ target }) => edit({ title: target.value })}
      />
      <AddressField
        label={text.address}
        hint={text.hints.address}
        value={meetingPoint.address}
        onType={(address) => edit({ address })}
        onChoose={({ title, coords }) => edit({ address: title, coords })}
      />
      <PointField
        name={text.sections.meeting}
        coords={meetingPoint.coords}
        near={draft.coords ?? here}
        onPoint={(coords: Coordinates) => edit({ coords })}
      />
      <TextArea
        label={text.note}
        hint={text.hints.note}
        rows={2}
        maxLength={1_000}
        value={meetingPoint.note}
        onChange={({ target }) => edit({ note: target.value })}
      />
    </FormSection>
  )
}
