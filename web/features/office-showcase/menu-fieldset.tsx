import { MAX_MENU_LINKS, MAX_PIECE_TITLE } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import { MENU_PAGES } from '@okolitsa/domain/content/menu-links.ts'
import { MENU_PLACES } from '@okolitsa/domain/content/written-piece.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type LinkRow, type MenuForm, NEW_LINK } from './piece-form.ts'
import { type RowProps, Rows } from './rows.tsx'
import css from './showcase.module.css'

/** Fields of a menu: its place, which is chosen once, and its links in order. */
export function MenuFieldset({
  form,
  errors,
  isNew,
  onChange,
}: {
  form: MenuForm
  errors: Readonly<Record<string, string>>
  isNew: boolean
  onChange: (part: Partial<MenuForm>) => void
}) {
  const field = (name: 'title' | 'titleEn') => ({
    label: text.fields[name],
    value: form[name],
    error: errors[name],
    maxLength: MAX_PIECE_TITLE,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  return (
    <>
      <Select
        label={text.fields.place}
        disabled={!isNew}
        items={MENU_PLACES.map((value) => ({ value, title: text.menuPlaces[value] }))}
        value={form.place}
        onChange={({ target }) => onChange({ place: target.value as MenuForm['place'] })}
      />
      <TextField {...field('title')} />
      <TextField {...field('titleEn')} />
      <p className="sm muted">{text.linksHint}</p>
      <Rows
        name="links"
        title={text.fields.links}
        rows={form.links}
        errors={errors}
        most={MAX_MENU_LINKS}
        words={text.link}
        emptyRow={NEW_LINK}
        onChange={(links) => onChange({ links })}
      >
        {(row) => <LinkFields {...row} />}
      </Rows>
    </>
  )
}

function LinkFields({ row, errorOf, change }: RowProps<LinkRow>) {
  const isPage = MENU_PAGES.some((page) => page === row.href)
  const words = (name: 'title' | 'titleEn' | 'href', label: string, most: number) => ({
    label,
    maxLength: most,
    value: row[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <>
      <div className={css.pair}>
        <TextField {...words('title', text.link.title, 40)} />
        <TextField {...words('titleEn', text.link.titleEn, 40)} />
      </div>
      <Select
        label={text.link.page}
        items={[
          ...MENU_PAGES.map((value) => ({ value, title: text.pages[value] })),
          { value: '', title: text.link.other },
        ]}
        value={isPage ? row.href : ''}
        onChange={({ target }) => change({ href: target.value })}
      />
      {!isPage && <TextField {...words('href', text.link.href, 300)} hint={text.link.hrefHint} />}
      <Checkbox checked={row.isShown} onChange={({ target }) => change({ isShown: target.checked })}>
        {text.link.isShown}
      </Checkbox>
    </>
  )
}
