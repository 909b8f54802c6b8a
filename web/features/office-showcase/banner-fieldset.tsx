import {
  bannerLinkMistake,
  MAX_BANNER_ACTION,
  MAX_BANNER_HREF,
  MAX_BANNER_TEXT,
  MAX_BANNER_TITLE,
} from '@okolitsa/domain/content/banner.ts'
import { BANNER_LOOKS } from '@okolitsa/domain/content/content-block.ts'
import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { useState } from 'react'
import { useBannerPicture, usePageExists } from '../../data/office/use-banners.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BannerForm } from './banner-fields.ts'
import { OccasionField } from './occasion-field.tsx'
import { PictureField } from './picture-field.tsx'
import { RegionsField } from './region-field.tsx'
import css from './showcase.module.css'

interface FieldsetProps {
  readonly form: BannerForm
  readonly errors: Partial<Record<keyof BannerForm, string>>
  readonly onChange: (part: Partial<BannerForm>) => void
}
type TextName = 'title' | 'text' | 'action' | 'enTitle' | 'enText' | 'enAction' | 'from' | 'to' | 'position'

/** Fields of a banner. */
export function BannerFieldset(props: FieldsetProps) {
  const { form, errors, onChange } = props
  const upload = useBannerPicture()
  const field = (name: TextName) => ({
    label: text.fields[name],
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <TextField {...field('title')} maxLength={MAX_BANNER_TITLE} />
      <TextArea {...field('text')} rows={2} maxLength={MAX_BANNER_TEXT} />
      <TextField {...field('action')} maxLength={MAX_BANNER_ACTION} />
      <LinkField {...props} />
      <PictureField
        label={text.fields.picture}
        imageUrl={form.imageUrl}
        error={errors.picture}
        upload={upload}
        text={text}
        onChange={onChange}
      />
      <Segmented
        label={text.fields.look}
        value={form.look}
        items={BANNER_LOOKS.map((value) => ({ value, title: text.looks[value] }))}
        onValueChange={(look) => onChange({ look })}
      />
      <RegionsField
        label={text.fields.regionCodes}
        regionCodes={form.regionCodes}
        onChange={(regionCodes) => onChange({ regionCodes })}
      />
      <OccasionField value={form.occasion} error={errors.occasion} onChange={(occasion) => onChange({ occasion })} />
      <div className={css.pair}>
        <TextField {...field('from')} type="datetime-local" hint={text.timeHint} />
        <TextField {...field('to')} type="datetime-local" hint={text.timeHint} />
      </div>
      <TextField {...field('position')} inputMode="numeric" hint={text.positionHint} />
      <Disclosure title={text.english} defaultOpen={form.enTitle !== ''}>
        <div className="stack g4" lang="en">
          <TextField {...field('enTitle')} maxLength={MAX_BANNER_TITLE} />
          <TextArea {...field('enText')} rows={2} maxLength={MAX_BANNER_TEXT} />
          <TextField {...field('enAction')} maxLength={MAX_BANNER_ACTION} />
        </div>
      </Disclosure>
    </>
  )
}

/** The link, checked against the areas of the market while it is typed, and against its pages when the field is left. */
function LinkField({ form: { href }, errors, onChange }: FieldsetProps) {
  const { closedAreas } = useRootData().site.market
  const [asked, setAsked] = useState<string | null>(null)
  const mistake = bannerLinkMistake(href.trim(), closedAreas)
  const exists = usePageExists(asked !== null && asked === href.trim() ? asked : null).data
  return (
    <TextField
      label={text.fields.href}
      maxLength={MAX_BANNER_HREF}
      autoComplete="off"
      value={href}
      error={mistake ? text.linkMistakes[mistake] : exists === false ? text.noPage : errors.href}
      hint={exists ? text.pageExists : text.linkHint}
      onChange={({ target }) => onChange({ href: target.value })}
      onBlur={() => setAsked(mistake ? null : href.trim())}
    />
  )
}
